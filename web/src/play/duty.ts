/** What must happen now, in one sentence with the clause behind it (words/now is its twin in the terminal). */
import type { Feet, Lines, Trains, View } from "$messages";

import { offerOf, type Verb } from "./choice";
import { answerTo, clauseBehind } from "./grounds";
import { either, place, words, type Speaker } from "./speech";

/** `title` names what it is about, `text` is the whole sentence, `card` the same without what the title has said
 *  already; `clause` is "" where it is no duty. */
export type Duty = { title: string; text: string; card: string; clause: string };

/** What the seat of this view, whose turn it is, must or may do. */
export function dutyNow(view: View, speaker: Speaker): Duty {
  const offer = offerOf(view.legal);
  const now: Now = { view, speaker, verbs: new Set(offer.verbs), plays: offer.ends.size > 0 };
  switch (view.table.family) {
    case "trains":
      return trainsNow(now, view.table);
    case "feet":
      return feetNow(now, view.table);
    case "lines":
      return linesNow(now, view.table);
  }
}

type Now = { view: View; speaker: Speaker; verbs: ReadonlySet<Verb>; plays: boolean };
type Values = Record<string, string | number>;

function duty(now: Now, title: string, message: string, clause: string, values: Values = {}): Duty {
  const whole = words(now.speaker, message, { ...values, clause: clause || MARK });
  const text = withoutClause(whole, clause || MARK);
  const short = `web-play-card-${message}`;
  return {
    title: words(now.speaker, `web-play-now-${title}`, values),
    text,
    card: now.speaker.knows(short) ? words(now.speaker, short, values) : text,
    clause,
  };
}

const MARK = "\u0001";

/** The clause has a place of its own on the card, so it need not stand in brackets in the sentence. */
export function withoutClause(text: string, clause: string): string {
  const before = text.indexOf(clause);
  if (clause === "" || before < 0) return text;
  const open = text.lastIndexOf("(", before);
  const close = text.indexOf(")", before);
  if (open < 0 || close < 0) return text;
  return (text.slice(0, open).trimEnd() + text.slice(close + 1)).trim();
}

const turn = (now: Now, message = "now-play", clause = ""): Duty => duty(now, "turn", message, clause);

// --- Mexican Train ---------------------------------------------------------------------------------------------

function trainsNow(now: Now, table: Trains): Duty {
  const { view, verbs } = now;
  if (view.pending !== null) return trainsInTheMiddle(now, view.pending.step, view.pending.tile ?? "");
  const [binding] = view.binding;
  if (binding !== undefined) return doubleWaits(now, table.ends[binding] ?? 0);
  if (verbs.has("draw")) return duty(now, "none", "now-draw", clauseBehind(view, "must-draw"));
  if (verbs.has("pass")) return duty(now, "none", "now-pass", clauseBehind(view, "boneyard-empty"));
  if (view.seat !== null && table.trains[view.seat] === undefined)
    return ownTrainNotBegun(now, table, view.seat);
  return turn(now);
}

function ownTrainNotBegun(now: Now, table: Trains, seat: string): Duty {
  const { view } = now;
  if (answerTo(view, "own-train-first") === "yes")
    return duty(now, "own-train", "now-own-train", clauseBehind(view, "own-train-first"));
  const onlyThere = view.legal.every((action) => action.endsWith(`@${seat}`));
  if (table.first_turns.includes(seat) && onlyThere)
    return duty(now, "own-train", "now-own-train-first-turn", clauseBehind(view, "own-train-on-first-turn"));
  return turn(now);
}

function doubleWaits(now: Now, number: number): Duty {
  const { view, verbs } = now;
  const waits = (message: string, ground: string): Duty =>
    duty(now, "double", message, clauseBehind(view, ground), { number });
  if (verbs.has("draw-until")) return waits("now-draw-until", "must-draw-until");
  if (verbs.has("draw")) return waits("now-close-draw", "double-duty");
  if (verbs.has("pass") && view.boneyard === 0) return waits("now-close-empty", "boneyard-empty");
  if (verbs.has("pass")) return waits("now-close-pass", "duty-without-draw");
  return waits("now-close", "double-duty");
}

function trainsInTheMiddle(now: Now, step: string, tile: string): Duty {
  const { view, verbs } = now;
  if (step === "unmark") return duty(now, "marker", "now-unmark", clauseBehind(view, "marker-undecided"));
  if (step === "follow-up") {
    const then = verbs.has("draw") ? "-draw" : verbs.has("pass") ? "-pass" : "";
    return duty(now, "follow", `now-follow${then}`, clauseBehind(view, "after-double"));
  }
  if (!verbs.has("keep"))
    return duty(now, "drawn", "now-drawn", clauseBehind(view, "must-play-drawn"), { tile });
  const free = answerTo(view, "drawn-tile") === "may-keep";
  return duty(now, "drawn", "now-drawn-keep", clauseBehind(view, free ? "drawn-tile" : "drawn-double"), {
    tile,
  });
}

// --- Chickenfoot -----------------------------------------------------------------------------------------------

function feetNow(now: Now, table: Feet): Duty {
  const { view, verbs } = now;
  if (view.pending !== null) {
    const message = verbs.has("keep") ? "now-drawn-keep" : "now-drawn";
    return duty(now, "drawn", message, clauseBehind(view, "drawn-tile"), { tile: view.pending.tile ?? "" });
  }
  const then = verbs.has("draw") ? "-draw" : verbs.has("pass") ? "-pass" : "";
  const stuck = clauseBehind(view, verbs.has("draw") ? "must-draw" : "boneyard-empty");
  if (table.foot !== null) {
    const values = { number: table.foot.pips, toes: table.foot.toes };
    return duty(now, "foot", `now-foot${then}`, then ? stuck : clauseBehind(view, "foot-waits"), values);
  }
  if (answerTo(view, "spinner-first") === "fill-first" && table.arms > 0) {
    const double = !["", "four-arms"].includes(answerTo(view, "spinner"));
    const waits = clauseBehind(view, double ? "double-foot-first" : "arms-first");
    const values = { number: view.engine ?? 0, arms: table.arms };
    return duty(now, "arms", `now-arms${then}`, then ? stuck : waits, values);
  }
  return then ? duty(now, "none", `now${then}`, stuck) : turn(now);
}

// --- Engine 191 ------------------------------------------------------------------------------------------------

function linesNow(now: Now, table: Lines): Duty {
  const { view, verbs, plays } = now;
  if (view.engine === null) {
    const starts = answerTo(view, "first-turn") !== "next-plays";
    return duty(now, "show", starts ? "now-show" : "now-show-only", clauseBehind(view, "choice-first"));
  }
  if (view.pending !== null) return linesInTheMiddle(now, view.pending.step, view.pending.tile ?? "");
  if (view.binding.length > 0) return stationWaits(now, table);
  if (plays && !verbs.has("take") && !verbs.has("pass")) return turn(now);
  return duty(
    now,
    plays ? "turn" : "none",
    `now-${plays ? "play" : "none"}-${then(now)}`,
    declineClause(now),
  );
}

function linesInTheMiddle(now: Now, step: string, tile: string): Duty {
  const { view, plays } = now;
  if (step === "replace")
    return duty(now, "give", "now-give", clauseBehind(view, "replacement-due"), { tile });
  if (step === "drawn")
    return duty(now, "taken", "now-taken", clauseBehind(view, "only-the-taken-tile"), { tile });
  return duty(now, "extra", plays ? "now-extra" : "now-extra-none", clauseBehind(view, "already-played"));
}

function stationWaits(now: Now, table: Lines): Duty {
  const { view, speaker, plays } = now;
  const station = either(
    speaker,
    view.binding.map((end) =>
      words(speaker, "station-at", { number: table.ends[end] ?? 0, place: place(speaker, end) }),
    ),
  );
  if (!plays) return duty(now, "station", `now-station-${then(now)}`, declineClause(now), { station });
  const own = view.seat !== null && view.binding.includes(view.seat);
  const clause = clauseBehind(view, "station-waits");
  return duty(now, "station", own ? "now-station-own" : "now-station", clause, { station });
}

const then = (now: Now): string => (now.verbs.has("take") ? "take" : "end");
const declineClause = (now: Now): string =>
  clauseBehind(now.view, now.verbs.has("take") ? "tile-can-be-taken" : "boneyard-empty");
