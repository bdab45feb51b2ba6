/** A moment of a replay as part of its address, so that it can be sent to somebody. */
export type Moment = { round: number; at: number; seenBy: string | null };

export function momentIn(search: string): Moment {
  const asked = new URLSearchParams(search);
  const seat = asked.get("seen_by") ?? "";
  return {
    round: whole(asked.get("round"), 1),
    at: whole(asked.get("move"), 0),
    seenBy: /^[A-H]$/.test(seat) ? seat : null,
  };
}

/** What is usual is left out. */
export function searchFor({ round, at, seenBy }: Moment): string {
  const said = new URLSearchParams();
  if (round !== 1) said.set("round", String(round));
  if (at !== 0) said.set("move", String(at));
  if (seenBy !== null) said.set("seen_by", seenBy);
  const text = said.toString();
  return text === "" ? "" : `?${text}`;
}

function whole(text: string | null, otherwise: number): number {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : otherwise;
}
