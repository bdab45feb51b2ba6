/** Where a note about an end stands: beside it, over as little as can be. */

export type Box = { left: number; top: number; width: number; height: number };
export type Extent = { width: number; height: number };
export type Side = "left" | "right" | "above" | "below" | "nowhere";
/** `tip` is how far along its side the note points at the end. */
export type Spot = { left: number; top: number; side: Side; tip: number };
/** Something on the table; the heavier, the worse if it is covered. */
export type Thing = Box & { weight: number };

/** Between the end and the note. */
const GAPS = [14, 32];
const EDGE = 8;
/** The tip stays so far from the corners. */
const CORNER = 20;
/** How much of the note may lie before the end, seen along the side at which it stands. */
const SLIDES = [0.5, 0.375, 0.625, 0.25, 0.75, 0.125, 0.875, 0, 1];
const USABLE_END = 10;
const OTHER_END = 3;
/** Worse than all that could be covered: where a stage is too small for a note beside its end. */
const ELSEWHERE = 1e4;
const ON_ITS_END = 1e6;
const OFF_STAGE = 1e8;

/** As the stage is now. Several stops of Chickenfoot may be one end. */
export function placeNote(stage: HTMLElement, note: HTMLElement, end: string | null): Spot {
  const frame = stage.getBoundingClientRect();
  const boxOf = (element: Element): Box => {
    const box = (element.querySelector(".ring") ?? element).getBoundingClientRect();
    return { left: box.left - frame.left, top: box.top - frame.top, width: box.width, height: box.height };
  };
  const all = (what: string): Box[] =>
    [...stage.querySelectorAll(what)].filter((one) => !note.contains(one)).map(boxOf);
  const weighing = (weight: number, what: string): Thing[] => all(what).map((box) => ({ ...box, weight }));
  const things = [
    ...weighing(1, "svg .tile, svg text"),
    ...weighing(USABLE_END, "[data-end]"),
    ...weighing(OTHER_END, "[data-shown-end], button"),
  ];
  const size = { width: note.offsetWidth, height: note.offsetHeight };
  const ends = end === null ? [] : all(`[data-end="${end}"], [data-shown-end="${end}"]`);
  return bestSpot(frame, size, ends, things);
}

/** Beside one of the ends, if there is any. */
export function bestSpot(frame: Extent, note: Extent, ends: readonly Box[], things: readonly Thing[]): Spot {
  const best = ends
    .map((end) => inSight(end, frame))
    .flatMap((end) =>
      spotsFor(frame, note, end).map((spot) => ({ spot, cost: costOf(spot, frame, note, end, things) })),
    )
    .reduce<{ spot: Spot; cost: number } | null>(
      (best, next) => (best === null || next.cost < best.cost ? next : best),
      null,
    );
  return best?.spot ?? inTheMiddle(frame, note);
}

function inTheMiddle(frame: Extent, note: Extent): Spot {
  return { left: (frame.width - note.width) / 2, top: frame.height * 0.3, side: "nowhere", tip: 0 };
}

/** Whoever looks closer may have lost sight of it: then it is pointed at where it went. */
function inSight(end: Box, frame: Extent): Box {
  return {
    ...end,
    left: clamp(end.left, 0, frame.width - end.width),
    top: clamp(end.top, 0, frame.height - end.height),
  };
}

function costOf(spot: Spot, frame: Extent, note: Extent, end: Box, things: readonly Thing[]): number {
  const box = { ...spot, ...note };
  const covered = things.reduce((sum, thing) => sum + (overlap(box, thing) ? thing.weight : 0), 0);
  return (
    covered +
    (spot.side === "nowhere" ? ELSEWHERE : 0) +
    (overlap(box, end) ? ON_ITS_END : 0) +
    (sticksOut(box, frame) ? OFF_STAGE : 0)
  );
}

/** The best liked first: near the end, beside it rather than above or below, and its middle rather than its corner. */
function spotsFor(frame: Extent, note: Extent, end: Box): Spot[] {
  return [...GAPS.flatMap((gap) => spotsAround(frame, note, end, gap)), ...spotsElsewhere(frame, note, end)];
}

function spotsAround(frame: Extent, note: Extent, end: Box, gap: number): Spot[] {
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
      { side: "left", left: end.left - gap - note.width, top: level.from, tip: level.tip },
      { side: "right", left: end.left + end.width + gap, top: level.from, tip: level.tip },
      { side: "below", left: along.from, top: end.top + end.height + gap, tip: along.tip },
      { side: "above", left: along.from, top: end.top - gap - note.height, tip: along.tip },
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
