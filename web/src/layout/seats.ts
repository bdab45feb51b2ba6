/** Who lies where. */

import type { View } from "$messages";

export function seatNames(players: number): string[] {
  return Array.from("ABCDEFGH").slice(0, players);
}

/** Clockwise, beginning with the viewer, or with A for a spectator. */
export function seatsFrom(viewer: string | null, players: number): string[] {
  const seats = seatNames(players);
  const first = Math.max(0, seats.indexOf(viewer ?? "A"));
  return [...seats.slice(first), ...seats.slice(0, first)];
}

export function isSeat(of: string): boolean {
  return /^[A-H]$/.test(of);
}

/** The trains that are nobody's: one, or two with a public train beside it. */
export function sharedTrains(view: View): string[] {
  return "P" in view.table.ends ? ["M", "P"] : ["M"];
}
