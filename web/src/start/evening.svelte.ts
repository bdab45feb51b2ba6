/** What is chosen on the start page: the box, who plays, by which rules. The device remembers it. */
import type { Clock } from "$messages";

import type { SheetTitle } from "../wire/shapes";
import { keep } from "../wire/storage";
import { BOXES } from "./boxes";
import type { Options } from "./house_rules";
import { keepName, ownName, readKept } from "./remembering";
import { fitting, SEATS, type Manners, type Plan, type SeatPlan } from "./terms";

const KEY = "boneyard.evening";

/** Three bots of different strength; those after them take part when more are asked for. */
const BOTS = ["brakeman", "fireman", "engineer", "conductor", "dispatcher", "caboose", "brakeman"];

type Kept = {
  sheet: string;
  players: number;
  others: SeatPlan[];
  rules: Record<string, Options>;
  manners: Manners;
};

const FIRST: Kept = {
  sheet: BOXES[0]?.sheet ?? "",
  players: 4,
  others: BOTS.map((bot) => ({ kind: "bot", bot })),
  rules: {},
  manners: { clock: null, pace: null, hints: true, takeBacks: true, public: false },
};

export class Evening {
  sheet = $state(FIRST.sheet);
  name = $state(ownName());
  rules = $state.raw<Record<string, Options>>({});
  manners = $state.raw<Manners>(FIRST.manners);
  #players = $state(FIRST.players);
  #others = $state.raw<readonly SeatPlan[]>(FIRST.others);

  constructor() {
    const found = readKept<Partial<Kept>>(KEY, {}, (any) => typeof any === "object" && any !== null);
    if (BOXES.some((box) => box.sheet === found.sheet)) this.sheet = found.sheet ?? this.sheet;
    if (Number.isInteger(found.players)) this.#players = fitting(found.players ?? 4, [2, SEATS.length]);
    if (Array.isArray(found.others))
      this.#others = FIRST.others.map((first, at) => seatIn(found.others?.[at]) ?? first);
    if (found.rules) this.rules = found.rules;
    if (found.manners) this.manners = { ...FIRST.manners, ...found.manners };
  }

  get options(): Options {
    return this.rules[this.sheet] ?? {};
  }

  get clock(): Clock | null {
    return this.manners.clock;
  }

  choose(sheet: string): void {
    this.sheet = sheet;
    this.#keep();
  }

  /** As many as were asked for, if the box is for so many. */
  players(range: SheetTitle["players"]): number {
    return fitting(this.#players, range);
  }

  invite(players: number): void {
    this.#players = players;
    this.#keep();
  }

  /** Who is to sit `at` places after us. */
  seat(at: number): SeatPlan {
    return this.#others[at] ?? { kind: "link" };
  }

  give(at: number, seat: SeatPlan): void {
    this.#others = this.#others.map((other, place) => (place === at ? seat : other));
    this.#keep();
  }

  rule(options: Options): void {
    this.rules = { ...this.rules, [this.sheet]: options };
    this.#keep();
  }

  behave(manners: Partial<Manners>): void {
    this.manners = { ...this.manners, ...manners };
    this.#keep();
  }

  call(name: string): void {
    this.name = name;
    keepName(name);
  }

  /** `somebody` is what we are called without a name. */
  plan(range: SheetTitle["players"], somebody: string): Plan {
    return {
      sheet: this.sheet,
      name: this.name.trim() || somebody,
      players: this.players(range),
      others: this.#others,
      options: this.options,
      manners: this.manners,
    };
  }

  #keep(): void {
    const { sheet, rules, manners } = this;
    const all: Kept = { sheet, players: this.#players, others: [...this.#others], rules, manners };
    keep(KEY, JSON.stringify(all));
  }
}

function seatIn(found: Partial<Record<"kind" | "bot" | "name", unknown>> | undefined): SeatPlan | null {
  if (found?.kind === "link") return { kind: "link" };
  if (found?.kind === "bot" && typeof found.bot === "string") return { kind: "bot", bot: found.bot };
  if (found?.kind === "here" && typeof found.name === "string") return { kind: "here", name: found.name };
  return null;
}
