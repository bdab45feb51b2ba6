/** Totals as lines over the rounds: where everything is drawn. Pure; all lengths in pixels. */

export type PlotRound = { round: number; totals: readonly number[] };
export type Box = { width: number; height: number };
export type Mark = { at: number; value: number };
export type PlotLine = { path: string; dots: { x: number; y: number }[]; label: { x: number; y: number } };
export type Plot = {
  lines: PlotLine[];
  /** Heights with the value that they stand for. */
  heights: Mark[];
  /** Rounds along the bottom; not all of them where there is no room. */
  rounds: Mark[];
  left: number;
  right: number;
  bottom: number;
};

const TOP = 14;
const LEFT = 34;
const BOTTOM = 26;
/** Before the names, which stand at the right. */
export const BEFORE_NAMES = 14;
const LABEL = 17;
const ROUND_APART = 22;

/** A step of 1, 2 or 5 of a power of ten, so that there are at most `most` of them. */
export function stepFor(highest: number, most = 4): number {
  const rough = Math.max(highest, 1) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 10 * power;
  return Math.max(1, step);
}

/** As near to where they should be as they can stand without touching, in the same order. */
export function apart(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted
    .map((_, at) => at)
    .toSorted((one, other) => wanted[one]! - wanted[other]! || one - other);
  const placed = wanted.slice();
  order.forEach((at, nth) => {
    const least = nth === 0 ? top : placed[order[nth - 1]!]! + gap;
    placed[at] = Math.max(wanted[at]!, least);
  });
  let most = bottom;
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at]!, most);
    most = placed[at]! - gap;
  }
  return placed;
}

/** All begin at nothing, before the first round; `names` is how wide the widest name is. */
export function plot(
  rounds: readonly PlotRound[],
  players: number,
  { width, height }: Box,
  names: number,
): Plot {
  const last = Math.max(1, ...rounds.map(({ round }) => round));
  const highest = Math.max(1, ...rounds.flatMap(({ totals }) => totals));
  const step = stepFor(highest);
  const right = Math.max(LEFT + 40, width - BEFORE_NAMES - names);
  const bottom = height - BOTTOM;
  const x = (round: number): number => tenth(LEFT + ((right - LEFT) * round) / last);
  const y = (value: number): number => tenth(bottom - ((bottom - TOP) * value) / highest);
  const points = Array.from({ length: players }, (_, at) => [
    { x: x(0), y: y(0) },
    ...rounds.map(({ round, totals }) => ({ x: x(round), y: y(totals[at] ?? 0) })),
  ]);
  const labels = apart(
    points.map((line) => line.at(-1)!.y),
    LABEL,
    TOP,
    bottom,
  );
  const every = Math.max(1, Math.ceil((ROUND_APART * last) / (right - LEFT)));
  return {
    lines: points.map((line, at) => ({
      path: `M${line.map((point) => `${point.x} ${point.y}`).join("L")}`,
      dots: line.slice(1),
      label: { x: line.at(-1)!.x + BEFORE_NAMES, y: labels[at]! },
    })),
    heights: marks(step, Math.floor(highest / step), y),
    rounds: marks(every, Math.floor(last / every), x),
    left: LEFT,
    right,
    bottom,
  };
}

function marks(step: number, count: number, place: (value: number) => number): Mark[] {
  return Array.from({ length: count }, (_, nth) => step * (nth + 1)).map((value) => ({
    value,
    at: place(value),
  }));
}

function tenth(length: number): number {
  return Math.round(length * 10) / 10;
}
