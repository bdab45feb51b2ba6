/** A tile under the finger. While it moves only a transform changes, and nothing is measured. */
import { tick } from "svelte";

import { dropPoints, nearest, placeAmong, type DropPoint, type Slot } from "./drag";

/** A finger that moves less than this far has tapped. */
const THRESHOLD = 6;
/** So far around the hand a tile still counts as put back into it. */
const AROUND = { x: 8, y: 24 };
/** The finger holds a tile so far below its upper edge; the same stands in the style of the ghost. */
const GRIP = 0.62;

/** What the hand does with it. `place` is before which of its items the tile was dropped. */
export type Drops = {
  strip: () => HTMLElement;
  begun: (tile: string) => void;
  onEnd: (tile: string, end: string) => void;
  inHand: (tile: string, place: number) => void;
  elsewhere: () => void;
  /** Only tiles of the hand have a place in it; those of the score yard have none. */
  hasPlace: (tile: string) => boolean;
};

export class Dragging {
  tile = $state<string | null>(null);
  /** The end that would take it. */
  aimed = $state<string | null>(null);
  /** Before which item of the hand it would be put. */
  between = $state<number | null>(null);
  slots = $state.raw<Slot[]>([]);
  ghost = $state<HTMLElement | null>(null);
  /** Nobody has taken it: it glides back to where it came from. */
  returning = $state(false);
  /** The tap that ends a drag is none. */
  justEnded = false;

  #listening = new AbortController();
  #points: DropPoint[] = [];
  #hand: DOMRect | null = null;
  #from = { x: 0, y: 0 };

  constructor(private readonly drops: Drops) {}

  pressed(event: PointerEvent, tile: string): void {
    if (this.returning) this.#arrived();
    if (event.button !== 0 || this.tile !== null) return;
    const target = event.currentTarget as HTMLElement;
    target.setPointerCapture(event.pointerId);
    this.#from = { x: event.clientX, y: event.clientY };
    this.justEnded = false;
    this.#listening.abort();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const follow = (
      type: "pointermove" | "pointerup" | "pointercancel",
      then: (next: PointerEvent) => void,
    ) => addEventListener(type, (next) => next.pointerId === event.pointerId && then(next), { signal });
    const end = (last: PointerEvent): void => {
      this.#listening.abort();
      if (this.tile !== null) this.#dropped(last, tile);
    };
    // On the window: the button of the tile may be drawn anew, or vanish, while the finger moves.
    follow("pointermove", (next) => this.#moved(next, tile));
    follow("pointerup", end);
    follow("pointercancel", end);
  }

  /** The tile is no longer there to be dragged. */
  stop(): void {
    this.#listening.abort();
    if (this.tile === null) return;
    this.aimed = this.between = null;
    this.justEnded = false;
    this.#arrived();
  }

  #moved({ clientX: x, clientY: y }: PointerEvent, tile: string): void {
    if (this.tile === null) {
      if (Math.hypot(x - this.#from.x, y - this.#from.y) >= THRESHOLD) void this.#begin(tile, x, y);
      return;
    }
    this.#carry(x, y);
    const end = nearest(this.#points, x, y);
    const aimed = end?.usable ? end.end : null;
    if (aimed !== this.aimed) this.aimed = aimed;
    const between = this.#overHand(x, y) && this.drops.hasPlace(tile) ? placeAmong(this.slots, x, y) : null;
    if (between !== this.between) this.between = between;
  }

  async #begin(tile: string, x: number, y: number): Promise<void> {
    this.tile = tile;
    this.justEnded = true;
    this.drops.begun(tile);
    await tick();
    this.#carry(x, y);
    const strip = this.drops.strip();
    this.#points = dropPoints(document);
    this.#hand = strip.getBoundingClientRect();
    this.slots = [...strip.querySelectorAll<HTMLElement>("[data-item]")].map((item) => {
      const { left, top, width, height } = item.getBoundingClientRect();
      return { left, top, width, height };
    });
  }

  #carry(x: number, y: number): void {
    if (this.ghost !== null) this.ghost.style.transform = `translate(${x}px, ${y}px)`;
  }

  #dropped({ clientX: x, clientY: y, type }: PointerEvent, tile: string): void {
    this.aimed = this.between = null;
    setTimeout(() => (this.justEnded = false), 0);
    const end = type === "pointercancel" ? null : nearest(this.#points, x, y);
    const inHand = type !== "pointercancel" && this.#overHand(x, y);
    if (inHand || end?.usable) this.#arrived();
    else void this.#glideBack(tile);
    if (inHand) this.drops.inHand(tile, placeAmong(this.slots, x, y));
    else if (end !== null) this.drops.onEnd(tile, end.end);
    else this.drops.elsewhere();
  }

  /** Where the system asks for calm this takes no time. */
  async #glideBack(tile: string): Promise<void> {
    const home = this.drops.strip().querySelector(`[data-tile="${tile}"]`)?.parentElement;
    this.returning = true;
    await tick();
    if (home && this.ghost !== null) {
      const { left, top, width, height } = home.getBoundingClientRect();
      this.#carry(left + width / 2, top + height * GRIP);
      await Promise.allSettled(this.ghost.getAnimations().map(({ finished }) => finished));
    }
    if (this.returning) this.#arrived();
  }

  #arrived(): void {
    this.tile = null;
    this.returning = false;
  }

  #overHand(x: number, y: number): boolean {
    if (this.#hand === null) return false;
    const { left, right, top, bottom } = this.#hand;
    return x >= left - AROUND.x && x <= right + AROUND.x && y >= top - AROUND.y && y <= bottom + AROUND.y;
  }
}
