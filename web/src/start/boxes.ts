/** The boxes on the start page, in the order in which they stand there. */

/** Which set lies in the box, and whom its leaflet asks for before the first round. */
export type Box = { sheet: string; set: "12" | "9-12" | "6-9"; first: "oldest" | "youngest" | null };

export const BOXES: readonly Box[] = [
  { sheet: "mexican-train-classic", set: "12", first: "oldest" },
  { sheet: "mexican-train-super", set: "12", first: "youngest" },
  { sheet: "mexican-train-satisfy", set: "12", first: null },
  { sheet: "chickenfoot", set: "9-12", first: null },
  { sheet: "engine-191", set: "6-9", first: null },
  { sheet: "mexican-train-classic-fr", set: "12", first: "oldest" },
];

/** The clause that asks for the oldest player, or the youngest. */
export const FIRST_CLAUSE = { oldest: "A16", youngest: "B14" } as const;

export function firstAsked(sheet: string): Box["first"] {
  return BOXES.find((box) => box.sheet === sheet)?.first ?? null;
}

/** “Mexican Train (classic)” is two lines: the game, and which of its leaflets. */
export function titleParts(title: string): { game: string; leaflet: string } {
  const [, game, leaflet] = /^(.*?)\s*\((.*)\)$/.exec(title) ?? [];
  return game === undefined || leaflet === undefined ? { game: title, leaflet: "" } : { game, leaflet };
}
