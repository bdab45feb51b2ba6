/** From the legal actions of a view to what the screen offers. No rule is known here: what is not in the list is
 *  not offered, and what is in it can be done. */

/** Actions without a tile, in the order in which they are offered. */
export const VERBS = [
  "unmark",
  "leave",
  "draw-until",
  "draw",
  "take",
  "keep",
  "stop",
  "pass",
  "remove",
] as const;
export type Verb = (typeof VERBS)[number];

/** What a tile of one's own can be used for: laid on ends, shown before the reveal, given for one of the yard. */
export type TileUse = { kind: "lay"; ends: string[] } | { kind: "show" } | { kind: "give" };

export type Offer = {
  /** By tile, as it is written in the hand. */
  tiles: Map<string, TileUse>;
  /** By end, the tiles that can be laid there. */
  ends: Map<string, string[]>;
  verbs: Verb[];
  /** All actions, so that what is sent is always one of them. */
  legal: ReadonlySet<string>;
};

/** What the one main button does. `action` is sent; without it the button only points at what is to be done. */
export type Main = {
  says:
    | "play"
    | "show"
    | "give"
    | "choose-end"
    | "choose-line"
    | "choose-tile"
    | "fits"
    | "wait"
    | "remove-ask"
    | Verb;
  tile: string | null;
  action: string | null;
};

export function offerOf(legal: readonly string[]): Offer {
  const tiles = new Map<string, TileUse>();
  const ends = new Map<string, string[]>();
  const verbs: Verb[] = [];
  for (const action of legal) {
    const laid = /^(\d+-\d+)@(\w+)$/.exec(action);
    const held = /^(show|give) (\d+-\d+)$/.exec(action);
    if (laid?.[1] && laid[2]) {
      const use = tiles.get(laid[1]);
      if (use?.kind === "lay") use.ends.push(laid[2]);
      else tiles.set(laid[1], { kind: "lay", ends: [laid[2]] });
      ends.set(laid[2], [...(ends.get(laid[2]) ?? []), laid[1]]);
    } else if (held?.[1] && held[2]) {
      tiles.set(held[2], { kind: held[1] === "show" ? "show" : "give" });
    } else if (isVerb(action)) {
      verbs.push(action);
    }
  }
  verbs.sort((a, b) => VERBS.indexOf(a) - VERBS.indexOf(b));
  return { tiles, ends, verbs, legal: new Set(legal) };
}

function isVerb(action: string): action is Verb {
  return (VERBS as readonly string[]).includes(action);
}

/** The ends that light up: those of the tile picked up, or all while there is none that can be used. */
export function usableEnds(offer: Offer, tile: string | null): string[] {
  const use = tile === null ? undefined : offer.tiles.get(tile);
  if (use === undefined) return [...offer.ends.keys()];
  return use.kind === "lay" ? use.ends : [];
}

export function layAction(tile: string, end: string): string {
  return `${tile}@${end}`;
}

/** What is done with the tile when there is nothing left to choose; null if a place must be chosen or none fits. */
export function onlyAction(offer: Offer, tile: string): string | null {
  const use = offer.tiles.get(tile);
  if (use === undefined) return null;
  if (use.kind !== "lay") return `${use.kind} ${tile}`;
  return use.ends.length === 1 && use.ends[0] !== undefined ? layAction(tile, use.ends[0]) : null;
}

/** The only tile of use, where there is only one thing to do with it. */
function onlyTile(offer: Offer): string | null {
  const [tile] = offer.tiles.keys();
  return offer.tiles.size === 1 && tile !== undefined && onlyAction(offer, tile) !== null ? tile : null;
}

export type Held = { tile: string | null; family: "trains" | "feet" | "lines" };

export function mainButton(offer: Offer, held: Held): Main {
  if (offer.legal.size === 0) return { says: "wait", tile: null, action: null };
  const tile = held.tile ?? onlyTile(offer);
  const chosen = tile === null ? null : withTile(offer, tile, held.family);
  if (chosen !== null) return chosen;
  const [verb] = offer.verbs;
  if (offer.tiles.size === 0 && verb !== undefined) return { says: verb, tile: null, action: verb };
  const laying = [...offer.tiles.values()].some((use) => use.kind === "lay");
  return { says: laying ? "fits" : "choose-tile", tile: null, action: null };
}

function withTile(offer: Offer, tile: string, family: Held["family"]): Main | null {
  const use = offer.tiles.get(tile);
  if (use === undefined) return null;
  const action = onlyAction(offer, tile);
  if (use.kind !== "lay") return { says: use.kind, tile, action };
  if (action !== null) return { says: "play", tile, action };
  return { says: family === "lines" ? "choose-line" : "choose-end", tile, action: null };
}

/** The verbs that get buttons of their own beside the main one. */
export function sideVerbs(offer: Offer, main: Main): Verb[] {
  return offer.verbs.filter((verb) => verb !== main.says);
}

/** What a removal takes: the end tile of the line, and all others back to the station before it. */
export function comesOff(line: readonly string[]): string[] {
  let station = -1;
  for (let place = 0; place < line.length - 1; place++) {
    const [near, far] = (line[place] ?? "").split("-");
    if (near === far) station = place;
  }
  return line.slice(station + 1);
}

/** The number a line shows once the tiles beyond its last station are gone. */
export function endAfterRemoval(line: readonly string[], engine: number): number {
  const kept = line[line.length - comesOff(line).length - 1];
  return kept === undefined ? engine : Number(kept.split("-")[1]);
}

/** However a tile lies or is held, its high half comes first in actions. */
export function tileName(tile: string): string {
  const [a = 0, b = 0] = tile.split("-").map(Number);
  return a >= b ? `${a}-${b}` : `${b}-${a}`;
}

export function pipsOf(tiles: readonly string[]): number {
  return tiles.reduce((sum, tile) => sum + tile.split("-").reduce((pips, half) => pips + Number(half), 0), 0);
}
