/** Playing at one table: whose hand is on the screen, what is picked up, what was refused, what was said. */
import type { Event, Hinted, Planned, Told, View } from "$messages";

import { Refused, type Session } from "../wire/session.svelte";
import type { Known } from "../wire/updating";
import { has, t } from "../words/words.svelte";
import {
  comesOff,
  layAction,
  mainButton,
  offerOf,
  onlyAction,
  sideVerbs,
  tileName,
  usableEnds,
  type Verb,
} from "./choice";
import { dutyNow, withoutClause, type Duty } from "./duty";
import { seatNames } from "./names";
import { newsOf, spokenTo, tellWithNotes, type Note } from "./news";
import { either, place, tell, tellStart, words, type Line, type Speaker } from "./speech";
import { play as sound, soundOf } from "./sounds";

/** `end` is the place that refused, where it was a place; `can` is what can be done instead. */
export type Refusal = { end: string | null; text: string; clause: string; can: string };
/** One with the `seat` "" is for all. */
export type Bubble = { key: number; seat: string; text: string };

const BUBBLE_MS = 3200;
/** What becomes of a seat is read more slowly than a call. */
const NEWS_MS = 7000;
/** The bot that plays for whoever is away. */
const STAND_IN = "conductor";
const MOVES_SHOWN = 8;
/** Enough for so many moves. */
const EVENTS_TOLD = 80;

/** News that somebody waits for who has asked to take a move back. */
const BECOME_OF_ASKING: ReadonlySet<string> = new Set(["declined", "taken-back"]);

const levelName = (bot: string): string => (has(`level-${bot}`) ? t(`level-${bot}`) : bot);

export class Play {
  /** The tile of the own hand or yard that is picked up. */
  held = $state<string | null>(null);
  /** The end that was chosen before a tile. */
  wanted = $state<string | null>(null);
  /** A removal is shown and waits to be confirmed. */
  removing = $state(false);
  /** An action is on its way. */
  busy = $state(false);
  #answered: Promise<unknown> = Promise.resolve();
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<Hinted | null>(null);
  hinting = $state(false);
  bubbles = $state.raw<readonly Bubble[]>([]);
  /** For those who hear the page; the newest sentences. */
  spoken = $state("");
  /** The seat whose hand may be on the screen, where several people share this device. */
  uncovered = $state<string | null>(null);

  /** The own seat that is on the screen; null for spectators. */
  seat = $derived.by(() => {
    const { yours, views } = this.session;
    const turn = Object.values(views)[0]?.turn ?? null;
    if (turn !== null && yours.includes(turn)) return turn;
    return this.uncovered !== null && yours.includes(this.uncovered) ? this.uncovered : (yours[0] ?? null);
  });
  view = $derived.by<View | null>(() => this.session.views[this.seat ?? ""] ?? null);
  /** Somebody else has to take the device before the hand is shown. */
  covered = $derived.by(() => this.session.yours.length > 1 && this.seat !== this.uncovered);
  names = $derived.by<Record<string, string>>(() => {
    const { about } = this.session;
    return about === null ? {} : seatNames(about, levelName);
  });
  speaker = $derived<Speaker>({
    say: t,
    knows: has,
    sheet: this.view?.sheet ?? "",
    names: this.names,
    you: this.seat,
  });
  offer = $derived.by(() =>
    offerOf(
      this.view === null || this.session.about?.paused || this.session.about?.showing ? [] : this.view.legal,
    ),
  );
  main = $derived(mainButton(this.offer, { tile: this.held, family: this.view?.table.family ?? "trains" }));
  side = $derived<Verb[]>(sideVerbs(this.offer, this.main));
  /** The tile picked up, where it cannot be used now. */
  unfit = $derived(this.held !== null && !this.offer.tiles.has(this.held) ? this.held : null);
  usable = $derived(usableEnds(this.offer, this.held));
  myTurn = $derived(this.view !== null && this.seat !== null && this.view.turn === this.seat);
  duty = $derived<Duty | null>(
    this.view !== null && this.offer.legal.size > 0 ? dutyNow(this.view, this.speaker) : null,
  );
  /** The tiles that a removal would take, shown before it is done. */
  preview = $derived.by(() => {
    if (!this.removing || this.view?.table.family !== "lines" || this.seat === null) return [];
    return comesOff(this.view.table.trains[this.seat] ?? []).map(tileName);
  });
  /** What somebody who only watches may sit down on. */
  freeSeats = $derived.by(() => {
    const { about, yours, removed } = this.session;
    return yours.length > 0 || removed ? [] : (about?.seats ?? []).filter((info) => !info.name);
  });
  /** Whom we, as host, may show the door. */
  removable = $derived.by(() => {
    const { about, yours, kept, host } = this.session;
    const people = (about?.seats ?? []).filter((info) => info.name && (!info.bot || info.kept));
    return host ? people.filter(({ seat }) => !yours.includes(seat) && !kept.includes(seat)) : [];
  });
  #notes = $state.raw<readonly Note[]>([]);
  moves = $derived<Line[]>(this.#lastMoves());
  /** What can be done now, in a sentence. */
  can = $derived(this.#whatCanBeDone());

  #bubbles = 0;
  #listening: (() => void)[];

  constructor(readonly session: Session) {
    this.#listening = [
      session.onTold((told, before, after) => this.#told(told, before, after)),
      session.onSaid(({ seat, phrase }) => this.#bubble(seat, t(`web-play-say-${phrase}`))),
    ];
  }

  leave(): void {
    for (const stop of this.#listening) stop();
    this.session.leave();
  }

  // --- Choosing -------------------------------------------------------------------------------------------

  /** A tile is tapped or picked up. With an end chosen before, it is laid there. */
  pick(tile: string): void {
    this.refusal = this.hint = null;
    if (this.wanted !== null && this.offer.legal.has(layAction(tile, this.wanted))) {
      void this.lay(tile, this.wanted);
      return;
    }
    this.wanted = null;
    this.held = tile;
    this.removing = false;
  }

  putBack(): void {
    this.held = this.wanted = this.refusal = this.hint = null;
    this.removing = false;
  }

  /** An end is tapped: the held tile goes there; without one, the tiles that fit there can be chosen. */
  chooseEnd(end: string): void {
    if (this.held !== null) {
      void this.lay(this.held, end);
      return;
    }
    const fitting = this.offer.ends.get(end) ?? [];
    this.refusal = null;
    if (fitting.length === 1 && fitting[0] !== undefined) this.held = fitting[0];
    else if (fitting.length > 1) this.wanted = end;
  }

  async lay(tile: string, end: string): Promise<void> {
    await this.#act(layAction(tile, end), end);
  }

  /** What the main button says. */
  async doMain(): Promise<void> {
    const { action, says } = this.main;
    if (action !== null) await this.#act(action, null);
    else if (says === "fits" || says === "choose-tile") this.#showNextFitting();
  }

  async doVerb(verb: Verb): Promise<void> {
    if (verb === "remove" && !this.removing) {
      this.held = null;
      this.removing = true;
      return;
    }
    await this.#act(verb, null);
  }

  /** Twice tapped: there is nothing left to choose. */
  async doOnly(tile: string): Promise<void> {
    const action = onlyAction(this.offer, tile);
    if (action !== null) await this.#act(action, null);
  }

  #showNextFitting(): void {
    const [first] = this.offer.tiles.keys();
    if (first !== undefined) this.held = first;
  }

  /** Also what is not offered is asked for where a hand reached for it: the answer says why not. */
  async #act(action: string, end: string | null): Promise<void> {
    const { seat, view } = this;
    if (this.busy || seat === null || view === null) return;
    this.busy = true;
    this.refusal = this.hint = null;
    this.#answered = this.session.ask({ type: "play", seat, number: view.number, action });
    try {
      await this.#answered;
      this.putBack();
    } catch (problem) {
      this.#refused(problem, end);
    } finally {
      this.busy = false;
    }
  }

  /** The move is taken back that is on its way, or else the last one. */
  async takeBack(): Promise<void> {
    const { seat } = this;
    try {
      if (this.busy) await this.#answered;
    } catch {
      return; // it was refused: there is nothing to take back
    }
    const number = this.session.views[seat ?? ""]?.number;
    if (seat !== null && number !== undefined) await this.ask({ type: "take-back", seat, number });
  }

  #refused(problem: unknown, end: string | null): void {
    if (!(problem instanceof Refused)) throw problem;
    const clause = problem.clause ?? "";
    this.refusal = { end, text: withoutClause(problem.text, clause), clause, can: this.can };
    sound("refused");
    this.held = this.wanted = null;
  }

  #whatCanBeDone(): string {
    const [end, tiles] = [...this.offer.ends][0] ?? [];
    if (end !== undefined && tiles !== undefined && this.offer.ends.size === 1)
      return t("web-play-can-lay", { tiles: either(this.speaker, tiles), place: place(this.speaker, end) });
    if (this.offer.ends.size > 1) return t("web-play-can-choose", { number: this.offer.tiles.size });
    const [verb] = this.offer.verbs;
    return verb === undefined ? "" : t("web-play-can-do", { what: t(`web-play-do-${verb}`) });
  }

  // --- Asking ---------------------------------------------------------------------------------------------

  /** Level 6 answers at once; a level above it thinks first. */
  async askHint(level?: string): Promise<void> {
    const { seat } = this;
    if (seat === null || this.hinting) return;
    this.hinting = true;
    try {
      const answer = await this.session.ask({ type: "advise", seat, ...(level ? { level } : {}) });
      if (answer.type === "hinted") this.#hinted(answer);
    } catch (problem) {
      this.#refused(problem, null);
    } finally {
      this.hinting = false;
    }
  }

  /** Where nobody has a train of their own there is none to plan. */
  get mayPlan(): boolean {
    return this.session.about?.terms.hints !== false && this.view?.table.family !== "feet";
  }

  /** The best train that the own tiles make; null where it may not be asked for. */
  async plan(): Promise<Planned | null> {
    const { seat } = this;
    if (seat === null || !this.mayPlan) return null;
    try {
      const answer = await this.session.ask({ type: "plan", seat });
      return answer.type === "planned" ? answer : null;
    } catch (problem) {
      if (problem instanceof Refused) return null;
      throw problem;
    }
  }

  #hinted(hint: Hinted): void {
    if (hint.number !== this.view?.number) return;
    this.refusal = null;
    this.removing = false;
    this.hint = hint;
    const tile = /\d+-\d+/.exec(hint.action)?.[0];
    if (tile !== undefined) this.held = tile;
  }

  /** For somebody who is away, as long as they are. */
  async letBotPlay(seat: string): Promise<void> {
    await this.ask({ type: "hand", seat, bot: STAND_IN });
  }

  /** From the bot that plays it; when its time is up only the host can. */
  async takeSeatBack(seat: string): Promise<void> {
    if (this.session.host) await this.ask({ type: "hand-back", seat });
    else await this.ask({ type: "sit", seat, name: this.names[seat] ?? seat });
  }

  /** Everything else that a person asks for; a refusal is shown as a note. */
  async ask(command: Parameters<Session["ask"]>[0]): Promise<void> {
    try {
      await this.session.ask(command);
    } catch (problem) {
      this.#refused(problem, null);
    }
  }

  // --- What happens ---------------------------------------------------------------------------------------

  #told(told: Told, before: Known, after: Known): void {
    const seat = this.seat ?? "";
    const events = told.seen?.find((seen) => seen.seat === seat)?.events ?? told.events ?? [];
    if (before.views[seat]?.number !== after.views[seat]?.number) {
      this.hint = null;
      this.removing = false;
      if (this.held !== null && !this.#holds(this.held)) this.held = null;
    }
    if (BECOME_OF_ASKING.has(told.news)) this.#bubble("", t(`web-play-${told.news}`));
    this.#note(told, before, after);
    if (events.length === 0) return;
    const heard = soundOf(events);
    if (heard !== null) sound(heard);
    // Whoever looks at another page hears that it is their turn.
    if (this.myTurn && before.views[seat]?.turn !== this.seat && document.hidden) sound("turn");
    for (const event of events) this.#call(event);
    this.#say(events);
  }

  /** Said as a bubble, which is heard too, and kept among the moves. */
  #note(told: Told, before: Known, after: Known): void {
    const news = newsOf(told, before.about, after.about);
    if (news === null) return;
    const { says, seat } = news;
    const names = seatNames((says === "freed" ? before : after).about, levelName);
    const who = spokenTo(news, told, before);
    const text = t(`web-play-news-${says}`, { who, name: names[seat] ?? seat });
    this.#bubble("", text, NEWS_MS);
    const [view] = Object.values(after.views);
    const note = { round: view?.round ?? 0, after: view?.history.length ?? 0, line: { seat, text } };
    this.#notes = [...this.#notes, note].slice(-MOVES_SHOWN);
  }

  #holds(tile: string): boolean {
    const { view, seat } = this;
    if (view === null || seat === null) return false;
    const yard = view.table.family === "lines" ? (view.table.yards[seat] ?? []) : [];
    return [...(view.hands[seat] ?? []), ...yard].includes(tile);
  }

  #say(events: readonly Event[]): void {
    const told = tell(this.speaker, events).map((line) => line.text);
    if (this.myTurn && this.duty !== null) told.push(this.duty.text);
    if (told.length > 0) this.spoken = told.join(" ");
  }

  #call({ event, seat, result }: Event): void {
    const out =
      result?.reason === "out" && this.view?.table.family !== "lines" ? result.winners[0] : undefined;
    const who = event === "round-over" ? out : seat;
    const id = `web-play-call-${event}`;
    const own = `${id}-${this.speaker.sheet}`;
    if (who && (has(own) || has(id))) this.#bubble(who, words(this.speaker, id));
  }

  #bubble(seat: string, text: string, ms = BUBBLE_MS): void {
    const bubble = { key: ++this.#bubbles, seat, text };
    this.bubbles = [...this.bubbles.slice(-2), bubble];
    setTimeout(() => (this.bubbles = this.bubbles.filter((other) => other !== bubble)), ms);
  }

  #lastMoves(): Line[] {
    const { view, speaker } = this;
    if (view === null) return [];
    // Enough for the last turns: what is cut off at the start is not shown.
    const from = Math.max(0, view.history.length - EVENTS_TOLD);
    const notes = this.#notes.filter(({ round }) => round === view.round);
    const recent = tellWithNotes(speaker, view.history, notes, from);
    const start = from > 0 ? [] : tellStart(speaker, view.history, view.engine);
    const lines = [...start, ...recent];
    return lines.slice(-MOVES_SHOWN).reverse();
  }
}
