import type { View } from "$messages";

import sheets from "./grounds.json";

type Grounds = Partial<Record<string, string>>;
type Sheet = { printed: Grounds; switched: Partial<Record<string, Grounds>>; sections: Grounds };
const SHEETS: Partial<Record<string, Sheet>> = sheets;

/** The clause behind a reason or a question at this table, house rules included; "" where the sheet has none. */
export function clauseBehind(view: Pick<View, "sheet" | "options">, ground: string): string {
  return lookUp(view, ground);
}

/** The answer in force to a question of the sheet; "" where it does not ask it. */
export function answerTo(view: Pick<View, "sheet" | "options">, question: string): string {
  return lookUp(view, `?${question}`);
}

function lookUp(view: Pick<View, "sheet" | "options">, name: string): string {
  const sheet = SHEETS[view.sheet];
  const switched = Object.entries(view.options).map(
    ([key, answer]) => sheet?.switched[`${key}=${answer}`]?.[name],
  );
  return switched.find((found) => found !== undefined) ?? sheet?.printed[name] ?? "";
}

export type Section = { about: string; clauses: string[] };

/** The clauses of a sheet, by what they are about. */
export function sectionsOf(sheet: string): Section[] {
  return Object.entries(SHEETS[sheet]?.sections ?? {}).map(([about, clauses = ""]) => ({
    about,
    clauses: clauses.split(" "),
  }));
}

/** The letter with which the clauses of a sheet begin. */
export function letterOf(sheet: string): string {
  return sectionsOf(sheet)[0]?.clauses[0]?.charAt(0) ?? "";
}
