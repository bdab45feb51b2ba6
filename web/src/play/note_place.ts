/** Where a note about an end stands: beside it, over as few tiles as can be. */

export type Box = { left: number; top: number; width: number; height: number };
export type Side = "left" | "right" | "above" | "below" | "nowhere";
/** `tip` is how far along its side the note points at the end. */
export type Spot = { left: number; top: number; side: Side; tip: number };

const SIZE = { width: 320, height: 124 };
const GAP = 14;
const EDGE = 8;

/** The stage is measured once, when the note appears. */
export function placeNote(stage: HTMLElement, end: string | null): Spot {
  const frame = stage.getBoundingClientRect();
  const within = (box: DOMRect): Box => ({
    left: box.left - frame.left,
    top: box.top - frame.top,
    width: box.width,
    height: box.height,
  });
  const boxOf = (element: Element): Box =>
    within((element.querySelector(".ring") ?? element).getBoundingClientRect());
  const stop = end === null ? null : stage.querySelector(`[data-end="${end}"], [data-shown-end="${end}"]`);
  const others = [...stage.querySelectorAll("svg .tile, svg .stop .ring, svg text")].map((one) => boxOf(one));
  return bestSpot(frame, stop === null ? null : boxOf(stop), others);
}

export function bestSpot(
  frame: { width: number; height: number },
  end: Box | null,
  others: readonly Box[],
): Spot {
  const width = Math.min(SIZE.width, frame.width - 2 * EDGE);
  if (end === null)
    return { left: (frame.width - width) / 2, top: frame.height * 0.3, side: "nowhere", tip: 0 };
  const x = end.left + end.width / 2;
  const y = end.top + end.height / 2;
  const beside = clamp(y - SIZE.height / 2, EDGE, frame.height - SIZE.height - EDGE);
  const along = clamp(x - width / 2, EDGE, frame.width - width - EDGE);
  const spots: Spot[] = [
    { side: "left", left: end.left - GAP - width, top: beside, tip: y - beside },
    { side: "right", left: end.left + end.width + GAP, top: beside, tip: y - beside },
    { side: "below", left: along, top: end.top + end.height + GAP, tip: x - along },
    { side: "above", left: along, top: end.top - GAP - SIZE.height, tip: x - along },
  ];
  const cost = (spot: Spot): number => {
    const box = { ...spot, width, height: SIZE.height };
    const outside = sticksOut(box, frame) ? 1000 : 0;
    return outside + others.filter((other) => overlap(box, other)).length;
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

function sticksOut(box: Box, frame: { width: number; height: number }): boolean {
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
