/** Pips in the usual patterns, each number in its colour, as one path on a half of side 1 around its middle. */

type Point = readonly [number, number];

/** Places on the 3 × 3 grid, row by row. */
const ON_NINE: Record<number, string> = {
  0: "",
  1: "4",
  2: "08",
  3: "048",
  4: "0268",
  5: "02468",
  6: "023568",
  7: "0234568",
  8: "01235678",
  9: "012345678",
};

const ROWS_OF: Record<number, readonly Point[]> = {
  2: [-0.5, 0.5].map((x): Point => [x, 0]),
  3: [-0.667, 0, 0.667].map((x): Point => [x, 0]),
  4: [-1, -0.333, 0.333, 1].map((x): Point => [x, 0]),
};

/** 10, 11 and 12 are rows of 4-2-4, 4-3-4 and 4-4-4. */
function places(pips: number): Point[] {
  if (pips < 10)
    return Array.from(ON_NINE[pips] ?? "", (at) => [(Number(at) % 3) - 1, Math.floor(Number(at) / 3) - 1]);
  return [4, pips - 8, 4].flatMap((many, row) => ROWS_OF[many]!.map(([x]): Point => [x, row - 1]));
}

function path(pips: number): string {
  const spread = pips > 9 ? 0.325 : 0.29;
  const radius = pips > 9 ? 0.085 : pips > 6 ? 0.093 : 0.1;
  // The pattern stands upright when its tile does, so on a tile that lies it is turned by a quarter.
  return places(pips)
    .map(([x, y]) => disc(-y * spread, x * spread, radius))
    .join("");
}

function disc(x: number, y: number, r: number): string {
  const arc = `a${r} ${r} 0 1 0`;
  return `M${round(x - r)} ${round(y)}${arc}${2 * r} 0${arc}${-2 * r} 0z`;
}

function round(length: number): number {
  return Math.round(length * 1000) / 1000;
}

export const PIPS: readonly string[] = Array.from({ length: 13 }, (_, pips) => path(pips));

export const PIP_COLOURS: readonly string[] = [
  "#5c6475",
  "#1c6fb0",
  "#1e8a4c",
  "#c5283d",
  "#7a5230",
  "#1e3a78",
  "#a97f00",
  "#c2478f",
  "#0d8c8c",
  "#6b3fa0",
  "#c96a0a",
  "#566178",
  "#8c1d2c",
];

/** Numerals are text: these are the same colours at 4.5 : 1 against a tile. */
export const NUMERAL_COLOURS: readonly string[] = PIP_COLOURS.map(
  (colour, pips) =>
    ({ 2: "#17733e", 6: "#876600", 7: "#b03a80", 8: "#0a7878", 10: "#a8510a" })[pips] ?? colour,
);
