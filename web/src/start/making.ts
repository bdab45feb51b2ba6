/** Making a table, and what is to happen there as soon as we have come to it. */
import { makeTable } from "../wire/api";
import { keepLastRules, keepMade } from "./remembering";
import { complete, peopleHere, tableFor, type Plan } from "./terms";

/** What is done for the host on arrival: others at this device sit down; then it starts. */
export type Errand = { people: { seat: string; name: string }[]; start: boolean };

const errands = new Map<string, Errand>();

/** Once: whoever loads the page again is asked. */
export function takeErrand(table: string): Errand | null {
  const errand = errands.get(table) ?? null;
  errands.delete(table);
  return errand;
}

let tried: { body: string; key: string } | null = null;

/** Makes the table and gives its id. A second try with the same plan cannot make a second table. */
export async function make(plan: Plan): Promise<string> {
  const wanted = tableFor(plan);
  const body = JSON.stringify(wanted);
  if (tried?.body !== body) tried = { body, key: newKey() };
  const table = await makeTable(wanted, tried.key);
  tried = null;
  keepMade(table);
  keepLastRules(plan.sheet, plan.options);
  errands.set(table, { people: peopleHere(plan), start: complete(plan) });
  return table;
}

function newKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("");
}
