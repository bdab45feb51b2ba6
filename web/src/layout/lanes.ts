/** Phone lanes of trains: one lane for each, its newest tiles, its end as a large stop at the right thumb. */

import type { Trains, View } from "$messages";
import { emptyPicture, type Label, type Lane, type Picture, type Stage } from "./picture";
import { GAP, MORE, moreStop } from "./rows";
import { clamp } from "./scale";
import { isSeat, seatsFrom, sharedTrains } from "./seats";
import { isDouble, tileKey, widthOf } from "./tiles";

const PAD = 12;
/** The column of names, where they do not stand above their line: at least, beside the width of the lane, at most. */
const NAME = { least: 80, share: 0.19, most: 110 };
const NAME_HEIGHT = 34;
const LABEL_ABOVE = 18;
const LOWEST = 32;
/** Lower lanes stand in several columns where there is room for that. */
const FOR_THUMBS = 40;
const HIGHEST = 84;
/** From this height on a name stands above its line. */
const NAME_ABOVE = 62;
const LARGEST_U = 28;
const STOP = { least: 32, most: 48 };
/** A lane needs this much width for a name, a stop and three tiles. */
const NARROWEST = 340;
/** More lanes than this are low, and numerals are easier to read there. */
const FEW = 5;
const BESIDE_STOP = 6;
const BESIDE_MORE = 4;

type Grid = { columns: number; rows: number; width: number; height: number; top: number };

export function layLanes(view: View, table: Trains, stage: Stage, viewer: string | null): Picture {
  const order = laneOrder(view, viewer);
  const grid = gridFor(order.length, stage);
  const above = grid.height >= NAME_ABOVE;
  const label = above ? LABEL_ABOVE : 0;
  const u = Math.min(LARGEST_U, Math.floor((grid.height - label - 4) / 2));
  const picture = emptyPicture(view.round, stage, u);
  picture.numerals = u < 20 || order.length > FEW;
  picture.height = Math.max(stage.height, grid.rows * grid.height);
  order.forEach((of, number) => {
    const lane = laneAt(grid, number, of, table);
    layLane(picture, lane, table, {
      above,
      label,
      u,
      stop: clamp(STOP.least, grid.height - label - 4, STOP.most),
    });
  });
  return picture;
}

/** The others in the order of their turns, what is shared, and one's own last, next to the thumb. */
function laneOrder(view: View, viewer: string | null): string[] {
  const [own, ...others] = seatsFrom(viewer, view.players);
  return [...others, ...sharedTrains(view), own!];
}

/** On a wide, low stage lanes stand in several columns; what is still too low scrolls. */
function gridFor(lanes: number, stage: Stage): Grid {
  const most = Math.max(1, Math.floor(stage.width / NARROWEST));
  let columns = 1;
  while (columns < most && stage.height / Math.ceil(lanes / columns) < FOR_THUMBS) columns += 1;
  const rows = Math.ceil(lanes / columns);
  const height = clamp(LOWEST, stage.height / rows, HIGHEST);
  return {
    columns,
    rows,
    width: stage.width / columns,
    height,
    top: Math.max(0, (stage.height - rows * height) / 2),
  };
}

function laneAt(grid: Grid, number: number, of: string, table: Trains): Lane {
  const column = Math.floor(number / grid.rows);
  const row = number % grid.rows;
  const ends = Object.keys(table.ends).filter((end) => (isSeat(of) ? end === of : end.startsWith(of)));
  return {
    of,
    ends,
    x: column * grid.width,
    y: grid.top + row * grid.height,
    width: grid.width,
    height: grid.height,
  };
}

type Sizes = { above: boolean; label: number; u: number; stop: number };

function nameWidth({ width }: Lane): number {
  return clamp(NAME.least, NAME.share * width, NAME.most);
}

function labelAt(lane: Lane, { above, stop }: Sizes): Pick<Label, "y" | "width" | "height" | "rows"> {
  if (above) return { y: lane.y + 2, width: lane.width - 2 * PAD - stop, height: 15, rows: 1 };
  const height = Math.min(NAME_HEIGHT, lane.height);
  return { y: lane.y + (lane.height - height) / 2, width: nameWidth(lane) - 6, height, rows: 2 };
}

function layLane(picture: Picture, lane: Lane, table: Trains, sizes: Sizes): void {
  const { of } = lane;
  const { above, label, u, stop } = sizes;
  const seat = isSeat(of) ? of : null;
  const y = lane.y + label + (lane.height - label) / 2;
  const left = lane.x + PAD + (above ? 0 : nameWidth(lane));
  const right = lane.x + lane.width - PAD;
  picture.lanes.push(lane);
  picture.labels.push({ key: of, seat, x: lane.x + PAD, anchor: "start", ...labelAt(lane, sizes) });
  picture.lines.push({
    key: of,
    kind: seat ? "seat" : "shared",
    seat,
    d: `M${left} ${y}H${right - stop / 2}`,
  });
  const end = (name: string, x: number) =>
    picture.stops.push({
      key: name,
      kind: "end",
      end: name,
      x,
      y,
      r: stop / 2,
      pips: table.ends[name] ?? null,
      seat,
      ghost: null,
    });
  const bothEnds = lane.ends.includes("ML");
  if (bothEnds) end("ML", left + stop / 2);
  end(bothEnds ? "MR" : (lane.ends[0] ?? of), right - stop / 2);
  const from = bothEnds ? left + stop + BESIDE_STOP : left;
  const to = right - stop - BESIDE_STOP;
  const tiles = table.trains[of] ?? [];
  layTiles(picture, tiles, bothEnds ? aroundTheMiddle(tiles, u, to - from) : newest(tiles, u, to - from), {
    of,
    seat,
    from,
    y,
    u,
  });
}

/** The tiles from `first` to `last` are hidden behind a "+n". */
type Hidden = { first: number; last: number } | null;

export function newest(tiles: readonly string[], u: number, room: number): Hidden {
  if (lengthOf(tiles, u) <= room) return null;
  const left = room - MORE - BESIDE_MORE;
  let shown = 0;
  while (lengthOf(tiles.slice(tiles.length - shown - 1), u) <= left) shown += 1;
  return { first: 0, last: tiles.length - shown };
}

/** Of a Super Train both ends are shown. */
function aroundTheMiddle(tiles: readonly string[], u: number, room: number): Hidden {
  if (lengthOf(tiles, u) <= room) return null;
  const half = (room - MORE - BESIDE_MORE) / 2;
  let first = 0;
  while (lengthOf(tiles.slice(0, first + 1), u) <= half) first += 1;
  let last = tiles.length;
  while (lengthOf(tiles.slice(last - 1), u) <= half) last -= 1;
  return { first, last };
}

function lengthOf(tiles: readonly string[], u: number): number {
  return tiles.reduce((sum, tile) => sum + widthOf(tile, u) + GAP, 0);
}

type Row = { of: string; seat: string | null; from: number; y: number; u: number };

export function layTiles(picture: Picture, tiles: readonly string[], hidden: Hidden, row: Row): void {
  const { of, seat, y, u } = row;
  let x = row.from;
  tiles.forEach((tile, number) => {
    if (hidden && number === hidden.first) {
      const stop = moreStop({ of, end: of, seat }, x + MORE / 2, y, MORE / 2, hidden.last - hidden.first);
      picture.stops.push(stop);
      x += MORE + BESIDE_MORE;
    }
    if (hidden && number >= hidden.first && number < hidden.last) return;
    const width = widthOf(tile, u);
    picture.tiles.push({
      key: tileKey(tile),
      tile,
      x: x + width / 2,
      y,
      u,
      angle: isDouble(tile) ? 90 : 0,
      of,
    });
    x += width + GAP;
  });
}
