/** What happened, one line a turn, in the sentences that the terminal uses too (words/speech.py is its twin). */
import type { Event, EventKind } from "$messages";

import type { Variables } from "../words/words.svelte";

/** `say` gives the words of a message, `knows` says whether there is one. `you` is the seat spoken to. */
export type Speaker = {
  say: (id: string, variables?: Variables) => string;
  knows: (id: string) => boolean;
  sheet: string;
  names: Record<string, string>;
  you: string | null;
};

export type Line = { seat: string | null; text: string };

const SHARED: Record<string, string> = { M: "", ML: "-left", MR: "-right", P: "-public" };
/** Told in a sentence of their own, not as something a player does. */
const NOBODYS: readonly EventKind[] = ["revealed", "flipped", "foot-released"];
const SETTING_UP: readonly EventKind[] = ["redealt", "not-held", "searched"];
/** What a table or a score board shows anyway. */
const SHOWN: readonly EventKind[] = ["round-began", "dealt", "round-over", "left", "match-over"];

/** The message in the words of this game, where the game has words of its own. */
export function words(speaker: Speaker, id: string, variables: Variables = {}): string {
  const own = `${id}-${speaker.sheet}`;
  return speaker.say(speaker.knows(own) ? own : id, variables);
}

export function place(speaker: Speaker, end: string, by: string | null = null): string {
  if (/^\d+$/.test(end)) return words(speaker, "place-showing", { number: Number(end) });
  const shared = SHARED[end];
  if (shared !== undefined) return words(speaker, `place-shared${shared}`);
  if (end === speaker.you) return words(speaker, "place-own");
  if (end === by) return words(speaker, "place-their-own");
  return words(speaker, "place-owned", { name: speaker.names[end] ?? end });
}

/** At the start of a sentence. */
export function subject(speaker: Speaker, seat: string): string {
  return seat === speaker.you ? words(speaker, "you") : (speaker.names[seat] ?? seat);
}

/** Anywhere else in a sentence. */
export function nameInside(speaker: Speaker, seat: string): string {
  return seat === speaker.you ? words(speaker, "you-inside") : (speaker.names[seat] ?? seat);
}

/** Anna, Ben and you, but not at the start of a sentence. */
export function namesInside(speaker: Speaker, seats: readonly string[]): string {
  return listed(
    speaker,
    seats.map((seat) => nameInside(speaker, seat)),
  );
}

/** a, b and c */
export function listed(speaker: Speaker, parts: readonly string[]): string {
  return joined(speaker, parts, "told-and");
}

/** a, b or c */
export function either(speaker: Speaker, parts: readonly string[]): string {
  return joined(speaker, parts, "told-or");
}

function joined(speaker: Speaker, parts: readonly string[], message: "told-and" | "told-or"): string {
  const [first = "", ...rest] = parts;
  const last = rest.pop();
  const said = rest.reduce((so, next) => words(speaker, "told-comma", { first: so, next }), first);
  return last === undefined ? said : words(speaker, message, { first: said, last });
}

/** One line for every turn, as far as the events go. */
export function tell(speaker: Speaker, events: readonly Event[]): Line[] {
  const lines: Line[] = [];
  for (const turn of inTurns(newsOnly(speaker, events))) {
    const [first] = turn;
    if (first === undefined) continue;
    if (NOBODYS.includes(first.event)) {
      lines.push({ seat: null, text: sentence(speaker, turn) });
    } else if (first.seat) {
      const what = listed(speaker, parts(speaker, turn));
      lines.push({
        seat: first.seat,
        text: words(speaker, "told-line", { name: subject(speaker, first.seat), what }),
      });
    }
  }
  return lines;
}

/** How the engine was found, where it was not simply set aside. */
export function tellStart(speaker: Speaker, history: readonly Event[], engine: number | null): Line[] {
  return SETTING_UP.flatMap((kind) => {
    const number = history.filter((event) => event.event === kind).length;
    if (number === 0) return [];
    return [{ seat: null, text: words(speaker, `told-${kind}`, { number, engine: `${engine}-${engine}` }) }];
  });
}

/** Without what is told elsewhere, and without the knock of a player who then played on. */
function newsOnly(speaker: Speaker, events: readonly Event[]): Event[] {
  return events.filter((event, at) => {
    if (SETTING_UP.includes(event.event) || SHOWN.includes(event.event)) return false;
    if (event.event === "showed" && event.seat !== speaker.you) return false;
    return !(event.event === "knocked" && playsOn(event, events.slice(at + 1)));
  });
}

function playsOn(knock: Event, later: readonly Event[]): boolean {
  const following = later.find((event) => event.event === "laid" || event.seat !== knock.seat);
  return following?.event === "laid" && following.seat === knock.seat;
}

function inTurns(events: readonly Event[]): Event[][] {
  return grouped(events, (event) => {
    if (NOBODYS.includes(event.event)) return event.event;
    return `${event.event === "engine-laid" ? event.event : ""} ${event.seat ?? ""}`;
  });
}

function grouped(events: readonly Event[], key: (event: Event) => string): Event[][] {
  const groups: Event[][] = [];
  let last: string | null = null;
  for (const event of events) {
    const mine = key(event);
    if (mine === last) groups[groups.length - 1]?.push(event);
    else groups.push([event]);
    last = mine;
  }
  return groups;
}

/** Only what is revealed can be several. */
function sentence(speaker: Speaker, events: readonly Event[]): string {
  const each = events.map((shown) =>
    words(speaker, "told-each", { name: nameInside(speaker, shown.seat ?? ""), tile: shown.tile ?? "" }),
  );
  const [first] = events;
  const number = Number(first?.end ?? -1);
  return words(speaker, `told-${first?.event ?? ""}`, { each: listed(speaker, each), number });
}

function parts(speaker: Speaker, events: readonly Event[]): string[] {
  const groups = grouped(events, (event) => `${event.event} ${event.end ?? ""}`);
  return groups.map((group, at) => {
    if (group[0]?.event === "drew") return drew(speaker, group, groups[at + 1]?.[0]);
    return part(speaker, group);
  });
}

/** A marker says that the tile drawn was of no use. */
function drew(speaker: Speaker, events: readonly Event[], following: Event | undefined): string {
  const tiles = events.flatMap((event) => (event.tile ? [event.tile] : []));
  if (tiles.length < events.length) return words(speaker, "told-drew-hidden", { number: events.length });
  const inVain = tiles.length === 1 && following?.event === "marked";
  const who = whoIs(speaker, events[0]);
  return words(speaker, inVain ? "told-drew-in-vain" : "told-drew", { who, tiles: listed(speaker, tiles) });
}

/** Events of one kind at one end: only tiles laid or removed can be several. */
function part(speaker: Speaker, events: readonly Event[]): string {
  const [event] = events;
  if (event === undefined) return "";
  const end = event.end ?? event.seat ?? "";
  return words(speaker, `told-${event.event}`, {
    who: whoIs(speaker, event),
    tile: listed(
      speaker,
      events.map((each) => each.tile ?? ""),
    ),
    place: end === "" ? "" : place(speaker, end, event.seat ?? null),
  });
}

function whoIs(speaker: Speaker, event: Event | undefined): string {
  return event?.seat && event.seat === speaker.you ? "you" : "other";
}
