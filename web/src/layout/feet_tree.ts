/** The tree of Chickenfoot: tiles grow from the spinner in eight directions, and a tile that lies never moves. Lengths
 *  in halves of a tile. */

import type { Placed } from "$messages";
import { Ground } from "./feet_ground";
import { best, type Choice } from "./feet_score";
import {
  along,
  doubleAt,
  HUB,
  joined,
  slotBox,
  slotEnd,
  slotStop,
  stopAt,
  tileAt,
  toesAt,
  turned,
  type Point,
  type Slot,
} from "./feet_shapes";
import { box, type Box } from "./geometry";
import { isDouble, pipsOf } from "./tiles";

/** The usual steps, and smaller ones for a tree that would fit nowhere else. */
const STEPS = [34, 32, 30, 28, 26, 24, 22, 20, 18, 17, 16, 14, 12, 10, 8];
/** So small before a connector is tried, and so small at all. */
const BEFORE_CONNECTORS = 18;
export const SMALLEST = 16;
const CONNECTORS = [0.8, 1.4, 2, 2.8, 3.6, 4.6, 5.6, 7, 9, 12];
const STRAIGHT_FIRST = [0, 1, -1, 2, -2];
const FOUR_ARMS = [0, 4, 2, 6];
const SIX_ARMS = [0, 4, 7, 1, 3, 5];

/** `end` is the middle of its far side, `connector` the bare piece of line that leads to it from the tile `on`. */
export type Lying = {
  box: Box;
  way: number;
  end: Point;
  connector: readonly [Point, Point] | null;
};

export type End = {
  key: string;
  kind: "end" | "toe" | "arm";
  at: Point;
  way: number;
  pips: number;
  /** The tile that it belongs to. */
  on: number;
  /** Where the toe, or the tile of the arm, would lie. */
  slot: Slot | null;
};

export type Room = { width: number; height: number };

export type Growth = {
  /** How many tiles are known to follow on a tile: ends that grow count more. */
  need: readonly number[];
  /** Seeded: the same number gives the same noise. */
  noise: () => number;
};

export class Tree {
  tiles: Placed[] = [];
  lying: Lying[] = [];
  ends = new Map<string, End>();
  ground = new Ground();
  doubles = new Set<number>();
  connectors: number[] = [];
  u: number;
  /** The tile of the foot whose toes are missing. */
  foot: number | null = null;
  /** From which cost on the tree is laid again. */
  patience = 0;

  constructor(
    readonly room: Room,
    readonly arms: number,
    most: number,
  ) {
    this.u = most;
    this.ground.limit(room.width / most, room.height / most);
  }

  copy(room = this.room, u = this.u): Tree {
    const copy = new Tree(room, this.arms, u);
    copy.tiles = [...this.tiles];
    copy.lying = [...this.lying];
    copy.ends = new Map(this.ends);
    copy.ground = this.ground.copy();
    copy.ground.limit(room.width / u, room.height / u);
    copy.doubles = new Set(this.doubles);
    copy.connectors = [...this.connectors];
    copy.foot = this.foot;
    copy.patience = this.patience;
    return copy;
  }

  /** The same tree in a window of another size; null if it would be too small there. */
  inside(room: Room, most: number): Tree | null {
    const { left, top, right, bottom } = this.ground.extent;
    const largest = Math.min(most, room.width / (right - left), room.height / (bottom - top));
    const u = STEPS.find((step) => step <= largest);
    if (u === undefined || u < SMALLEST) return null;
    const copy = this.copy(room, u);
    copy.ground.rest();
    return copy;
  }

  /** Has it only to grow? After a take-back, say, it has not. */
  leadsTo(tiles: readonly Placed[]): boolean {
    return this.tiles.every(
      ({ tile, on }, number) => tiles[number]?.tile === tile && tiles[number].on === on,
    );
  }

  begin(spinner: Placed): void {
    this.tiles.push(spinner);
    this.lying.push({ box: box(0, 0, 1, 0.5, 90), way: 2, end: [0, 0], connector: null });
    this.doubles.add(spinner.near);
    (this.arms > 4 ? SIX_ARMS : FOUR_ARMS).forEach((way, arm) => {
      this.openSlot(`arm ${arm}`, "arm", { near: along([0, 0], way, HUB), way }, spinner.near, 0);
    });
  }

  private openSlot(key: string, kind: "toe" | "arm", slot: Slot, pips: number, on: number): void {
    this.ends.set(key, { key, kind, at: slotEnd(slot), way: slot.way, pips, on, slot });
    this.ground.reserve(key, slotBox(slot));
    this.ground.reserveStop(key, slotStop(slot));
  }

  /** False if there is no place for it, however small. */
  lay(placed: Placed, growth: Growth, smallest = SMALLEST): boolean {
    this.releaseFoot(placed);
    const choices = this.choicesAtAnyScale(placed, smallest);
    if (choices.length === 0) return false;
    this.settle(placed, choices.length === 1 ? choices[0]! : best(this, placed, choices, growth));
    return true;
  }

  /** Walled in on all sides: its line runs on below the others to where nothing lies, and everything gets as small as
   *  it must. */
  layOutside(placed: Placed): void {
    const end = this.slotsOn(placed.on!)[0] ?? this.endOn(placed);
    const near: Point = [this.ground.extent.right + 2, Math.round(end.at[1])];
    const double = isDouble(placed.tile);
    const place = double ? doubleAt(near, 0) : tileAt(near, 0);
    const far = along(near, 0, double ? 1 : 2);
    const connector = { box: box(near[0], near[1], 0.01, 0.01), from: end.at, to: near };
    this.settle(placed, {
      key: end.key,
      box: place,
      way: 0,
      end: far,
      toes: double ? toesAt(far, 0) : [],
      turn: 0,
      connector,
    });
    const { left, top, right, bottom } = this.ground.extent;
    this.shrink(Math.min(this.u, this.room.width / (right - left), this.room.height / (bottom - top)));
  }

  /** Whoever plays elsewhere shows that the foot need not be completed. */
  private releaseFoot(placed: Placed): void {
    if (this.foot === null || this.foot === placed.on) return;
    for (const end of [...this.ends.values()])
      if (end.kind === "toe" && end.on === this.foot) this.close(end.key);
    this.foot = null;
  }

  private close(key: string): void {
    this.ends.delete(key);
    this.ground.release(key);
  }

  // --- Where it could lie ---

  private choicesAtAnyScale(placed: Placed, smallest: number): Choice[] {
    let choices = this.choices(placed);
    const before = this.u;
    for (const u of this.smaller(before, BEFORE_CONNECTORS)) {
      if (choices.length) return choices;
      this.shrink(u);
      choices = this.choices(placed);
    }
    if (choices.length) return choices;
    for (const u of [before, ...this.smaller(before, smallest)]) {
      this.shrink(u);
      choices = u < BEFORE_CONNECTORS ? this.choices(placed) : [];
      if (choices.length === 0) choices = this.withConnector(placed);
      if (choices.length) return choices;
    }
    this.shrink(before);
    return [];
  }

  private smaller(than: number, atLeast: number): number[] {
    return STEPS.filter((u) => u < than && u >= atLeast);
  }

  private shrink(u: number): void {
    this.u = u;
    this.ground.limit(this.room.width / u, this.room.height / u);
  }

  private choices(placed: Placed): Choice[] {
    const slots = this.slotsOn(placed.on!);
    if (slots.length) return slots.flatMap((end) => this.choice(placed, end.key, end.slot!, 0, null));
    const end = this.endOn(placed);
    return STRAIGHT_FIRST.flatMap((turn) => {
      const slot = { near: joined(end.at, end.way, turn), way: turned(end.way, turn) };
      return this.choice(placed, end.key, slot, turn, null);
    });
  }

  private slotsOn(tile: number): End[] {
    return [...this.ends.values()].filter((end) => end.on === tile && end.slot !== null);
  }

  private endOn(placed: Placed): End {
    const end = this.ends.get(`end ${placed.on}`);
    if (!end) throw new Error(`nothing can lie on tile ${placed.on}: ${placed.tile}`);
    return end;
  }

  /** With its stop, or the three toes of a double and their stops; none if it hits something. */
  private choice(
    placed: Placed,
    key: string,
    slot: Slot,
    turn: number,
    connector: { box: Box; from: Point; to: Point } | null,
  ): Choice[] {
    const double = isDouble(placed.tile);
    const place = double ? doubleAt(slot.near, slot.way) : tileAt(slot.near, slot.way);
    if (!this.ground.freeForTile(place, key)) return [];
    const end = along(slot.near, slot.way, double ? 1 : 2);
    const toes = double ? toesAt(end, slot.way) : [];
    if (!double && !this.ground.freeForStop(stopAt(end, slot.way), key)) return [];
    const blocked = toes.some(
      (toe) => !this.ground.freeForTile(slotBox(toe), key) || !this.ground.freeForStop(slotStop(toe), key),
    );
    return blocked ? [] : [{ key, box: place, way: slot.way, end, toes, turn, connector }];
  }

  /** The last resort: the line runs on without tiles, as short as possible. */
  private withConnector(placed: Placed): Choice[] {
    if (this.slotsOn(placed.on!).length) return [];
    const end = this.endOn(placed);
    for (const length of CONNECTORS) {
      const choices = STRAIGHT_FIRST.flatMap((turn) => this.afterConnector(placed, end, turn, length));
      if (choices.length) return choices;
    }
    return [];
  }

  private afterConnector(placed: Placed, end: End, turn: number, length: number): Choice[] {
    const way = turned(end.way, turn);
    const from = joined(end.at, end.way, turn);
    const to = along(from, way, length);
    const [x, y] = along(from, way, length / 2);
    const line = box(x, y, length / 2, 0.12, way * 45);
    if (!this.ground.freeForConnector(line, end.key)) return [];
    return [0, 1, -1].flatMap((next) => {
      const slot = { near: next ? joined(to, way, next) : to, way: turned(way, next) };
      const turns = Math.abs(turn) + Math.abs(next);
      return this.choice(placed, end.key, slot, turns, { box: line, from, to });
    });
  }

  // --- It lies there ---

  private settle(placed: Placed, choice: Choice): void {
    const { key, way, end, toes, connector } = choice;
    const number = this.lying.length;
    this.tiles.push(placed);
    this.close(key);
    this.ground.addTile(choice.box);
    if (connector) {
      this.ground.addConnector(connector.box);
      this.connectors.push(connector.box.hx * 2);
    }
    this.lying.push({
      box: choice.box,
      way,
      end,
      connector: connector ? [connector.from, connector.to] : null,
    });
    if (isDouble(placed.tile)) {
      this.doubles.add(placed.near);
      this.foot = number;
      toes.forEach((toe, place) => this.openSlot(`toe ${number} ${place}`, "toe", toe, placed.near, number));
    } else {
      const pips = pipsOf(placed.tile) - placed.near;
      this.ends.set(`end ${number}`, {
        key: `end ${number}`,
        kind: "end",
        at: end,
        way,
        pips,
        on: number,
        slot: null,
      });
      this.ground.reserveStop(`end ${number}`, stopAt(end, way));
    }
    if (this.foot !== null && this.foot === placed.on && this.slotsOn(this.foot).length === 0)
      this.foot = null;
  }
}
