/** How large the tiles of a hand are, so that all of them are seen at once and none is too small for a finger. */

export type Size = { u: number; gap: number };
export type Room = { width: number; height: number; most: number };

const SMALLEST = 16;
const GAP = 6;

/** The largest tiles (u wide, 2u high) with which `tiles` of them, and dividers, fill at most the height there is. */
export function tileSize(tiles: number, dividers: number, room: Room): Size {
  for (let u = room.most; u > SMALLEST; u--) {
    const inRow = Math.floor((room.width - dividers * 24 + GAP) / (u + GAP));
    if (inRow < 1) continue;
    const rows = Math.ceil(tiles / inRow);
    if (rows * (2 * u + GAP) - GAP <= room.height) return { u, gap: GAP };
  }
  return { u: SMALLEST, gap: 3 };
}
