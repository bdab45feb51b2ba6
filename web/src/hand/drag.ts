/** Where a dragged tile can be dropped. Read once when the drag begins: while the finger moves, nothing is measured. */

export type DropPoint = { end: string; usable: boolean; x: number; y: number; r: number };

const REACH = 40;

/** The ends on the table that can be seen now: what a lens hides is not dropped on. */
export function dropPoints(root: Document): DropPoint[] {
  return [...root.querySelectorAll<Element>("[data-end], [data-shown-end]")].flatMap((element) => {
    const point = pointOf(element);
    const seen = root.elementFromPoint(point.x, point.y);
    return seen !== null && element.contains(seen) ? [point] : [];
  });
}

/** The first end that can be used and seen, for those who play by keyboard. */
export function firstEnd(root: Document): HTMLElement | SVGElement | null {
  const ends = [...root.querySelectorAll<HTMLElement | SVGElement>("[data-end]")];
  const seen = ends.find((element) => {
    const { x, y } = pointOf(element);
    return element.contains(root.elementFromPoint(x, y));
  });
  return seen ?? ends[0] ?? null;
}

function pointOf(element: Element): DropPoint {
  const box = (element.querySelector(".ring") ?? element).getBoundingClientRect();
  const usable = element.getAttribute("data-end");
  return {
    end: usable ?? element.getAttribute("data-shown-end") ?? "",
    usable: usable !== null,
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    r: Math.min(box.width, box.height) / 2,
  };
}

/** The nearest stop within reach; one that can be used goes before one that cannot. */
export function nearest(points: readonly DropPoint[], x: number, y: number): DropPoint | null {
  const within = points
    .map((point) => ({ point, far: Math.hypot(point.x - x, point.y - y) - point.r }))
    .filter(({ far }) => far <= REACH)
    .sort((a, b) => Number(b.point.usable) - Number(a.point.usable) || a.far - b.far);
  return within[0]?.point ?? null;
}

export type Slot = { left: number; top: number; width: number; height: number };

/** Before which of the slots something dropped here would stand; slots may lie in several rows. */
export function placeAmong(slots: readonly Slot[], x: number, y: number): number {
  let best = 0;
  let least = Infinity;
  for (const [at, slot] of slots.entries()) {
    const middle = slot.left + slot.width / 2;
    const far = Math.hypot(middle - x, 3 * (slot.top + slot.height / 2 - y));
    if (far < least) {
      least = far;
      best = x > middle ? at + 1 : at;
    }
  }
  return best;
}
