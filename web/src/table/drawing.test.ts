// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test } from "vitest";

import type { View } from "$messages";
import { layOut } from "../layout/layout";
import type { Stage, Stop as StopAt } from "../layout/picture";
import { rounds } from "../layout/positions";
import { tileKey } from "../layout/tiles";
import { PIPS } from "./pips";
import Scene from "./Scene.svelte";
import { tableSentences } from "./sentences";

const NAMES = { A: "Ada", B: "Bea", C: "Cem", D: "Dora", E: "Emil", F: "Fay", G: "Gus", H: "Hana" };
const ROUNDS = rounds();

let drawn: Record<string, unknown> | null = null;

afterEach(() => {
  if (drawn) void unmount(drawn);
  drawn = null;
});

function middleOf(family: View["table"]["family"]): View {
  const round = ROUNDS.find((views) => views[0]!.table.family === family)!;
  return round[Math.floor(round.length / 2)]!;
}

const MAP: Stage = { width: 1104, height: 628, shape: "map" };

function draw(
  view: View,
  usable: string[],
  onpress: (stop: StopAt) => void = () => {},
  { stage = MAP, preview = [] }: { stage?: Stage; preview?: string[] } = {},
): SVGElement {
  const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const picture = layOut(view, stage, "A", null);
  const props = {
    picture,
    view,
    viewer: "A",
    names: NAMES,
    usable,
    selected: "7-2",
    preview,
    numerals: false,
  };
  drawn = mount(Scene, { target, props: { ...props, origin: () => null, onpress } });
  flushSync();
  return target;
}

test("a half with so many pips has so many dots", () => {
  expect(PIPS.map((path) => path.split("M").length - 1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

describe("an end", () => {
  test("is a button only while a tile can be laid there", () => {
    const view = middleOf("trains");
    const scene = draw(view, ["B"]);
    const buttons = [...scene.querySelectorAll("[role=button]")];
    expect(buttons.map((button) => button.getAttribute("data-end"))).toEqual(["B"]);
    expect(scene.querySelectorAll("[role=img]").length).toBe(Object.keys(view.table.ends).length - 1);
  });

  test("says whose it is, what it shows and what pressing it would do", () => {
    const view = middleOf("trains");
    const button = draw(view, ["B"]).querySelector("[role=button]")!;
    expect(button.getAttribute("aria-label")).toBe(`Bea’s train, end ${view.table.ends["B"]}: play 7-2 here`);
  });

  test.each(["Enter", " "])("is pressed with the key %j", (key) => {
    const pressed: string[] = [];
    const button = draw(middleOf("trains"), ["B"], (stop) => pressed.push(stop.end)).querySelector(
      "[role=button]",
    )!;
    button.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    expect(pressed).toEqual(["B"]);
  });

  test("of an open foot lights up at its missing toes alone", () => {
    const view = ROUNDS.flat().find(({ table }) => {
      return table.family === "feet" && table.foot !== null && table.open.includes(table.foot.pips);
    })!;
    const foot = view.table.family === "feet" ? view.table.foot! : null;
    const buttons = draw(view, [String(foot!.pips)]).querySelectorAll("[role=button]");
    expect(buttons.length).toBe(foot!.toes);
  });
});

test("tiles that would come off are marked, also behind what stands for them", () => {
  const view = ROUNDS.flat().find(({ table }) => {
    return table.family === "lines" && Object.values(table.trains).some((line) => line.length > 12);
  })!;
  if (view.table.family !== "lines") throw new Error("a table of lines was asked for");
  const [seat, line] = Object.entries(view.table.trains).find(([, tiles]) => tiles.length > 12)!;
  const stage = { width: 390, height: 516, shape: "lanes" } as const;
  const scene = draw(view, [], () => {}, { stage, preview: line.map(tileKey) });
  const shown = layOut(view, stage, "A", null).tiles.filter(({ of }) => of === seat);
  expect(scene.querySelectorAll(".tile.coming-off").length).toBe(shown.length);
  const marked = [...scene.querySelectorAll(".stop.coming-off")];
  expect(marked.map((stop) => stop.getAttribute("data-stop"))).toEqual([`more ${seat} ${seat}`]);
});

test.each(["trains", "feet", "lines"] as const)(
  "every tile of %s is drawn once, and the engine",
  (family) => {
    const view = middleOf(family);
    const { tiles } = layOut(view, { width: 1104, height: 628, shape: "map" }, "A", null);
    const shelves = view.table.family === "lines" ? Object.values(view.table.yards).flat().length : 0;
    const engine = view.engine === null ? 0 : 1;
    expect(draw(view, []).querySelectorAll("rect.face").length).toBe(tiles.length + shelves + engine);
  },
);

describe("the table in sentences", () => {
  test("says of every train how long it is, what it ends in and whether it is open", () => {
    const view = middleOf("trains");
    if (view.table.family !== "trains") throw new Error("a table of trains was asked for");
    const table = { ...view.table, trains: { B: ["12-6", "6-2"] }, ends: { A: 12, B: 2, M: 12 } };
    const told = tableSentences(
      { ...view, players: 2, table: { ...table, markers: ["B"], open_doubles: [] } },
      "A",
      NAMES,
    );
    expect(told.slice(1)).toEqual([
      "Your train: no tiles yet, begins with 12, closed.",
      "Bea’s train: 2 tiles, ends in 2, open to all.",
      "Mexican Train: no tiles yet, begins with 12.",
    ]);
  });

  test.each(["trains", "feet", "lines"] as const)("leaves no gap in a table of %s", (family) => {
    for (const sentence of tableSentences(middleOf(family), "A", NAMES))
      expect(sentence).not.toMatch(/web-table|\{|undefined/);
  });
});
