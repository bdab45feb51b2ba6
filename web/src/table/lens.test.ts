import { expect, test } from "vitest";

import { emptyPicture, type Picture, type Stop, type TileBox } from "../layout/picture";
import { emptiestCorner, lookAt, nearestHidden, roomIn, wholeIn } from "./lens";

const LENS = { width: 300, height: 200 };
const WHOLE = { width: 1000, height: 800 };
const MAP = { width: 100, height: 70 };
const SEEN = { x: 0, y: 0, ...LENS };

function tile(x: number, y: number): TileBox {
  return { key: "6-2", tile: "6-2", x, y, u: 25, angle: 0, of: null };
}

function stop(key: string, x: number, y: number): Stop {
  return { key, kind: "end", end: key, x, y, r: 20, pips: 1, seat: null, ghost: null };
}

function picture(changes: Partial<Picture>): Picture {
  return { ...emptyPicture(1, { ...LENS, shape: "lanes" }, 25), ...changes };
}

const isLit = ({ key }: Stop): boolean => key === "lit";

test("a lens shows what it must, and for the rest looks to the middle of the tree", () => {
  const { x, y } = lookAt({ left: 900, top: 380, right: 950, bottom: 420 }, LENS, WHOLE);
  expect(x + LENS.width / 2).toBeGreaterThan(950);
  expect(x + LENS.width / 2).toBeLessThan(1000);
  expect(y).toBe(WHOLE.height / 2);
});

test("a lens too small for what it must show looks at the middle of that", () => {
  expect(lookAt({ left: 100, top: 0, right: 500, bottom: 10 }, LENS, WHOLE).x).toBe(300);
});

test("a lens steps back to show the whole tree, but not too far", () => {
  const wide = (length: number) => picture({ stops: [stop("a", 20, 100), stop("b", 20 + length, 100)] });
  expect(wholeIn(wide(200), LENS)).toEqual({
    extent: { left: 0, top: 80, right: 240, bottom: 120 },
    scale: 1,
  });
  expect(wholeIn(wide(304), LENS)?.scale).toBeCloseTo(300 / 364);
  expect(wholeIn(wide(330), LENS)).toBeNull();
  expect(wholeIn(picture({}), LENS)).toBeNull();
});

test("the map goes where it covers nothing", () => {
  const tiles = [tile(40, 40), tile(260, 40), tile(260, 170)];
  expect(emptiestCorner(picture({ tiles }), SEEN, MAP, isLit)).toBe("bottom-left");
});

test("the map covers many tiles rather than an end that lights up, even by its rim", () => {
  const tiles = [40, 60, 80, 100].map((x) => tile(x, 40));
  const stops = [stop("lit", 210, 90), stop("lit", 60, 180), stop("lit", 250, 180)];
  expect(emptiestCorner(picture({ tiles, stops }), SEEN, MAP, isLit)).toBe("top-left");
});

test("the map covers a tile rather than an end that has to wait", () => {
  const corners = [stop("a", 260, 30), stop("b", 40, 170), stop("c", 260, 170)];
  expect(emptiestCorner(picture({ tiles: [tile(40, 30)], stops: corners }), SEEN, MAP, isLit)).toBe(
    "top-left",
  );
});

test("the missing toe of an end is covered as little as the end", () => {
  const toe: Stop = { ...stop("lit", 150, 100), ghost: tile(100, 60) };
  const stops = [toe, stop("a", 260, 30), stop("b", 40, 170), stop("c", 260, 170)];
  expect(emptiestCorner(picture({ stops }), SEEN, MAP, isLit)).toBe("top-right");
});

test("where an end lights up in every corner there is no map", () => {
  const stops = [stop("lit", 40, 40), stop("lit", 260, 40), stop("lit", 40, 160), stop("lit", 260, 160)];
  expect(emptiestCorner(picture({ stops }), SEEN, MAP, isLit)).toBeNull();
});

test("the map shrinks until it covers nothing", () => {
  const [large, small, smallest] = [MAP, { width: 60, height: 42 }, { width: 30, height: 21 }];
  const sizes = [large, small, smallest];
  const around = [tile(120, 60), tile(260, 40), tile(40, 170), tile(260, 170)];
  expect(roomIn(picture({ tiles: [] }), SEEN, sizes, isLit)?.size).toBe(large);
  expect(roomIn(picture({ tiles: around }), SEEN, sizes, isLit)).toMatchObject({
    corner: "top-left",
    size: small,
  });
  const everywhere = [tile(30, 20), ...around];
  expect(roomIn(picture({ tiles: everywhere }), SEEN, sizes, isLit)?.size).toBe(smallest);
});

test("of the ends that light up the nearest is found, unless one is seen already", () => {
  const far = picture({ stops: [stop("dull", 50, 50), stop("lit", 700, 100), stop("lit", 500, 100)] });
  expect(nearestHidden(far, SEEN, isLit)).toEqual({ left: 480, top: 80, right: 520, bottom: 120 });
  const near = picture({ stops: [stop("lit", 700, 100), stop("lit", 50, 50)] });
  expect(nearestHidden(near, SEEN, isLit)).toBeNull();
  expect(nearestHidden(picture({ stops: [stop("dull", 500, 100)] }), SEEN, isLit)).toBeNull();
});
