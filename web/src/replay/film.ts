/** A round step by step: the view after each, what was laid, and the sentences that tell it. */
import type { Told, View } from "$messages";

import { seatNames } from "../play/names";
import { tell, tellStart, words, type Line, type Speaker } from "../play/speech";
import { viewAfter } from "../wire/updating";
import type { Replay, Step } from "./shapes";

/** Step 0 is the table after the deal, so there is one view more than there are steps. */
export function viewsOf(replay: Replay): View[] {
  const views = [replay.view];
  replay.steps.forEach((step, at) => {
    const told: Told = { type: "told", number: at + 1, news: "played", ...step };
    views.push(viewAfter(views[at], "", told) ?? replay.view);
  });
  return views;
}

/** Where doubles were laid, and by whom. */
export type Mark = { step: number; seat: string };

export function marksOf(steps: readonly Step[]): Mark[] {
  return steps.flatMap(({ events, seat }, at) =>
    events.some((event) => event.event === "laid" && isDouble(event.tile)) ? [{ step: at + 1, seat }] : [],
  );
}

function isDouble(tile: string | null | undefined): boolean {
  const [one, other] = (tile ?? "-1").split("-");
  return one === other;
}

/** The tiles that this step laid, high half first. */
export function laidIn(step: Step | undefined): string[] {
  return (step?.events ?? []).flatMap((event) =>
    event.event === "laid" && event.tile ? [highFirst(event.tile)] : [],
  );
}

function highFirst(tile: string): string {
  const [one = 0, other = 0] = tile.split("-").map(Number);
  return `${Math.max(one, other)}-${Math.min(one, other)}`;
}

/** What happened in this step, in the words of the live table. */
export function linesAt(replay: Replay, speaker: Speaker, at: number): Line[] {
  const step = replay.steps[at - 1];
  if (step === undefined) return beginning(replay, speaker);
  const lines = tell(speaker, step.events);
  const shown = lines.length > 0 ? lines : [unspoken(step, speaker)];
  return step.view === undefined ? shown : [...shown, dealtAnew(speaker)];
}

function beginning({ view }: Replay, speaker: Speaker): Line[] {
  const dealt = { seat: null, text: words(speaker, "web-replay-dealt") };
  return [dealt, ...tellStart(speaker, view.history, view.engine), ...tell(speaker, view.history)];
}

/** A tile chosen in secret is not talked about at the table. */
function unspoken(step: Step, speaker: Speaker): Line {
  const tile = step.events.find((event) => event.event === "showed")?.tile ?? "";
  const name = speaker.names[step.seat] ?? step.seat;
  const message = tile === "" ? "web-replay-chose" : "web-replay-chose-tile";
  return { seat: step.seat, text: words(speaker, message, { name, tile }) };
}

/** Only Engine 191 can deal again once everybody has chosen. */
function dealtAnew(speaker: Speaker): Line {
  return { seat: null, text: words(speaker, "told-redealt", { number: 1, engine: "" }) };
}

/** What people are called; `knows` and `say` are for the names of the levels of bots. */
export function namesOf(
  replay: Replay,
  { say, knows }: Pick<Speaker, "say" | "knows">,
): Record<string, string> {
  const seats = replay.names.map((name, at) => {
    const level = name.toLowerCase();
    return { seat: "ABCDEFGH"[at] ?? "", name, ...(knows(`level-${level}`) ? { bot: level } : {}) };
  });
  return seatNames({ seats }, (bot) => say(`level-${bot}`));
}
