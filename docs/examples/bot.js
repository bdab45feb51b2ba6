// A bot in JavaScript, for node. It likes heavy tiles, its own train, and ends it can go on from.
// See docs/bot-protocol.md.
"use strict";

const OWN_TRAIN = 15; // worth so many pips
const FOLLOWER = 8; // so is each tile in the hand that fits the new end
const BARE = ["remove", "pass", "leave", "keep", "stop", "take", "draw", "draw-until", "unmark"]; // best last

const halves = (tile) => tile.split("-").map(Number);

// How much the bot likes an action. What lays a tile is above 100, what does not is below.
function value(action, view) {
  if (action.includes("@")) { // 12-5@A
    const [tile, end] = action.split("@");
    const number = view.table.ends[end];
    const pips = halves(tile)[0] + halves(tile)[1];
    const others = view.hands[view.seat].filter((other) => other !== tile);
    const followers = others.filter((other) => halves(other).includes(pips - number)).length;
    return 100 + pips + FOLLOWER * followers + (end === view.seat ? OWN_TRAIN : 0);
  }
  const [verb, tile] = action.split(" ");
  if (tile === undefined) return BARE.indexOf(verb);
  const [high, low] = halves(tile);
  if (verb === "show") return high === low ? 100 - high : 0; // Engine 191 begins with a low double
  return high + low;
}

function choose(view, chance) {
  const values = view.legal.map((action) => value(action, view));
  const best = view.legal.filter((_, i) => values[i] === Math.max(...values));
  return best[chance % best.length];
}

// A request a line, until boneyard closes the stream.
require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const request = JSON.parse(line);
  console.log(JSON.stringify({ id: request.id, action: choose(request.view, request.chance) }));
});
