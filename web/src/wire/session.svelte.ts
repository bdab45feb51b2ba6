/** One open table: what is known of it, kept up to date, and what we ask for. */
import type { About, AnyMessage, Farewell, Said, Told, View, Welcome } from "$messages";

import { language } from "../words/words.svelte";
import { Questions, Refused, type Answer, type Command } from "./asking";
import { newNonce, remember } from "./commitments";
import { Line, type Ears } from "./line";
import { reloadOnce, reloadWasGood } from "./reloading";
import { updated, welcomed, type Known } from "./updating";

export { Refused } from "./asking";
export type { Answer, Command } from "./asking";

/** `waiting`: the connection is lost and comes back by itself at `retryAt`. `gone`: it will not, and `text` says why. */
export type Status = "connecting" | "open" | "waiting" | "gone";
export type ToldListener = (told: Told, before: Known, after: Known) => void;
export type SaidListener = (said: Said) => void;

/** The connection ends, but not for good. */
const COMING_BACK: ReadonlySet<string> = new Set(["stopping", "too-slow", "store-away"]);

export class Session implements Ears {
  status = $state<Status>("connecting");
  reason = $state("");
  text = $state("");
  /** While waiting: when it is tried again, as Date.now counts. */
  retryAt = $state<number | null>(null);
  /** When `about.clock` was right, as performance.now counts. */
  clockAt = $state(0);
  /** How many people are here without a seat. */
  watching = $state(0);
  /** What the server's clock showed when performance.now began to count, in seconds. */
  #serverBegan = $state(0);

  #known = $state.raw<Known | null>(null);
  #questions = new Questions();
  #line: Line;
  #missing = "";
  #greeted = false;
  #tokensRefused = 0;
  #nonces = new Set<string>();
  #toldListeners = new Set<ToldListener>();
  #saidListeners = new Set<SaidListener>();

  constructor(readonly table: string) {
    this.#line = new Line(table, this);
  }

  get about(): About | null {
    return this.#known?.about ?? null;
  }

  get number(): number {
    return this.#known?.number ?? 0;
  }

  /** When the next round is shown by itself, as performance.now counts; null while none waits. */
  get nextRoundAt(): number | null {
    const at = this.about?.next_round_at ?? null;
    return at === null ? null : (at - this.#serverBegan) * 1000;
  }

  /** From when on somebody else can become host, as performance.now counts; null while the host is there. */
  get newHostAt(): number | null {
    const since = this.about?.host_away_since ?? null;
    return since === null || this.#known === null
      ? null
      : (since + this.#known.hostAwaySeconds - this.#serverBegan) * 1000;
  }

  /** By seat; a spectator has one, under "". There is none before the match. */
  get views(): Readonly<Record<string, View>> {
    return this.#known?.views ?? {};
  }

  get yours(): readonly string[] {
    return this.#known?.yours ?? [];
  }

  get host(): boolean {
    return this.#known?.host ?? false;
  }

  /** The seats that a bot plays for us. */
  get kept(): readonly string[] {
    return this.#known?.kept ?? [];
  }

  /** The host has shown us the door. */
  get removed(): boolean {
    return this.#known?.removed ?? false;
  }

  /** Rejects with a Refused. A command that is lost with the connection is asked again when that is back. */
  ask(command: Command): Promise<Answer> {
    if (this.status === "gone") return Promise.reject(new Refused("gone", this.text));
    const { command: whole, answer } = this.#questions.add(command);
    if (this.status === "open") {
      // The server is to refuse in the language that is read now.
      if (this.#line.language === language()) this.#line.say(whole);
      else this.#reopen();
    }
    return answer;
  }

  /** Of each thing that happens, with what was known before and after it. Returns what ends it. */
  onTold(listener: ToldListener): () => void {
    this.#toldListeners.add(listener);
    return () => void this.#toldListeners.delete(listener);
  }

  onSaid(listener: SaidListener): () => void {
    this.#saidListeners.add(listener);
    return () => void this.#saidListeners.delete(listener);
  }

  /** Do not wait any longer. */
  retryNow(): void {
    if (this.status === "waiting") this.#reopen();
  }

  /** The page is left. */
  leave(): void {
    this.#end("left", "");
  }

  // --- From the line --------------------------------------------------------------------------------------

  heard(message: AnyMessage): void {
    if (message.type === "welcome") this.#welcome(message);
    else if (message.type === "told") this.#told(message);
    else if (message.type === "said") for (const listener of this.#saidListeners) listener(message);
    else if (message.type === "watching") this.watching = message.count;
    else if (message.type === "farewell") this.#farewell(message);
    else if (message.id === this.#missing) this.#caughtUp(message.type);
    this.#questions.settle(message);
  }

  lost(retryAt: number): void {
    this.#greeted = false;
    this.#missing = "";
    this.status = "waiting";
    this.retryAt = retryAt;
  }

  woken(): void {
    this.#line.probe({ type: "missed", after: this.number, id: this.#missedId() });
  }

  // --- Keeping up -----------------------------------------------------------------------------------------

  #welcome(message: Welcome): void {
    this.#serverBegan = message.now - performance.now() / 1000;
    this.#know(welcomed(message));
    this.watching = message.watching ?? 0;
    this.#missing = "";
    if (this.#greeted) return this.#giveNonces();
    this.#greeted = true;
    this.#tokensRefused = 0;
    this.#line.welcomed();
    reloadWasGood();
    this.status = "open";
    this.retryAt = null;
    this.#askAgain();
    this.#giveNonces();
  }

  #told(message: Told): void {
    if (this.#known === null) return;
    const before = this.#known;
    const known = updated(before, message);
    if (known === "old") return;
    if (known === "gap") return this.#askForMissed();
    this.#know(known);
    for (const listener of this.#toldListeners) listener(message, before, known);
    this.#giveNonces();
  }

  #know(known: Known): void {
    if (known.about.clock !== this.#known?.about.clock) this.clockAt = performance.now();
    this.#known = known;
  }

  /** What comes until it is answered is told again in its turn. */
  #askForMissed(): void {
    if (this.#missing !== "") return;
    this.#missing = this.#missedId();
    this.#line.say({ type: "missed", after: this.number, id: this.#missing });
  }

  /** With the same ids, so nothing is done twice. */
  #askAgain(): void {
    for (const command of this.#questions.unanswered()) this.#line.say(command);
  }

  #missedId(): string {
    return `missed-${this.number}-${Math.random().toString(36).slice(2)}`;
  }

  #caughtUp(answer: AnyMessage["type"]): void {
    this.#missing = "";
    if (answer === "refused") this.#reopen();
    else this.#askAgain(); // what is told again does not say whom it answers
  }

  #reopen(): void {
    this.#greeted = false;
    this.#missing = "";
    this.status = "connecting";
    this.#line.again();
  }

  // --- Taking leave ---------------------------------------------------------------------------------------

  #farewell({ reason, text }: Farewell): void {
    if (COMING_BACK.has(reason)) return; // the line is lost in a moment
    if (reason === "reload" && reloadOnce()) return;
    if (reason === "token" && this.#tokensRefused++ === 0) return this.#line.forgetToken();
    this.#end(reason, text);
  }

  #end(reason: string, text: string): void {
    this.#line.end();
    this.status = "gone";
    this.reason = reason;
    this.text = text;
    this.retryAt = null;
    this.#questions.refuseAll(reason, text);
  }

  // --- Our share of the chance ----------------------------------------------------------------------------

  /** After the commitment, each of our seats adds what the server could not know. */
  #giveNonces(): void {
    if (this.about?.state !== "starting" || this.about.commitment === "") return;
    for (const { seat, nonce: given } of this.about.seats) {
      if (given || this.#nonces.has(seat) || !this.yours.includes(seat)) continue;
      this.#nonces.add(seat);
      const nonce = newNonce();
      remember(this.table, this.about.commitment, seat, nonce);
      this.ask({ type: "nonce", seat, nonce }).catch(() => this.#nonces.delete(seat)); // too late, or too fast
    }
  }
}
