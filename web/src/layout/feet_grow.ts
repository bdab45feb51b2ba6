/** A tree of Chickenfoot, tile by tile. Growing it from the spinner and adding the last tile to it come to the same. */

import type { Placed } from "$messages";
import { SMALLEST, Tree, type Growth, type Room } from "./feet_tree";

/** A tree whose connectors cost more than this is laid again: the only moment when tiles move. */
const PATIENCE = 11;
const TRIES = 8;
const TRIES_WHEN_STUCK = 40;
/** Moving tiles must be worth it. */
const WORTH_MOVING = 3;
const LAST_RESORT = 8;

const CALM: Growth = { need: [], noise: () => 0 };

/** `before` is the tree of the first of these tiles, if there is one; it stays as it is. */
export function grown(
  tiles: readonly Placed[],
  before: Tree | null,
  room: Room,
  arms: number,
  most: number,
): Tree {
  let tree = before?.leadsTo(tiles) ? before : null;
  if (tree && (tree.room.width !== room.width || tree.room.height !== room.height))
    tree = tree.inside(room, most);
  if (tree === null) {
    tree = new Tree(room, arms, most);
    tree.begin(tiles[0]!);
    tree.patience = PATIENCE;
  } else if (tree.lying.length < tiles.length) tree = tree.copy();
  while (tree.lying.length < tiles.length) tree = withNext(tree, tiles);
  tree.ground.rest();
  return tree;
}

function withNext(tree: Tree, tiles: readonly Placed[]): Tree {
  const number = tree.lying.length;
  const laid = tree.lay(tiles[number]!, CALM);
  if (laid && cost(tree) <= tree.patience) return tree;
  const known = tiles.slice(0, number + 1);
  const again = laid
    ? laidAgain(tree, known, cost(tree) - WORTH_MOVING, TRIES, SMALLEST)
    : (laidAgain(tree, known, Infinity, TRIES_WHEN_STUCK, SMALLEST) ??
      laidAgain(tree, known, Infinity, TRIES, LAST_RESORT));
  const grown = again ?? tree;
  if (!laid && again === null) grown.layOutside(tiles[number]!);
  grown.patience = Math.max(PATIENCE, cost(grown) + WORTH_MOVING);
  return grown;
}

function cost(tree: Tree): number {
  const connectors = tree.connectors.reduce((sum, length) => sum + 1 + (length * length) / 4, 0);
  return 2 * connectors + 0.4 * (30 - tree.u);
}

/** Now that it is known which branches grow; never larger than before. Null if nothing below `most` was found. */
function laidAgain(
  tree: Tree,
  tiles: readonly Placed[],
  most: number,
  tries: number,
  smallest: number,
): Tree | null {
  const need = followers(tiles);
  let cheapest: Tree | null = null;
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const strength = attempt === 1 ? 0 : 0.3 + 0.12 * attempt;
    const other = wholeTree(tiles, tree, { need, noise: noiseOf(attempt, strength) }, smallest);
    if (other && cost(other) < (cheapest ? cost(cheapest) : most)) cheapest = other;
    if (cheapest && cost(cheapest) <= PATIENCE - WORTH_MOVING) break;
  }
  return cheapest;
}

function wholeTree(tiles: readonly Placed[], like: Tree, growth: Growth, smallest: number): Tree | null {
  const tree = new Tree(like.room, like.arms, like.u);
  tree.begin(tiles[0]!);
  for (const placed of tiles.slice(1)) if (!tree.lay(placed, growth, smallest)) return null;
  return tree;
}

function followers(tiles: readonly Placed[]): number[] {
  const many = tiles.map(() => 0);
  for (let number = tiles.length - 1; number > 0; number -= 1) many[tiles[number]!.on!]! += many[number]! + 1;
  return many;
}

/** A small generator (mulberry32), so that the same tiles always give the same tree. */
function noiseOf(seed: number, strength: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return strength * (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296 - 0.5);
  };
}
