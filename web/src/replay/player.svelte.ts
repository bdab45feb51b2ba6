/** Which step of a round is shown, and the clock that turns the pages. */

/** Moves a second. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export class Player {
  at = $state(0);
  last = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);

  ended = $derived(this.at >= this.last);

  /** Another round is shown, from this step on. */
  open(last: number, at: number): void {
    this.last = last;
    this.at = within(at, last);
    this.playing = false;
  }

  /** Whoever turns a page by hand wants to look at it. */
  show(at: number): void {
    this.playing = false;
    this.at = within(at, this.last);
  }

  /** From the beginning once the end is reached. */
  toggle(): void {
    if (!this.playing && this.ended) this.at = 0;
    this.playing = !this.playing;
  }

  /** To be called whenever the time for a move is over. */
  tick(): void {
    if (!this.playing) return;
    this.at = within(this.at + 1, this.last);
    if (this.ended) this.playing = false;
  }
}

function within(at: number, last: number): number {
  return Math.max(0, Math.min(last, Math.round(at)));
}
