import { beforeEach, describe, expect, it } from "vitest";

import {
  arranged,
  asHeld,
  asPlanned,
  broughtUpToDate,
  byNumber,
  clearOut,
  dividedAfter,
  doublesFirst,
  groups,
  keep,
  keptArrangement,
  moved,
  turned,
  type Shelf,
} from "./arrangement";

const HAND = ["12-7", "9-3", "7-2", "6-2", "5-5"];

describe("an arranged hand", () => {
  it("puts a drawn tile at the end and moves nothing else", () => {
    const mine = { items: ["7-2", "|", "12-7", "5-5"], flipped: ["7-2"] };
    expect(broughtUpToDate(mine, ["12-7", "11-1", "7-2", "5-5"])).toEqual({
      items: ["7-2", "|", "12-7", "5-5", "11-1"],
      flipped: ["7-2"],
    });
  });

  it("is the very same while nothing comes or goes", () => {
    const mine = dividedAfter(arranged(HAND), "9-3");
    expect(broughtUpToDate(mine, [...HAND].reverse())).toBe(mine);
  });

  it("lets a played tile go and moves nothing else", () => {
    const mine = { items: ["7-2", "|", "12-7", "5-5"], flipped: ["7-2", "5-5"] };
    expect(broughtUpToDate(mine, ["12-7", "5-5"])).toEqual({ items: ["|", "12-7", "5-5"], flipped: ["5-5"] });
  });

  it("has a drawn tile join the spare ones even after those were all played", () => {
    expect(groups(broughtUpToDate({ items: ["7-2", "|", "5-5"], flipped: [] }, ["7-2", "1-0"]))).toEqual([
      ["7-2"],
      ["1-0"],
    ]);
  });

  it("moves a tile forwards and backwards", () => {
    expect(moved(arranged(["a", "b", "c"]), "a", 3).items).toEqual(["b", "c", "a"]);
    expect(moved(arranged(["a", "b", "c"]), "c", 0).items).toEqual(["c", "a", "b"]);
    expect(moved(arranged(["a", "b", "c"]), "b", 2).items).toEqual(["a", "b", "c"]);
  });

  it("turns a tile over and back", () => {
    const once = turned(arranged(HAND), "7-2");
    expect(asHeld(once, "7-2")).toBe("2-7");
    expect(asHeld(turned(once, "7-2"), "7-2")).toBe("7-2");
  });

  it("has one divider, which goes where it was wanted last, and away when wanted again", () => {
    const first = dividedAfter(arranged(HAND), "9-3");
    expect(groups(first)).toEqual([
      ["12-7", "9-3"],
      ["7-2", "6-2", "5-5"],
    ]);
    const second = dividedAfter(first, "12-7");
    expect(groups(second)).toEqual([["12-7"], ["9-3", "7-2", "6-2", "5-5"]]);
    expect(dividedAfter(second, "12-7").items).toEqual(HAND);
  });
});

describe("a sorted hand", () => {
  it("goes by the high number, then the low one", () => {
    expect(byNumber(["3-0", "12-1", "12-7"]).items).toEqual(["12-7", "12-1", "3-0"]);
  });

  it("has the doubles first", () => {
    expect(doublesFirst(["12-7", "5-5", "9-9"]).items).toEqual(["9-9", "5-5", "|", "12-7"]);
  });

  it("is the planned train, each tile turned as it will be laid, and the spare tiles", () => {
    const train = asPlanned(HAND, ["12-7", "7-2", "2-6"]);
    expect(groups(train)).toEqual([
      ["12-7", "7-2", "6-2"],
      ["9-3", "5-5"],
    ]);
    expect(train.items.slice(0, 3).map((tile) => asHeld(train, tile))).toEqual(["12-7", "7-2", "2-6"]);
  });

  it("has nothing but spare tiles where no train can be planned", () => {
    expect(groups(asPlanned(HAND, []))).toEqual([HAND]);
  });

  it("leaves out what is planned from the score yard", () => {
    expect(asPlanned(HAND, ["12-7", "7-1", "1-9", "9-3"]).items.slice(0, 3)).toEqual(["12-7", "9-3", "|"]);
  });
});

describe("on this device", () => {
  let shelf: Shelf & { clear(): void };
  const place = { table: "T", seat: "A", round: 2 };

  beforeEach(() => {
    const held = new Map<string, string>();
    shelf = {
      getItem: (key) => held.get(key) ?? null,
      setItem: (key, value) => void held.set(key, value),
      removeItem: (key) => void held.delete(key),
      key: (at) => [...held.keys()][at] ?? null,
      get length() {
        return held.size;
      },
      clear: () => held.clear(),
    };
  });

  it("survives a reload", () => {
    const mine = { items: ["7-2", "|", "5-5"], flipped: ["7-2"] };
    keep(shelf, place, mine);
    expect(keptArrangement(shelf, place)).toEqual(mine);
  });

  it("is kept for each seat and not for another round", () => {
    keep(shelf, place, arranged(HAND));
    expect(keptArrangement(shelf, { ...place, seat: "B" })).toBeNull();
    expect(keptArrangement(shelf, { ...place, round: 3 })).toBeNull();
  });

  it("is passed over when it cannot be read", () => {
    shelf.setItem("boneyard.hand.T.A", '{"items": 3}');
    expect(keptArrangement(shelf, place)).toBeNull();
    shelf.setItem("boneyard.hand.T.A", "{");
    expect(keptArrangement(shelf, place)).toBeNull();
  });

  it("is forgotten after a month, and other people’s things are left alone", () => {
    keep(shelf, place, arranged(HAND));
    shelf.setItem("boneyard.hand.OLD.A", JSON.stringify({ items: [], flipped: [], round: 1, at: 0 }));
    shelf.setItem("something.else", "x");
    clearOut(shelf);
    expect(keptArrangement(shelf, place)).not.toBeNull();
    expect(shelf.getItem("boneyard.hand.OLD.A")).toBeNull();
    expect(shelf.getItem("something.else")).toBe("x");
  });
});
