/** How large the tiles of a hand are, so that all of them are seen at once and none is too small for a finger. */

export type Size = { u: number; gap: number };
export type Room = { width: number; height: number; most: number };
/** Tiles that stand together under a label, which may be wider than they are. */
export type Group = { tiles: number; label: number };

const SMALLEST = 16;
const GAP = 6;
const TIGHT = { u: SMALLEST, gap: 3 };

/** What a divider takes of a row, with the room around it: among tiles that follow one another, and between groups. */
export const DIVIDER = { among: 24, between: 34 };

// --- One after another, over as many rows as there are --------------------------------------------------------

/** The largest tiles (u wide, 2u high) with which `tiles` of them, and dividers, fill at most the height there is. */
export function tileSize(tiles: number, dividers: number, room: Room): Size {
  for (let u = room.most; u > SMALLEST; u--) {
    const inRow = Math.floor((room.width - dividers * DIVIDER.among + GAP) / (u + GAP));
    if (inRow < 1) continue;
    if (height(Math.ceil(tiles / inRow), u) <= room.height) return { u, gap: GAP };
  }
  return TIGHT;
}

/** For the divider after each group but the last: would it stand at the edge of a row, where it divides nothing? */
export function atEdge(groups: readonly number[], size: Size, width: number): boolean[] {
  const dividers: boolean[] = [];
  let x = 0;
  for (const [at, tiles] of groups.entries()) {
    for (let tile = 0; tile < tiles; tile++) {
      if (x > 0 && x + size.u > width) x = 0;
      x += size.u + size.gap;
    }
    if (at === groups.length - 1) break;
    const edge = x + DIVIDER.among + size.u > width;
    dividers.push(edge);
    x = edge ? 0 : x + DIVIDER.among;
  }
  return dividers;
}

// --- In groups, side by side ----------------------------------------------------------------------------------

/** The same for groups side by side, all of them in as many rows. */
export function groupSize(groups: readonly Group[], room: Room): Size & { rows: number } {
  const most = Math.max(1, ...groups.map(({ tiles }) => tiles));
  for (let u = room.most; u > SMALLEST; u--)
    for (let rows = 1; rows <= most && height(rows, u) <= room.height; rows++)
      if (width(groups, rows, u) <= room.width) return { u, gap: GAP, rows };
  return { ...TIGHT, rows: Math.max(1, Math.floor((room.height + TIGHT.gap) / (2 * TIGHT.u + TIGHT.gap))) };
}

function height(rows: number, u: number): number {
  return rows * (2 * u + GAP) - GAP;
}

function width(groups: readonly Group[], rows: number, u: number): number {
  const widths = groups.map(({ tiles, label }) => Math.max(label, Math.ceil(tiles / rows) * (u + GAP) - GAP));
  return widths.reduce((sum, each) => sum + each, 0) + (groups.length - 1) * DIVIDER.between;
}
