import { describe, expect, test } from "vitest";

import { momentIn, searchFor } from "./moment";
import { Player } from "./player.svelte";

describe("the player", () => {
  test("turns one page at each tick and stops at the end", () => {
    const player = new Player();
    player.open(2, 0);
    player.toggle();
    player.tick();
    expect([player.at, player.playing]).toEqual([1, true]);
    player.tick();
    expect([player.at, player.playing, player.ended]).toEqual([2, false, true]);
    player.tick();
    expect(player.at).toBe(2);
  });

  test("begins anew when it is started at the end", () => {
    const player = new Player();
    player.open(2, 2);
    player.toggle();
    expect([player.at, player.playing]).toEqual([0, true]);
  });

  test("stands still as soon as somebody turns a page by hand", () => {
    const player = new Player();
    player.open(9, 0);
    player.toggle();
    player.show(5);
    player.tick();
    expect(player.at).toBe(5);
  });

  test("never leaves the round", () => {
    const player = new Player();
    player.open(9, 999);
    expect(player.at).toBe(9);
    player.show(-1);
    expect(player.at).toBe(0);
  });
});

describe("a moment in an address", () => {
  test.each([
    { round: 1, at: 0, seenBy: null },
    { round: 13, at: 99, seenBy: "B" },
  ])("is read as it was written", (moment) => {
    expect(momentIn(searchFor(moment))).toEqual(moment);
  });

  test("that makes no sense is the beginning", () => {
    expect(momentIn("?round=x&move=-3&seen_by=Z")).toEqual({ round: 1, at: 0, seenBy: null });
  });
});
