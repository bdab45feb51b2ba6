import { describe, expect, it } from "vitest";

import {
  comesOff,
  endAfterRemoval,
  layAction,
  mainButton,
  offerOf,
  onlyAction,
  sideVerbs,
  tileName,
  usableEnds,
} from "./choice";

const TURN = offerOf(["5-5@A", "12-5@A", "12-5@M", "9-3@M"]);
const trains = { tile: null, family: "trains" } as const;

describe("what can be chosen", () => {
  it("knows for a tile its ends and for an end its tiles", () => {
    expect(TURN.tiles.get("12-5")).toEqual({ kind: "lay", ends: ["A", "M"] });
    expect(TURN.ends.get("M")).toEqual(["12-5", "9-3"]);
    expect(TURN.tiles.has("6-2")).toBe(false);
  });

  it("lights up all ends until a tile is picked up, then only its own", () => {
    expect(usableEnds(TURN, null)).toEqual(["A", "M"]);
    expect(usableEnds(TURN, "9-3")).toEqual(["M"]);
  });

  it("keeps all of them lit when a tile is picked up that fits nowhere", () => {
    expect(usableEnds(TURN, "6-2")).toEqual(["A", "M"]);
  });

  it("lights up no end for a tile that is to be shown or given", () => {
    expect(usableEnds(offerOf(["show 3-3", "show 6-1"]), "3-3")).toEqual([]);
  });

  it("names ends of Chickenfoot and of the Super Train as they are", () => {
    expect(usableEnds(offerOf(["9-4@4", "9-4@9"]), "9-4")).toEqual(["4", "9"]);
    expect(usableEnds(offerOf(["12-3@ML"]), null)).toEqual(["ML"]);
  });

  it("builds only actions that are in the list", () => {
    for (const [tile, use] of TURN.tiles) {
      if (use.kind !== "lay") continue;
      for (const end of use.ends) expect(TURN.legal.has(layAction(tile, end))).toBe(true);
    }
  });

  it("puts what is usually meant first among the plain actions", () => {
    expect(offerOf(["remove", "pass", "take"]).verbs).toEqual(["take", "pass", "remove"]);
  });
});

describe("the main button", () => {
  it("plays the chosen tile where it fits in one place only", () => {
    expect(mainButton(TURN, { ...trains, tile: "9-3" })).toEqual({
      says: "play",
      tile: "9-3",
      action: "9-3@M",
    });
  });

  it("asks for the end where a tile fits in several", () => {
    expect(mainButton(TURN, { ...trains, tile: "12-5" })).toEqual({
      says: "choose-end",
      tile: "12-5",
      action: null,
    });
    expect(mainButton(TURN, { tile: "12-5", family: "lines" }).says).toBe("choose-line");
  });

  it("points at what fits while nothing is chosen, and also when the chosen tile fits nowhere", () => {
    expect(mainButton(TURN, trains).says).toBe("fits");
    expect(mainButton(TURN, { ...trains, tile: "6-2" }).says).toBe("fits");
  });

  it("draws where nothing fits, and never takes track up unasked", () => {
    expect(mainButton(offerOf(["draw"]), trains)).toEqual({ says: "draw", tile: null, action: "draw" });
    const stuck = offerOf(["remove", "take"]);
    const main = mainButton(stuck, { tile: null, family: "lines" });
    expect(main.says).toBe("take");
    expect(sideVerbs(stuck, main)).toEqual(["remove"]);
  });

  it("offers the only possible play without a choice, also beside passing and the like", () => {
    const play = { says: "play", tile: "9-0", action: "9-0@A" };
    expect(mainButton(offerOf(["9-0@A"]), trains)).toEqual(play);
    const offer = offerOf(["9-0@A", "pass", "remove"]);
    expect(mainButton(offer, trains)).toEqual(play);
    expect(sideVerbs(offer, mainButton(offer, trains))).toEqual(["pass", "remove"]);
  });

  it("offers no other tile than the one that was picked up", () => {
    expect(mainButton(offerOf(["9-0@A"]), { ...trains, tile: "6-2" }).says).toBe("fits");
  });

  it("leaves it open where the only tile of use fits at two ends", () => {
    expect(mainButton(offerOf(["9-0@A", "9-0@M"]), trains).says).toBe("fits");
  });

  it("asks whether the marker comes off, with the other answer beside it", () => {
    const offer = offerOf(["leave", "unmark"]);
    const main = mainButton(offer, trains);
    expect(main.action).toBe("unmark");
    expect(sideVerbs(offer, main)).toEqual(["leave"]);
  });

  it("leaves keeping a drawn tile to a button of its own", () => {
    const offer = offerOf(["8-3@B", "keep"]);
    const main = mainButton(offer, { ...trains, tile: "8-3" });
    expect(main.action).toBe("8-3@B");
    expect(sideVerbs(offer, main)).toEqual(["keep"]);
  });

  it("shows and gives tiles of Engine 191", () => {
    const show = offerOf(["show 3-3", "show 6-1"]);
    expect(onlyAction(show, "3-3")).toBe("show 3-3");
    expect(mainButton(show, { tile: null, family: "lines" }).says).toBe("choose-tile");
    expect(mainButton(show, { tile: "3-3", family: "lines" }).action).toBe("show 3-3");
    expect(mainButton(offerOf(["give 3-2"]), { tile: null, family: "lines" }).action).toBe("give 3-2");
  });

  it("waits while it is somebody else’s turn", () => {
    expect(mainButton(offerOf([]), trains).says).toBe("wait");
  });
});

describe("a removal", () => {
  it("takes everything beyond the last station", () => {
    expect(comesOff(["2-6", "6-6", "6-7", "7-8"])).toEqual(["6-7", "7-8"]);
    expect(endAfterRemoval(["2-6", "6-6", "6-7", "7-8"], 2)).toBe(6);
  });

  it("takes a station at the very end back to the one before it", () => {
    expect(comesOff(["2-2", "2-6", "6-6"])).toEqual(["2-6", "6-6"]);
  });

  it("takes a line without stations back to the main station", () => {
    expect(comesOff(["2-6", "6-1"])).toEqual(["2-6", "6-1"]);
    expect(endAfterRemoval(["2-6", "6-1"], 2)).toBe(2);
  });
});

it("names a tile with its high half first, however it lies", () => {
  expect(tileName("2-12")).toBe("12-2");
  expect(tileName("12-2")).toBe("12-2");
});
