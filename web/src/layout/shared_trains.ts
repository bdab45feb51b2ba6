/** The band at the bottom of the map: the Mexican Train, alone or beside the public train, or the Super Train. */

import type { Trains, View } from "$messages";
import { CHAMFER, HUB, LABEL, LABEL_WIDTH, PAD_X, TRUNK } from "./map_measures";
import type { Picture, Stage } from "./picture";
import { fold, place, rowsHeight, type Rows, type Span } from "./rows";
import { sharedTrains } from "./seats";
import { isSuper, superTrain } from "./super_train";
import { isDouble, tileKey, widthOf } from "./tiles";

/** What the two halves of the stage leave free between them. */
const CENTRE = 24;
/** How far from the middle the lines of two shared trains come down. */
const TRACKS_APART = 5;

type Wing = { of: string; end: string; folded: Rows; span: Span; way: 1 | -1 };

export type SharedBand = {
  wings: Wing[];
  /** The first tile of a Super Train, on the centre line. */
  first: string | null;
  /** Does a line come down from the hub? */
  fromHub: boolean;
  stop: number;
  rows: number;
  height: number;
};

export function sharedBand(
  view: View,
  table: Trains,
  stage: Stage,
  u: number,
  stop: number,
  most?: number,
): SharedBand {
  const band = isSuper(view)
    ? superBand(view, table, stage, u, stop, most)
    : { wings: plainWings(view, table, stage, u, stop, most), first: null, fromHub: true };
  const rows = Math.max(1, ...band.wings.map((wing) => wing.folded.rows.length));
  const height = LABEL + Math.max(2 * u, ...band.wings.map((wing) => rowsHeight(wing.folded, u)));
  return { ...band, stop, rows, height };
}

function plainWings(view: View, table: Trains, stage: Stage, u: number, stop: number, most?: number): Wing[] {
  const shared = sharedTrains(view);
  return shared.map((of): Wing => {
    const way = of === "P" || shared.length === 1 ? 1 : -1;
    const span = shared.length === 1 ? wholeWidth(stage) : halfWidth(stage, way, HUB + TRUNK);
    return { of, end: of, folded: fold(table.trains[of] ?? [], u, span, stop, most), span, way };
  });
}

/** Row 0 begins in the right-hand column, later rows use the full width. */
function wholeWidth(stage: Stage): Span {
  const far = stage.width - PAD_X;
  return (row) => ({ near: row === 0 ? stage.width / 2 + HUB + TRUNK : PAD_X, far });
}

function halfWidth(stage: Stage, way: 1 | -1, beside: number): Span {
  const middle = stage.width / 2;
  const far = middle + way * (middle - PAD_X);
  return (row) => ({ near: middle + way * (row === 0 ? beside : CENTRE), far });
}

function superBand(view: View, table: Trains, stage: Stage, u: number, stop: number, most?: number) {
  const { first, left, right } = superTrain(view, table);
  const wing = (end: string, tiles: string[], span: Span, way: 1 | -1): Wing => {
    return { of: "M", end, folded: fold(tiles, u, span, stop, most), span, way };
  };
  if (first === null) {
    const where = halfWidth(stage, 1, -stop / 2); // where its first tile will lie
    return { wings: [wing("M", [], where, 1)], first, fromHub: false };
  }
  if (left === null) {
    const wings = [wing("MR", [first, ...right], acrossTheBottom(stage), 1)];
    return { wings, first: null, fromHub: false };
  }
  const beside = widthOf(first, u) / 2 + 2;
  const wings = [
    wing("ML", left, halfWidth(stage, -1, beside), -1),
    wing("MR", right, halfWidth(stage, 1, beside), 1),
  ];
  return { wings, first, fromHub: false };
}

function acrossTheBottom(stage: Stage): Span {
  return () => ({ near: PAD_X, far: stage.width - PAD_X });
}

export function laySharedTrains(
  picture: Picture,
  band: SharedBand,
  table: Trains,
  top: number,
  u: number,
  hub: { x: number; y: number },
): void {
  const y = top + LABEL + u;
  if (band.first !== null) layFirst(picture, band.first, hub.x, y, u);
  for (const { of, end, folded, span, way } of band.wings) {
    const { near } = span(0);
    const pips = table.ends[end] ?? null;
    const path = place(picture, folded, { of, end, pips, seat: null, u, stop: band.stop, y, span, way });
    const track = band.wings.length > 1 ? way * TRACKS_APART : 0;
    const start = band.fromHub
      ? comingDown(hub, track, y, way)
      : `M${band.first === null ? near : hub.x} ${y}`;
    picture.lines.push({ key: end, kind: "shared", seat: null, d: `${start}H${near}${path}` });
    if (end === "ML") continue; // one label for both wings of the Super Train
    const anchor = way > 0 ? "start" : "end";
    const x = band.first === null ? near : hub.x - widthOf(band.first, u) / 2;
    picture.labels.push({
      key: of,
      seat: null,
      x,
      y: top,
      width: LABEL_WIDTH,
      height: LABEL - 6,
      anchor,
      rows: 1,
    });
  }
}

function layFirst(picture: Picture, tile: string, x: number, y: number, u: number): void {
  const angle = isDouble(tile) ? 90 : 0;
  picture.tiles.push({ key: tileKey(tile), tile, x, y, u, angle, of: "M" });
}

function comingDown(hub: { x: number; y: number }, track: number, y: number, way: 1 | -1): string {
  const x = hub.x + track;
  return `M${x} ${hub.y}V${y - CHAMFER}L${x + way * CHAMFER} ${y}`;
}
