/** Dragging a row of a list to another place, by mouse, pen or finger. */
import { nearest } from "./order";

/** Begins with a pointer on the grip of row `from`; `ondrop` is told where it was let go. Only the row is moved
 *  meanwhile, and only by a transform. */
export function dragRow(
  list: HTMLElement,
  from: number,
  begun: PointerEvent,
  ondrop: (to: number) => void,
): void {
  if (!(begun.currentTarget instanceof HTMLElement)) return;
  const grip = begun.currentTarget;
  const rows = [...list.querySelectorAll<HTMLElement>("[data-row]")];
  const middles = rows.map((row) => row.getBoundingClientRect().top + row.offsetHeight / 2);
  const row = rows[from];
  const middle = middles[from];
  if (row === undefined || middle === undefined) return;

  const move = (now: PointerEvent): void =>
    row.style.setProperty("transform", `translateY(${now.clientY - begun.clientY}px)`);
  const drop = (now: PointerEvent): void => {
    grip.removeEventListener("pointermove", move);
    grip.removeEventListener("pointerup", drop);
    grip.removeEventListener("pointercancel", drop);
    row.style.removeProperty("transform");
    ondrop(now.type === "pointerup" ? nearest(middles, middle + now.clientY - begun.clientY) : from);
  };
  grip.setPointerCapture(begun.pointerId);
  grip.addEventListener("pointermove", move);
  grip.addEventListener("pointerup", drop);
  grip.addEventListener("pointercancel", drop);
}
