/** Time that runs out. */

/** Whole seconds, the last of them to its end; both as performance.now counts. */
export function secondsUntil(at: number, now: number): number {
  return Math.max(0, Math.ceil((at - now) / 1000));
}

/** 0:42, 2:05. */
export function time(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
