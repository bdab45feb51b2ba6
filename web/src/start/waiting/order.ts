/** Arranging the seats: `order` says for each seat where whoever is to sit there sits now. */
import type { SeatInfo } from "$messages";

export function moved(seats: readonly SeatInfo[], from: number, to: number): string[] {
  const order = seats.map(({ seat }) => seat);
  const [who] = order.splice(from, 1);
  if (who !== undefined) order.splice(to, 0, who);
  return order;
}

/** The row whose middle is nearest to y. */
export function nearest(middles: readonly number[], y: number): number {
  const away = middles.map((middle) => Math.abs(middle - y));
  return away.indexOf(Math.min(...away));
}

export const isFree = ({ name, bot }: SeatInfo): boolean => !name && !bot;

/** The bots of the table, with this one in every free seat. */
export function botsInFree(seats: readonly SeatInfo[], bot: string): Record<string, string> {
  const all = seats.map((info) => [info.seat, isFree(info) ? bot : (info.bot ?? "")] as const);
  return Object.fromEntries(all.filter(([, name]) => name !== ""));
}

/** The bots of the table with this seat changed; without a bot the seat is free. */
export function botsWith(
  seats: readonly SeatInfo[],
  seat: string,
  bot: string | null,
): Record<string, string> {
  const all = seats.map((info) => [info.seat, info.seat === seat ? (bot ?? "") : (info.bot ?? "")] as const);
  return Object.fromEntries(all.filter(([, name]) => name !== ""));
}
