/** Boxes at any angle, and discs. Where two overlap, the depth is positive; else it is minus their distance or less. */

/** `hx` and `hy` are half its sides, along and across its angle, which is in radians. */
export type Box = { x: number; y: number; hx: number; hy: number; cos: number; sin: number };

export type Disc = { x: number; y: number; r: number };

export type Extent = { left: number; top: number; right: number; bottom: number };

export function box(x: number, y: number, hx: number, hy: number, degrees = 0): Box {
  const angle = (degrees * Math.PI) / 180;
  return { x, y, hx, hy, cos: Math.cos(angle), sin: Math.sin(angle) };
}

export function boxesDepth(one: Box, other: Box): number {
  const dx = other.x - one.x;
  const dy = other.y - one.y;
  const cos = Math.abs(one.cos * other.cos + one.sin * other.sin);
  const sin = Math.abs(one.cos * other.sin - one.sin * other.cos);
  return Math.min(
    one.hx + other.hx * cos + other.hy * sin - Math.abs(dx * one.cos + dy * one.sin),
    one.hy + other.hx * sin + other.hy * cos - Math.abs(dy * one.cos - dx * one.sin),
    other.hx + one.hx * cos + one.hy * sin - Math.abs(dx * other.cos + dy * other.sin),
    other.hy + one.hx * sin + one.hy * cos - Math.abs(dy * other.cos - dx * other.sin),
  );
}

export function discDepth(disc: Disc, other: Box): number {
  const dx = disc.x - other.x;
  const dy = disc.y - other.y;
  const along = Math.max(0, Math.abs(dx * other.cos + dy * other.sin) - other.hx);
  const across = Math.max(0, Math.abs(dy * other.cos - dx * other.sin) - other.hy);
  return disc.r - Math.hypot(along, across);
}

export function discsDepth(one: Disc, other: Disc): number {
  return one.r + other.r - Math.hypot(one.x - other.x, one.y - other.y);
}

export function extentOf(of: Box): Extent {
  const x = of.hx * Math.abs(of.cos) + of.hy * Math.abs(of.sin);
  const y = of.hx * Math.abs(of.sin) + of.hy * Math.abs(of.cos);
  return { left: of.x - x, top: of.y - y, right: of.x + x, bottom: of.y + y };
}

export function extentOfDisc({ x, y, r }: Disc): Extent {
  return { left: x - r, top: y - r, right: x + r, bottom: y + r };
}

export function around(one: Extent, other: Extent): Extent {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
