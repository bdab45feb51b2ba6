/** What becomes of seats and of the host while a match goes on, and where it stands among the moves. */
import type { About, Event, SeatInfo, Told } from "$messages";

import type { Known } from "../wire/updating";
import { tell, type Line, type Speaker } from "./speech";

/** Which sentence says it, and about whom. */
export type News = { says: string; seat: string };
/** A line that stands after so many events of a round. */
export type Note = { round: number; after: number; line: Line };

/** Null where nothing has become of a seat. */
export function newsOf(told: Told, before: About, after: About): News | null {
  if (told.news === "host") {
    const host = after.seats.find((info) => info.host);
    return host === undefined ? null : { says: "host", seat: host.seat };
  }
  if (after.state !== "playing" || before.state !== "playing" || told.seat === undefined) return null;
  const { seat } = told;
  if (told.news === "handed") {
    const says = handed(infoOf(before, seat), infoOf(after, seat));
    return says === null ? null : { says, seat };
  }
  return ["handed-back", "freed", "sat", "clock"].includes(told.news) ? { says: told.news, seat } : null;
}

/** One bot in the place of another is no news. */
function handed(before: SeatInfo | undefined, after: SeatInfo | undefined): string | null {
  if (!before?.name) return "filled";
  if (before.bot && (!before.kept || after?.kept)) return null;
  if (after?.time_up) return "time-up";
  return after?.kept ? "handed" : "removed";
}

function infoOf(about: About, seat: string): SeatInfo | undefined {
  return about.seats.find((info) => info.seat === seat);
}

/** Whom the sentence speaks to: whoever it is about, the host who did it, or anybody else. */
export function spokenTo(news: News, told: Told, before: Known): "you" | "host" | "other" {
  if (isAboutYou(news, told, before)) return "you";
  return news.says === "removed" && before.host ? "host" : "other";
}

/** Is it about whoever sits alone at this device? Where several do, each goes by name. */
function isAboutYou({ says, seat }: News, told: Told, { yours, kept }: Known): boolean {
  if (yours.length + kept.length > 1) return false;
  return yours.includes(seat) || kept.includes(seat) || (says === "sat" && told.id !== undefined);
}

/** The moves from the event `from` on, with the notes in between. A turn in whose middle one stands becomes two lines. */
export function tellWithNotes(
  speaker: Speaker,
  history: readonly Event[],
  notes: readonly Note[],
  from = 0,
): Line[] {
  const lines: Line[] = [];
  let at = from;
  for (const { after, line } of notes) {
    if (after < from) continue;
    lines.push(...tell(speaker, history.slice(at, after)), line);
    at = Math.max(at, after);
  }
  return [...lines, ...tell(speaker, history.slice(at))];
}
