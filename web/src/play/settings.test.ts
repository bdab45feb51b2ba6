// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";

const fresh = async (): Promise<typeof import("./settings.svelte")> => {
  vi.resetModules();
  return await import("./settings.svelte");
};

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset["theme"];
});

it("remembers on this device what was chosen", async () => {
  const first = await fresh();
  first.set("theme", "dark");
  first.set("sounds", false);

  const second = await fresh();
  expect(second.settings.theme).toBe("dark");
  expect(second.settings.sounds).toBe(false);
  expect(document.documentElement.dataset["theme"]).toBe("dark");
});

it("follows the system again when that is chosen", async () => {
  const { set } = await fresh();
  set("theme", "light");
  set("theme", "system");
  expect(document.documentElement.dataset["theme"]).toBeUndefined();
});

it("takes what makes no sense as if it had never been chosen", async () => {
  localStorage.setItem("boneyard.settings", '{"theme": "pink", "sounds": "loud", "numerals": true}');
  const { settings } = await fresh();
  expect(settings).toMatchObject({ theme: "system", sounds: true, numerals: true });
});

it("lets nothing travel where movement is switched off", async () => {
  const { moves, set } = await fresh();
  set("motion", false);
  expect(moves()).toBe(false);
  expect(document.documentElement.style.getPropertyValue("--travel")).toBe("0ms");
  set("motion", true);
  expect(document.documentElement.style.getPropertyValue("--travel")).toBe("");
});
