/** From what was chosen on the start page to the terms of a table. */
import type { Clock, Terms } from "$messages";

import type { NewTable, SheetTitle } from "../wire/shapes";

export const SEATS = "ABCDEFGH";

/** Who is to have a seat: a bot, somebody who comes by the link, or another person at this device. */
export type SeatPlan = { kind: "bot"; bot: string } | { kind: "link" } | { kind: "here"; name: string };

export type Manners = {
  clock: Clock | null;
  /** Seconds; null is what the server has. */
  pace: number | null;
  hints: boolean;
  takeBacks: boolean;
  public: boolean;
};

export type Plan = {
  sheet: string;
  name: string;
  players: number;
  /** The seats after our own. There may be more than are needed. */
  others: readonly SeatPlan[];
  options: Readonly<Record<string, string>>;
  manners: Manners;
};

/** The nearest number of players that the box is for. */
export function fitting(players: number, [fewest, most]: SheetTitle["players"]): number {
  return Math.min(Math.max(players, fewest), most);
}

/** The seats that are used; where none was planned, a friend may come. */
export function seatsOf(plan: Pick<Plan, "players" | "others">): SeatPlan[] {
  return Array.from({ length: plan.players - 1 }, (_, at) => plan.others[at] ?? { kind: "link" });
}

/** Can it be played at once, without waiting for anybody? */
export function complete(plan: Pick<Plan, "players" | "others">): boolean {
  return seatsOf(plan).every((seat) => seat.kind !== "link");
}

/** With friends invited: the seats that were kept for them, or every bot's if none was. */
export function withFriends(plan: Plan): Plan {
  if (!complete(plan)) return plan;
  return { ...plan, others: seatsOf(plan).map((seat) => (seat.kind === "bot" ? { kind: "link" } : seat)) };
}

/** The table to make. We sit down at A by our name. */
export function tableFor(plan: Plan): NewTable {
  const bots = seatsOf(plan).flatMap((seat, at) =>
    seat.kind === "bot" ? [[SEATS.charAt(at + 1), seat.bot] as const] : [],
  );
  const { clock, pace, hints, takeBacks } = plan.manners;
  const terms: Terms = {
    sheet: plan.sheet,
    players: plan.players,
    options: { ...plan.options },
    bots: Object.fromEntries(bots),
    clock,
    hints,
    take_backs: takeBacks,
    public: plan.manners.public,
  };
  if (pace !== null) terms.pace = pace;
  return { terms, name: plan.name };
}

/** The other people at this device, with their seats. */
export function peopleHere(plan: Plan): { seat: string; name: string }[] {
  return seatsOf(plan).flatMap((seat, at) =>
    seat.kind === "here" ? [{ seat: SEATS.charAt(at + 1), name: seat.name }] : [],
  );
}
