/** Where a note about an end stands: beside it, over as little as can be; elsewhere before it covers another end. */

export type Box = { left: number; top: number; width: number; height: number };
export type Extent = { width: number; height: number };
export type Side = "left" | "right" | "above" | "below" | "nowhere";
/** `tip` is how far along its side the note points at the end. */
export type Spot = { left: number; top: number; side: Side; tip: number };
/** Something on the table; the heavier, the worse if it is covered. */
export type Thing = Box & { weight: number };

const GAP = 14;
const EDGE = 8;
/** The tip stays so far from the corners. */
const CORNER = 20;
/** How much of the note may lie before the end, seen along the side at which it stands. */
const SLIDES = [0.5, 0.25, 0.75, 0, 1];
const USABLE_END = 10;
const OTHER_END = 3;
/** A note that does not point at its end is as bad as one that covers so much. */
const ELSEWHERE = 2.5;

/** The stage is measured once, when the note appears. */
export function placeNote(stage: HTMLElement, note: HTMLElement, end: string | null): Spot {
  const frame = stage.getBoundingClientRect();
  const boxOf = (element: Element): Box => {
    const box = (element.querySelector(".ring") ?? element).getBoundingClientRect();
    return { left: box.left - frame.left, top: box.top - frame.top, width: box.width, height: box.height };
  };
  const all = (what: string, weight: number): Thing[] =>
    [...stage.querySelectorAll(what)].map((one) => ({ ...boxOf(one), weight }));
  const stop = end === null ? null : stage.querySelector(`[data-end="${end}"], [data-shown-end="${end}"]`);
  const things = [
    ...all("svg .tile, svg text", 1),
    ...all("[data-end]", USABLE_END),
    ...all("[data-shown-end], button", OTHER_END),
  ];
  const size = { width: note.offsetWidth, height: note.offsetHeight };
  return bestSpot(frame, size, stop === null ? null : boxOf(stop), things);
}

export function bestSpot(frame: Extent, note: Extent, end: Box | null, things: readonly Thing[]): Spot {
  if (end === null)
    return { left: (frame.width - note.width) / 2, top: frame.height * 0.3, side: "nowhere", tip: 0 };
  const cost = (spot: Spot): number => {
    const box = { ...spot, ...note };
    const covered = things.filter((thing) => overlap(box, thing));
    const bad = (sticksOut(box, frame) ? 1000 : 0) + (spot.side === "nowhere" ? ELSEWHERE : 0);
    return covered.reduce((sum, { weight }) => sum + weight, bad);
  };
  return [...spotsAround(frame, note, end), ...spotsElsewhere(frame, note, end)]
    .map((spot) => ({ spot, cost: cost(spot) }))
    .reduce((best, next) => (next.cost < best.cost ? next : best)).spot;
}

/** The best liked first: beside the end rather than above or below it, and its middle rather than its corner. */
function spotsAround(frame: Extent, note: Extent, end: Box): Spot[] {
  const x = end.left + end.width / 2;
  const y = end.top + end.height / 2;
  const slide = (
    middle: number,
    length: number,
    all: number,
    part: number,
  ): { from: number; tip: number } => {
    const before = clamp(part * length, CORNER, length - CORNER);
    const from = clamp(middle - before, EDGE, all - length - EDGE);
    return { from, tip: clamp(middle - from, CORNER, length - CORNER) };
  };
  return SLIDES.flatMap((part): Spot[] => {
    const level = slide(y, note.height, frame.height, part);
    const along = slide(x, note.width, frame.width, part);
    return [
      { side: "left", left: end.left - GAP - note.width, top: level.from, tip: level.tip },
      { side: "right", left: end.left + end.width + GAP, top: level.from, tip: level.tip },
      { side: "below", left: along.from, top: end.top + end.height + GAP, tip: along.tip },
      { side: "above", left: along.from, top: end.top - GAP - note.height, tip: along.tip },
    ];
  });
}

/** Along the edges of the stage, the nearest first. */
function spotsElsewhere(frame: Extent, note: Extent, end: Box): Spot[] {
  const right = frame.width - note.width - EDGE;
  const bottom = frame.height - note.height - EDGE;
  const far = ({ left, top }: Spot): number =>
    Math.hypot(left + note.width / 2 - end.left, top + note.height / 2 - end.top);
  return [EDGE, right / 2, right]
    .flatMap((left) => [EDGE, bottom].map((top): Spot => ({ left, top, side: "nowhere", tip: 0 })))
    .sort((one, other) => far(one) - far(other));
}

function sticksOut(box: Box, frame: Extent): boolean {
  return (
    box.left < 0 || box.top < 0 || box.left + box.width > frame.width || box.top + box.height > frame.height
  );
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
