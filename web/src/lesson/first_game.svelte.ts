/** The first game of this device: at which table it is played, and how far the lessons have come. */
import type { View } from "$messages";

import { keep, kept } from "../wire/storage";
import { afterSeeing, BEGINNING, isOver, POINTS, type Point, type Progress } from "./lesson";

const KEY = "boneyard.first-game";

type Stored = { table: string; learned: Point[]; done: boolean };

/** The lessons at this table; null if it is no first game. */
export function lessonsAt(table: string): FirstGame | null {
  if (current?.table === table) return current;
  const stored = read();
  current = stored?.table === table && !stored.done ? new FirstGame(table, stored.learned) : null;
  return current;
}

/** The lessons begin anew, at this table. */
export function beginLessons(table: string): void {
  current = new FirstGame(table, []);
  keep(KEY, JSON.stringify({ table, learned: [], done: false }));
}

/** Has this device seen the lessons, or skipped them? */
export function lessonsDone(): boolean {
  return read()?.done ?? false;
}

export class FirstGame {
  progress = $state.raw<Progress>(BEGINNING);
  /** The last word has been read, or the lessons were skipped. */
  done = $state(false);

  constructor(
    readonly table: string,
    learned: readonly Point[],
  ) {
    this.progress = { ...BEGINNING, learned };
  }

  get over(): boolean {
    return isOver(this.progress);
  }

  see(view: View): void {
    if (view.over !== null) return this.end();
    const after = afterSeeing(this.progress, view);
    if (after === this.progress) return;
    this.progress = after;
    this.#keep();
  }

  end(): void {
    this.done = true;
    this.#keep();
  }

  #keep(): void {
    const stored: Stored = { table: this.table, learned: [...this.progress.learned], done: this.done };
    keep(KEY, JSON.stringify(stored));
  }
}

let current: FirstGame | null = null;

function read(): Stored | null {
  try {
    const found = JSON.parse(kept(KEY) ?? "null") as Partial<Stored> | null;
    if (typeof found?.table !== "string") return null;
    const learned = POINTS.filter((point) => Array.isArray(found.learned) && found.learned.includes(point));
    return { table: found.table, learned, done: found.done === true };
  } catch {
    return null;
  }
}
