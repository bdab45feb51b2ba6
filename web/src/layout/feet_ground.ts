/** The ground a tree of Chickenfoot grows on: what lies where, what is reserved, and how free it is around an end. */

import {
  around,
  boxesDepth,
  discDepth,
  discsDepth,
  extentOf,
  extentOfDisc,
  type Box,
  type Disc,
  type Extent,
} from "./geometry";
import { HUB, STOP, turned, vector, type Point } from "./feet_shapes";

/** Nothing that is searched for together is further apart than this, connectors aside. */
const NEAR = 2.4;
/** The grid by which freedom is judged. */
const CELL = 0.25;
const REACH = 80;
const ACROSS = Math.round((2 * REACH) / CELL);
/** Half the width of a ray. */
const FAT = 0.62;
const FURTHEST = 7;
const RAYS: readonly (readonly [turn: number, weight: number])[] = [
  [0, 1],
  [1, 0.7],
  [-1, 0.7],
  [2, 0.35],
  [-2, 0.35],
];

/** `of` is the end that it is reserved for; null: a tile lies there. */
type Thing = { of: string | null; box: Box | null; disc: Disc | null };

export class Ground {
  extent: Extent = { left: -HUB, top: -HUB, right: HUB, bottom: HUB };
  /** How large the tree may become. */
  width = 0;
  height = 0;
  private cells = new Map<number, Thing[]>();
  private connectors: Box[] = [];
  /** Large, and quickly made again: there is none while nothing grows. */
  private grid: Uint8Array | null = null;

  copy(): Ground {
    const copy = new Ground();
    copy.extent = this.extent;
    copy.width = this.width;
    copy.height = this.height;
    copy.cells = new Map([...this.cells].map(([cell, things]) => [cell, [...things]]));
    copy.connectors = [...this.connectors];
    for (const things of copy.cells.values()) for (const thing of things) copy.stamp(thing, 1);
    return copy;
  }

  /** Nothing grows here any more; a copy still can. */
  rest(): void {
    this.grid = null;
  }

  limit(width: number, height: number): void {
    this.width = Math.min(width, REACH);
    this.height = Math.min(height, REACH);
  }

  // --- What lies there ---

  addTile(box: Box): void {
    this.add({ of: null, box, disc: null }, box);
    this.stretch(extentOf(box));
  }

  addConnector(box: Box): void {
    this.connectors.push(box);
    this.stretch(extentOf(box));
  }

  reserve(of: string, box: Box): void {
    this.add({ of, box, disc: null }, box);
    this.stretch(extentOf(box));
  }

  reserveStop(of: string, disc: Disc): void {
    this.add({ of, box: null, disc }, disc);
    this.stretch(extentOfDisc(disc));
  }

  release(of: string): void {
    for (const [cell, things] of this.cells) {
      const kept = things.filter((thing) => thing.of !== of);
      if (kept.length === things.length) continue;
      for (const thing of things) if (thing.of === of) this.stamp(thing, -1);
      this.cells.set(cell, kept);
    }
  }

  /** A tile that is only being thought of. */
  imagine(box: Box, by: 1 | -1): void {
    this.stamp({ of: null, box, disc: null }, by);
  }

  private add(thing: Thing, at: { x: number; y: number }): void {
    const cell = cellOf(at.x, at.y);
    const things = this.cells.get(cell);
    if (things) things.push(thing);
    else this.cells.set(cell, [thing]);
    this.stamp(thing, 1);
  }

  private stretch(extent: Extent): void {
    this.extent = around(this.extent, extent);
  }

  // --- Is there room? ---

  /** `but` is the end that is being built on: what is reserved for it may be used. */
  freeForTile(box: Box, but: string | null): boolean {
    if (!this.inside(extentOf(box)) || discDepth({ x: 0, y: 0, r: HUB - 0.1 }, box) > 0) return false;
    if (this.connectors.some((one) => boxesDepth(one, box) > -0.04)) return false;
    return !this.touches(box.x, box.y, but, (thing) =>
      thing.box ? boxesDepth(thing.box, box) > -0.04 : discDepth(thing.disc!, box) > -0.05,
    );
  }

  freeForStop(disc: Disc, but: string | null): boolean {
    if (!this.inside(extentOfDisc(disc)) || Math.hypot(disc.x, disc.y) < HUB + disc.r) return false;
    if (this.connectors.some((one) => discDepth(disc, one) > -0.02)) return false;
    return !this.touches(disc.x, disc.y, but, (thing) =>
      thing.box ? discDepth(disc, thing.box) > -0.02 : discsDepth(thing.disc!, disc) > -0.02,
    );
  }

  freeForConnector(box: Box, but: string | null): boolean {
    if (!this.inside(extentOf(box)) || discDepth({ x: 0, y: 0, r: HUB - 0.1 }, box) > 0) return false;
    if (this.connectors.some((one) => boxesDepth(one, box) > 0.005)) return false;
    for (const things of this.cells.values()) {
      for (const { of, box: other, disc } of things) {
        if (of !== null && of === but) continue;
        const depth = other ? boxesDepth(other, box) : discDepth(disc!, box);
        if (depth > (of === null ? 0.005 : -0.02)) return false;
      }
    }
    return true;
  }

  private inside(extent: Extent): boolean {
    const { left, top, right, bottom } = this.extent;
    return (
      extent.left >= right - this.width &&
      extent.right <= left + this.width &&
      extent.top >= bottom - this.height &&
      extent.bottom <= top + this.height
    );
  }

  private touches(x: number, y: number, but: string | null, hits: (thing: Thing) => boolean): boolean {
    const cell = cellOf(x, y);
    for (const beside of NEIGHBOURS) {
      for (const thing of this.cells.get(cell + beside) ?? []) {
        if ((thing.of === null || thing.of !== but) && hits(thing)) return true;
      }
    }
    return false;
  }

  // --- How free is it? ---

  /** How far one could go from an end: five fat rays, straight ones count most. */
  freedom(end: Point, way: number): number {
    const first = STOP * 2 + 0.9;
    let sum = 0;
    for (const [turn, weight] of RAYS) sum += weight * (this.ray(end, turned(way, turn), first) - first);
    return sum;
  }

  private ray([x, y]: Point, way: number, first: number): number {
    const grid = this.grid!;
    const [dx, dy] = vector(way);
    const { left, top, right, bottom } = this.extent;
    const [x0, x1] = [right - this.width + 0.5, left + this.width - 0.5];
    const [y0, y1] = [bottom - this.height + 0.5, top + this.height - 0.5];
    let length = first;
    for (; length < FURTHEST; length += 0.5) {
      const [atX, atY] = [x + dx * length, y + dy * length];
      if (atX < x0 || atX > x1 || atY < y0 || atY > y1) break;
      if (grid[gridAt(atX, atY)]) break;
    }
    return length;
  }

  private stamp(thing: Thing, by: 1 | -1): void {
    const grid = (this.grid ??= new Uint8Array(ACROSS * ACROSS));
    const at = thing.box ?? thing.disc!;
    const middle = gridAt(at.x, at.y);
    for (const offset of thing.box ? stampOf(thing.box) : STOP_STAMP) grid[middle + offset]! += by;
  }
}

const ROW = 1000;
const NEIGHBOURS = [-ROW - 1, -ROW, -ROW + 1, -1, 0, 1, ROW - 1, ROW, ROW + 1];

function cellOf(x: number, y: number): number {
  return Math.round(y / NEAR) * ROW + Math.round(x / NEAR);
}

function gridAt(x: number, y: number): number {
  return Math.round((y + REACH) / CELL) * ACROSS + Math.round((x + REACH) / CELL);
}

/** A box looks the same after half a turn, so four stamps are enough. */
function stampOf(box: Box): readonly number[] {
  const quarter = Math.round((Math.atan2(box.sin, box.cos) * 4) / Math.PI);
  return STAMPS[(quarter + 8) % 4]!;
}

const STAMPS = [0, 45, 90, 135].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  const shape = { x: 0, y: 0, hx: 1, hy: 0.5, cos: Math.cos(angle), sin: Math.sin(angle) };
  return stamp((x, y) => discDepth({ x, y, r: FAT }, shape) > 0);
});

const STOP_STAMP = stamp((x, y) => Math.hypot(x, y) < STOP + FAT * 0.6);

function stamp(covers: (x: number, y: number) => boolean): number[] {
  const offsets: number[] = [];
  const reach = Math.ceil(2 / CELL);
  for (let j = -reach; j <= reach; j += 1) {
    for (let i = -reach; i <= reach; i += 1) if (covers(i * CELL, j * CELL)) offsets.push(j * ACROSS + i);
  }
  return offsets;
}
