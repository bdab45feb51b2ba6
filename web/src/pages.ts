/** Which component shows which page. The start page comes with the client, any other when it is first needed. */
import type { Component } from "svelte";

import Start from "./pages/Start.svelte";
import type { Place } from "./router.svelte";

/** A page that shows a table is given its id, or null. */
type Page =
  Component<{ table: string | null }> | Component<{ table: string }> | Component<Record<string, never>>;

const PAGES: Record<Place["page"], () => Promise<{ default: Page }>> = {
  start: async () => ({ default: Start }),
  table: () => import("./pages/Table.svelte"),
  replay: () => import("./pages/Replay.svelte"),
  matches: () => import("./pages/Matches.svelte"),
  "not-found": () => import("./pages/NotFound.svelte"),
};

export async function pageAt(place: Place): Promise<Component<{ table?: string | null }>> {
  return (await PAGES[place.page]()).default as Component<{ table?: string | null }>;
}
