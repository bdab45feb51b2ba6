import { expect, test } from "vitest";

import { Looking } from "./looking.svelte";

function looking(): Looking {
  return new Looking(() => ({ width: 1000, height: 500 }));
}

test("what lies under the pointer stays there when one comes closer", () => {
  const eye = looking();
  eye.zoom(2, { x: 400, y: 100 });
  expect([eye.x + 400 * eye.scale, eye.y + 100 * eye.scale]).toEqual([400, 100]);
});

test("one can go no further away than the whole table", () => {
  const eye = looking();
  eye.zoomMiddle(0.5);
  expect([eye.scale, eye.x, eye.y]).toEqual([1, 0, 0]);
});

test("the stage stays covered, however far one drags", () => {
  const eye = looking();
  eye.zoomMiddle(2);
  eye.pan(-5000, 5000);
  expect([eye.x, eye.y]).toEqual([-1000, 0]);
});

test("a finger that hardly moves has tapped", () => {
  const eye = looking();
  eye.zoomMiddle(2);
  eye.down(1, { x: 100, y: 100 });
  eye.move(1, { x: 102, y: 101 });
  expect(eye.moved).toBe(false);
  eye.move(1, { x: 120, y: 101 });
  expect(eye.moved).toBe(true);
});

test("two fingers that part come closer", () => {
  const eye = looking();
  eye.down(1, { x: 400, y: 200 });
  eye.down(2, { x: 500, y: 200 });
  eye.move(2, { x: 600, y: 200 });
  expect(eye.scale).toBe(2);
});

test("with the whole table in sight a finger moves nothing", () => {
  const eye = looking();
  eye.down(1, { x: 400, y: 200 });
  eye.move(1, { x: 600, y: 200 });
  expect([eye.moved, eye.x]).toEqual([false, 0]);
});
