/** Trains broken into rows: row 0 runs outwards, row 1 comes back, and so on. Tiles never turn, only the line does. */

import type { Picture } from "./picture";
import { isDouble, tileKey, widthOf } from "./tiles";

export const GAP = 2;
export const ROW_GAP = 8;
export const MORE = 28;
/** How far a stop may reach into the padding before its tile takes a new row. */
const STOP_OVER = 20;
const BEFORE_STOP = 3;
const BEND = 10;
const CURVE = 8;

/** The oldest tiles, `hidden` of them, are in no row. */
export type Rows = { rows: string[][]; hidden: number };

/** From where to where a row may reach; `near` is the side of the hub. */
export type Span = (row: number) => { near: number; far: number };

/** The tiles in as many rows as they need; above `most` rows the oldest tiles are hidden. */
export function fold(tiles: readonly string[], u: number, span: Span, stop: number, most = Infinity): Rows {
  let hidden = 0;
  let rows = broken(tiles, u, span, stop, hidden);
  while (rows.length > most && hidden < tiles.length - 1) {
    hidden += 1;
    rows = broken(tiles, u, span, stop, hidden);
  }
  return { rows, hidden };
}

/** Every row has room for the stop behind its last tile: so no stop is ever alone, and no tile moves for one. */
function broken(tiles: readonly string[], u: number, span: Span, stop: number, hidden: number): string[][] {
  let row: string[] = [];
  const rows = [row];
  let left = room(span, 0) - (hidden ? MORE + 6 : 0);
  for (const tile of tiles.slice(hidden)) {
    const width = widthOf(tile, u) + GAP;
    if (row.length > 0 && width + BEFORE_STOP + stop > left + STOP_OVER) {
      row = [];
      rows.push(row);
      left = room(span, rows.length - 1);
    }
    row.push(tile);
    left -= width;
  }
  return rows;
}

function room(span: Span, row: number): number {
  const { near, far } = span(row);
  return Math.abs(far - near);
}

export function rowsHeight(rows: Rows, u: number): number {
  return rows.rows.length * 2 * u + (rows.rows.length - 1) * ROW_GAP;
}

export type Track = {
  of: string;
  end: string;
  /** Null before the reveal of Engine 191. */
  pips: number | null;
  seat: string | null;
  u: number;
  stop: number;
  y: number;
  span: Span;
  /** The way row 0 runs: 1 to the right. */
  way: 1 | -1;
};

/** Puts the tiles and the stop into the picture; returns the path of the line from where row 0 begins. */
export function place(picture: Picture, folded: Rows, track: Track): string {
  const { u, stop, of } = track;
  let path = "";
  folded.rows.forEach((row, number) => {
    const out = number % 2 === 0;
    const way = out ? track.way : -track.way;
    const y = track.y + number * (2 * u + ROW_GAP);
    const { near, far } = track.span(number);
    let x = out ? near : far;
    if (number > 0) path += bend(x, y, -way);
    if (number === 0 && folded.hidden) {
      picture.stops.push(moreStop(track, x + (way * MORE) / 2, y, MORE / 2, folded.hidden));
      x += way * (MORE + 6);
    }
    for (const tile of row) {
      const width = widthOf(tile, u);
      const angle = isDouble(tile) ? 90 : way > 0 ? 0 : 180;
      picture.tiles.push({ key: tileKey(tile), tile, x: x + (way * width) / 2, y, u, angle, of });
      x += way * (width + GAP);
    }
    if (number < folded.rows.length - 1) path += `H${out ? far : near}`;
    else path += endStop(picture, track, x + way * (BEFORE_STOP + stop / 2), y);
  });
  return path;
}

function endStop(picture: Picture, track: Track, x: number, y: number): string {
  const { end, pips, seat, stop } = track;
  picture.stops.push({ key: end, kind: "end", end, x, y, r: stop / 2, pips, seat, ghost: null });
  return `H${x}`;
}

export function moreStop(
  track: Pick<Track, "of" | "end" | "seat">,
  x: number,
  y: number,
  r: number,
  pips: number,
) {
  const { of, end, seat } = track;
  return { key: `more ${of} ${end}`, kind: "more" as const, end: of, x, y, r, pips, seat, ghost: null };
}

/** A rounded U from the row above, at the side `way`, to where the next row begins. */
function bend(x: number, y: number, way: number): string {
  return `H${x + way * BEND}q${way * CURVE} 0 ${way * CURVE} ${CURVE}V${y - CURVE}q0 ${CURVE} ${-way * CURVE} ${CURVE}H${x}`;
}
