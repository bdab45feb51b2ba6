/** What is drawn on the boxes, on 320 × 142; a phone, where pictures are upright, shows a part of it. */

type Drawn = { tile: string; x: number; y: number; u: number; angle?: number; state?: "faded" | "selected" };
type Place = { x: number; y: number };
type Part = { x: number; y: number; width: number; height: number };

export type BoxArt = {
  hub?: Place & { engine: string };
  /** Paths of lines that run under the tiles. */
  lines: readonly string[];
  tiles: readonly Drawn[];
  stops: readonly (Place & { pips: number })[];
  /** The part that is shown upright. */
  upright: Part;
  /** Where a shelf of scored tiles is named. */
  shelf?: Place;
};

const UP = 90;
const FROM_HUB = [
  "M104 71L144 27H330",
  "M104 71H330",
  "M104 71L144 115H330",
  "M104 71L64 27H-10",
  "M104 71H-10",
  "M104 71L64 115H-10",
];

const trains = (tiles: readonly Drawn[], stops: BoxArt["stops"] = []): BoxArt => ({
  hub: { x: 104, y: 71, engine: "12-12" },
  lines: FROM_HUB,
  upright: { x: 60, y: -50, width: 178, height: 243 },
  tiles,
  stops,
});

export const PICTURES: Partial<Record<string, BoxArt>> = {
  "mexican-train-classic": trains([
    { tile: "12-5", x: 176, y: 71, u: 25 },
    { tile: "5-5", x: 215, y: 71, u: 25, angle: UP },
    { tile: "12-3", x: 190, y: 115, u: 25 },
    { tile: "3-8", x: 242, y: 115, u: 25 },
    { tile: "12-9", x: 190, y: 27, u: 25 },
    { tile: "11-12", x: 30, y: 71, u: 25 },
  ]),
  "mexican-train-super": {
    lines: ["M-10 71H330"],
    upright: { x: 12, y: -50, width: 178, height: 243 },
    tiles: [
      { tile: "4-7", x: 81, y: 71, u: 26 },
      { tile: "7-12", x: 135, y: 71, u: 26 },
      { tile: "12-3", x: 189, y: 71, u: 26 },
      { tile: "3-8", x: 243, y: 71, u: 26 },
    ],
    stops: [
      { x: 32, y: 71, pips: 4 },
      { x: 291, y: 71, pips: 8 },
    ],
  },
  "mexican-train-satisfy": trains([
    { tile: "12-5", x: 176, y: 71, u: 25 },
    { tile: "5-5", x: 216, y: 71, u: 25, angle: UP, state: "selected" },
    { tile: "5-2", x: 256, y: 71, u: 25 },
    { tile: "12-6", x: 190, y: 115, u: 25, state: "faded" },
    { tile: "12-0", x: 190, y: 27, u: 25, state: "faded" },
  ]),
  chickenfoot: {
    lines: ["M-10 71H96", "M238 71H330"],
    upright: { x: 80, y: -56, width: 186, height: 254 },
    tiles: [
      { tile: "1-9", x: 108, y: 71, u: 27 },
      { tile: "9-9", x: 152, y: 71, u: 27, angle: UP },
      { tile: "9-6", x: 198, y: 71, u: 27 },
      { tile: "9-2", x: 187, y: 27, u: 27, angle: -45 },
      { tile: "9-4", x: 187, y: 115, u: 27, angle: 45 },
    ],
    stops: [{ x: 250, y: 71, pips: 6 }],
  },
  "engine-191": {
    lines: ["M-10 52H330"],
    upright: { x: 72, y: -44, width: 186, height: 254 },
    tiles: [
      { tile: "3-7", x: 98, y: 52, u: 25 },
      { tile: "7-5", x: 150, y: 52, u: 25 },
      { tile: "5-5", x: 189, y: 52, u: 25, angle: UP },
      { tile: "5-9", x: 228, y: 52, u: 25, state: "faded" },
      { tile: "6-1", x: 196, y: 114, u: 19 },
      { tile: "2-0", x: 238, y: 114, u: 19 },
    ],
    stops: [],
    shelf: { x: 160, y: 119 },
  },
  "mexican-train-classic-fr": trains(
    [
      { tile: "12-5", x: 176, y: 71, u: 25 },
      { tile: "5-5", x: 215, y: 71, u: 25, angle: UP },
      { tile: "5-9", x: 254, y: 71, u: 25 },
      { tile: "12-4", x: 190, y: 115, u: 25 },
    ],
    [{ x: 300, y: 71, pips: 9 }],
  ),
};

/** A picture that is cut at its sides has no half tiles. */
export function tilesWithin({ tiles }: BoxArt, { x: left, width }: Part): Drawn[] {
  return tiles.filter(({ x, u, angle }) => {
    const reach = angle === UP ? u / 2 : u;
    return x - reach >= left && x + reach <= left + width;
  });
}
