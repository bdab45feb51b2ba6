import { expect, test } from "vitest";

import { BOXES } from "./boxes";
import { PICTURES, tilesWithin } from "./pictures";

test.each(BOXES.map(({ sheet }) => sheet))("the picture of %s shows whole tiles on a phone too", (sheet) => {
  const art = PICTURES[sheet]!;
  const shown = tilesWithin(art, art.upright);
  expect(tilesWithin(art, { x: 0, y: 0, width: 320, height: 142 })).toEqual(art.tiles);
  expect(shown.length).toBeGreaterThan(1);
  for (const { x, u, angle } of shown) {
    const reach = angle === 90 ? u / 2 : u;
    expect(x - reach).toBeGreaterThanOrEqual(art.upright.x);
    expect(x + reach).toBeLessThanOrEqual(art.upright.x + art.upright.width);
  }
});
