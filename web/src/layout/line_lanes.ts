/** Engine 191 on a phone: a lane for each line, with its score yard below. */

import type { Lines, View } from "$messages";
import { layTiles, newest } from "./lanes";
import { emptyPicture, type Picture, type Shelf, type Stage } from "./picture";
import { clamp } from "./scale";
import { seatsFrom } from "./seats";
import { pipsOf, tileKey } from "./tiles";

const PAD = 12;
const LABEL = 18;
const SHELF_GAP = 6;
const HIGHEST = 132;
const LOWEST = 80;
const NARROWEST = 340;
const YARD_LABEL = 76;
const BETWEEN = 3;

type Sizes = { u: number; stop: number; shelfU: number };

export function layLineLanes(view: View, table: Lines, stage: Stage, viewer: string | null): Picture {
  const [own, ...others] = seatsFrom(viewer, view.players);
  const order = [...others, own!];
  const columns = stage.height / order.length < LOWEST + 8 && stage.width >= 2 * NARROWEST ? 2 : 1;
  const rows = Math.ceil(order.length / columns);
  const height = clamp(LOWEST, stage.height / rows, HIGHEST);
  const width = stage.width / columns;
  const sizes = sizesFor(height);
  const picture = emptyPicture(view.round, stage, sizes.u);
  picture.height = Math.max(stage.height, rows * height);
  const top = (picture.height - rows * height) / 2;
  const above = (height - LABEL - 2 * sizes.u - SHELF_GAP - sizes.shelfU - 5) / 2;
  order.forEach((seat, number) => {
    const x = Math.floor(number / rows) * width;
    const y = top + (number % rows) * height;
    picture.lanes.push({ of: seat, ends: [seat], x, y, width, height });
    layLane(picture, table, seat, sizes, { x, y: y + above, width });
  });
  return picture;
}

function sizesFor(height: number): Sizes {
  const shelfU = clamp(13, Math.floor(height * 0.16), 17);
  const u = Math.min(26, Math.floor((height - LABEL - shelfU - SHELF_GAP - 8) / 2));
  return { u, shelfU, stop: clamp(32, 2 * u, 48) };
}

function layLane(
  picture: Picture,
  table: Lines,
  seat: string,
  sizes: Sizes,
  at: { x: number; y: number; width: number },
): void {
  const { u, stop, shelfU } = sizes;
  const left = at.x + PAD;
  const right = at.x + at.width - PAD;
  const y = at.y + LABEL + u + 2;
  const width = at.width - 2 * PAD - stop - 8;
  picture.labels.push({
    key: seat,
    seat,
    x: left,
    y: at.y,
    width,
    height: LABEL - 3,
    anchor: "start",
    rows: 1,
  });
  picture.lines.push({ key: seat, kind: "seat", seat, d: `M${left} ${y}H${right - stop / 2}` });
  const pips = table.ends[seat] ?? null;
  const end = { x: right - stop / 2, y, r: stop / 2, pips, seat, ghost: null };
  picture.stops.push({ key: seat, kind: "end", end: seat, ...end });
  const tiles = table.trains[seat] ?? [];
  const from = left + 4;
  layTiles(picture, tiles, newest(tiles, u, right - stop - 6 - from), { of: seat, seat, from, y, u });
  picture.shelves.push(shelf(seat, table.yards[seat] ?? [], shelfU, at, y + u + SHELF_GAP));
}

/** A full shelf shows its newest tiles. */
function shelf(
  seat: string,
  yard: readonly string[],
  shelfU: number,
  at: { x: number; width: number },
  y: number,
): Shelf {
  const pitch = 2 * shelfU + BETWEEN;
  const left = at.x + PAD + YARD_LABEL;
  const fitting = Math.floor((at.width - 2 * PAD - YARD_LABEL - 8 + BETWEEN) / pitch);
  const more = yard.length <= fitting ? 0 : yard.length - fitting + 1;
  const from = left + (more ? pitch : 0) + shelfU;
  const tiles = yard.slice(more).map((tile, number) => {
    return {
      key: tileKey(tile),
      tile,
      x: from + number * pitch,
      y: y + shelfU / 2,
      u: shelfU,
      angle: 0,
      of: seat,
    };
  });
  const total = yard.reduce((sum, tile) => sum + pipsOf(tile), 0);
  const box = { x: at.x + PAD - 4, y: y - 3, width: at.width - 2 * PAD + 8, height: shelfU + 6 };
  return { seat, ...box, total, tiles, more, moreAt: left + shelfU };
}
