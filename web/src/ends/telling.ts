/** How an ended round or match is told. The sentences are those of the terminal (play.ftl), in this game's words. */
import type { About, View } from "$messages";

import { seatNames } from "../play/names";
import { namesInside, words, type Speaker } from "../play/speech";
import { levelName } from "../start/levels";
import { has, t } from "../words/words.svelte";
import { SEATS } from "./rounds";

/** Everybody's name on the board; our own seat is “You” where it is our only one. */
export function namesAt(about: About, yours: readonly string[]): Record<string, string> {
  const names = seatNames(about, levelName);
  const [own] = yours;
  return own !== undefined && yours.length === 1 ? { ...names, [own]: t("web-play-you") } : names;
}

export function speakerFor(view: View, names: Record<string, string>, yours: readonly string[]): Speaker {
  return {
    say: t,
    knows: has,
    sheet: view.sheet,
    names,
    you: yours.length === 1 ? (yours[0] ?? null) : null,
  };
}

/** What the round is remembered by: “Jonas goes out”. */
export function roundTitle(view: View, speaker: Speaker): string {
  const result = view.over;
  if (result === null) return "";
  const out = seatOut(view);
  if (result.reason !== "out" || out === null) return t(`web-ends-${result.reason}`);
  const who = out === speaker.you ? "you" : "other";
  return words(speaker, "web-ends-out", { who, name: speaker.names[out] ?? out });
}

/** Why it ended and who has won it. */
export function roundStory(view: View, speaker: Speaker): string {
  const result = view.over;
  if (result === null || result.reason === "redeal") return "";
  const names = namesInside(speaker, result.winners);
  const fewest = words(speaker, "board-fewest", { names, number: result.winners.length });
  if (view.tokens_needed !== null) return fewest;
  return result.reason === "out" ? "" : `${words(speaker, `board-${result.reason}`)} ${fewest}`;
}

export function seatOut(view: View): string | null {
  const out = Object.entries(view.hands).find(([, hand]) => hand.length === 0);
  return out?.[0] ?? null;
}

/** Who has won the match, and with what. */
export function matchTitle(view: View, speaker: Speaker): string {
  const [winner = "", ...others] = view.winners;
  if (others.length > 0) return t("web-ends-share-win", { names: namesInside(speaker, view.winners) });
  const who = winner === speaker.you ? "you" : "other";
  return t("web-ends-wins", { who, name: speaker.names[winner] ?? winner });
}

export function matchStory(view: View): string {
  const at = SEATS.indexOf(view.winners[0] ?? "");
  const of = view.tokens_needed === null ? "points" : "tokens";
  const number = (of === "points" ? view.totals[at] : view.tokens[at]) ?? 0;
  return t("web-ends-after", { what: t(`web-ends-number-of-${of}`, { number }), rounds: view.round });
}

/** “Round 4 of 13” and “Engine 9”, as above the table. */
export function chips(view: View): string[] {
  return [
    t("web-play-round", { round: view.round, rounds: view.rounds ?? 0 }),
    ...(view.engine === null ? [] : [engineAt(view.sheet, view.engine)]),
  ];
}

export function engineAt(sheet: string, engine: number): string {
  const own = `web-play-engine-${sheet}`;
  return t(has(own) ? own : "web-play-engine", { engine });
}
