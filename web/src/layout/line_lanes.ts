/** Engine 191 on a phone: a lane for each line, with its score yard below, or beside its name where lanes are low. */

import type { Lines, View } from "$messages";
import { layTiles, newest } from "./lanes";
import { emptyPicture, type Picture, type Shelf, type Stage } from "./picture";
import { clamp } from "./scale";
import { seatsFrom } from "./seats";
import { pipsOf, tileKey } from "./tiles";

const PAD = 12;
const PAD_BOTTOM = 6;
const LABEL = 18;
const SHELF_GAP = 6;
const HIGHEST = 132;
const LOWEST = 60;
/** Lower lanes have no room for the yard below. */
const YARD_BELOW = 88;
/** How much of the width a name leaves to the yard beside it. */
const YARD_SHARE = 0.5;
const YARD_LABEL = 76;
const BETWEEN = 3;
const SMALLEST_SHELF = 13;

type Sizes = { u: number; stop: number; shelfU: number; below: boolean };

export function layLineLanes(view: View, table: Lines, stage: Stage, viewer: string | null): Picture {
  const [own, ...others] = seatsFrom(viewer, view.players);
  const order = [...others, own!];
  const height = clamp(LOWEST, (stage.height - PAD_BOTTOM) / order.length, HIGHEST);
  const sizes = sizesFor(height);
  const picture = emptyPicture(view.round, stage, sizes.u);
  const all = order.length * height + PAD_BOTTOM;
  picture.height = Math.max(stage.height, all);
  const top = (picture.height - all) / 2;
  order.forEach((seat, number) => {
    const lane = { x: 0, y: top + number * height, width: stage.width, height };
    picture.lanes.push({ of: seat, ends: [seat], ...lane });
    layLane(picture, table, seat, sizes, { ...lane, y: lane.y + (height - heightOf(sizes)) / 2 });
  });
  return picture;
}

function sizesFor(height: number): Sizes {
  const below = height >= YARD_BELOW;
  const shelfU = below ? clamp(SMALLEST_SHELF, Math.floor(height * 0.16), 17) : SMALLEST_SHELF;
  const taken = heightOf({ u: 0, stop: 0, shelfU, below });
  const u = Math.min(26, Math.floor((height - taken) / 2));
  return { u, shelfU, below, stop: clamp(32, 2 * u, 48) };
}

/** Of everything that lies in a lane. */
function heightOf({ u, shelfU, below }: Sizes): number {
  return LABEL + 2 + 2 * u + (below ? SHELF_GAP + shelfU + 6 : 4);
}

function layLane(
  picture: Picture,
  table: Lines,
  seat: string,
  sizes: Sizes,
  at: { x: number; y: number; width: number },
): void {
  const { u, stop, shelfU, below } = sizes;
  const left = at.x + PAD;
  const right = at.x + at.width - PAD;
  const y = at.y + LABEL + u + 2;
  const yard = table.yards[seat] ?? [];
  const yardAt = below ? left : left + (1 - YARD_SHARE) * (right - left);
  const width = below ? right - left - stop - 8 : yardAt - left - 12;
  picture.labels.push({
    key: seat,
    seat,
    x: left,
    y: below ? at.y : at.y + 2,
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
  const shelfY = below ? y + u + SHELF_GAP : at.y + 3;
  picture.shelves.push(shelf(seat, yard, shelfU, { left: yardAt, right, y: shelfY }));
}

/** A full shelf shows its newest tiles. */
function shelf(
  seat: string,
  yard: readonly string[],
  shelfU: number,
  at: { left: number; right: number; y: number },
): Shelf {
  const pitch = 2 * shelfU + BETWEEN;
  const left = at.left + YARD_LABEL;
  const fitting = Math.floor((at.right - left - 8 + BETWEEN) / pitch);
  const more = yard.length <= fitting ? 0 : yard.length - fitting + 1;
  const from = left + (more ? pitch : 0) + shelfU;
  const tiles = yard.slice(more).map((tile, number) => {
    return {
      key: tileKey(tile),
      tile,
      x: from + number * pitch,
      y: at.y + shelfU / 2,
      u: shelfU,
      angle: 0,
      of: seat,
    };
  });
  const total = yard.reduce((sum, tile) => sum + pipsOf(tile), 0);
  const shown = tiles.length + (more ? 1 : 0);
  const width = YARD_LABEL + shown * pitch + 8;
  const box = { x: at.left - 4, y: at.y - 3, width, height: shelfU + 6 };
  return { seat, ...box, total, tiles, more, moreAt: left + shelfU };
}
