/** A match that is being looked at: what was fetched of it, which round and whose knowledge is shown. */
import type { View } from "$messages";

import { keepRecord, keepRound, keptRecord, keptRound } from "../offline/past";
import type { Line, Speaker } from "../play/speech";
import { record as recordOf } from "../wire/api";
import { promised, type Promised } from "../wire/commitments";
import { Problem, UNREACHABLE } from "../wire/problem";
import { has, t } from "../words/words.svelte";
import { fetchReplay } from "./fetching";
import { laidIn, linesAt, marksOf, namesOf, viewsOf } from "./film";
import { searchFor, type Moment } from "./moment";
import { Player } from "./player.svelte";
import type { Replay, Source } from "./shapes";

export class Show {
  readonly player = new Player();
  replay = $state.raw<Replay | null>(null);
  /** Why it cannot be shown. */
  problem = $state.raw<Problem | null>(null);
  busy = $state(true);
  /** The record as text, for the proof and for saving. */
  record = $state<string | null>(null);
  recordMissing = $state(false);

  views = $derived.by<View[]>(() => (this.replay === null ? [] : viewsOf(this.replay)));
  marks = $derived.by(() => marksOf(this.replay?.steps ?? []));
  names = $derived.by<Record<string, string>>(() =>
    this.replay === null ? {} : namesOf(this.replay, { say: t, knows: has }),
  );
  /** Nobody is spoken to: everybody has a name. */
  speaker = $derived.by<Speaker>(() => ({
    say: t,
    knows: has,
    sheet: this.replay?.sheet ?? "",
    names: this.names,
    you: null,
  }));
  view = $derived.by<View | null>(() => this.views[this.player.at] ?? null);
  lines = $derived.by<Line[]>(() =>
    this.replay === null ? [] : linesAt(this.replay, this.speaker, this.player.at),
  );
  laid = $derived.by<string[]>(() => laidIn(this.replay?.steps[this.player.at - 1]));

  readonly #fetched = new Map<string, Replay>();
  #asked = 0;

  constructor(readonly source: Source) {
    if ("record" in source) this.record = source.record;
  }

  get table(): string | null {
    return "table" in this.source ? this.source.table : null;
  }

  /** What this device was promised when the match began. */
  get promised(): Promised | null {
    return this.table === null ? null : promised(this.table);
  }

  async open(moment: Moment): Promise<void> {
    const asked = (this.#asked += 1);
    this.busy = true;
    this.problem = null;
    try {
      const replay = await this.#round(moment.round, moment.seenBy);
      if (asked !== this.#asked) return; // something else has been asked for since
      this.replay = replay;
      this.player.open(replay.steps.length, moment.at);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (asked === this.#asked) this.problem = problem;
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }

  /** Another seat's eyes, at the same moment. */
  async seeAs(seenBy: string | null): Promise<void> {
    await this.open({ ...this.moment, seenBy });
  }

  async openRound(round: number): Promise<void> {
    await this.open({ ...this.moment, round, at: 0 });
  }

  get moment(): Moment {
    return { round: this.replay?.round ?? 1, at: this.player.at, seenBy: this.replay?.seen_by ?? null };
  }

  /** Where this moment can be found; "" for a file, which only this device has. */
  get address(): string {
    if (this.table === null) return "";
    return `${location.origin}/replay/${this.table}${searchFor(this.moment)}`;
  }

  /** Without it the match can be seen, but not verified and not saved. */
  async fetchRecord(): Promise<void> {
    const { table } = this;
    if (table === null) return;
    try {
      this.record = await recordOf(table);
      void keepRecord(table, this.record);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.record = await keptRecord(table);
      this.recordMissing = this.record === null;
    }
  }

  async #round(round: number, seenBy: string | null): Promise<Replay> {
    const key = `${round} ${seenBy ?? ""}`;
    const known = this.#fetched.get(key) ?? (await this.#fetch(round, seenBy));
    this.#fetched.set(key, known);
    return known;
  }

  /** What was looked at before can be seen without a network: a match that is over does not change. */
  async #fetch(round: number, seenBy: string | null): Promise<Replay> {
    const { table } = this;
    try {
      const replay = await fetchReplay(this.source, round, seenBy);
      if (table !== null) void keepRound(table, replay);
      return replay;
    } catch (problem) {
      const away = problem instanceof Problem && problem.reason === UNREACHABLE;
      const known = away && table !== null ? await keptRound(table, round, seenBy) : null;
      if (known === null) throw problem;
      return known;
    }
  }
}
