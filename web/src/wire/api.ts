/** Everything that is done over HTTP. Each rejects with a Problem. */
import type { About } from "$messages";

import { request, type Asking } from "./request";
import type { GrantedSeat, Made, Matches, NewTable, SheetPage, Sheets, Statistics, Tables } from "./shapes";
import { asVisitor } from "./visitor";

export { Problem, UNREACHABLE } from "./problem";
export type * from "./shapes";

/** Make a table and get its id. Asked again with the same `key`, it is the same table: for a second try. */
export async function makeTable(table: NewTable, key: string): Promise<string> {
  const headers = { "Idempotency-Key": key };
  const made = await own<Made>("/v1/tables", { method: "POST", body: table, headers });
  return made.table;
}

/** Everything about a table but the game. */
export const aboutTable = (table: string): Promise<About> => get(`/v1/tables/${encodeURIComponent(table)}`);

/** The tables that anybody may find. */
export const publicTables = (): Promise<Tables> => get("/v1/tables");

/** Delete a table of ours for good. */
export async function deleteTable(table: string): Promise<void> {
  const path = `/v1/tables/${encodeURIComponent(table)}`;
  await asVisitor((token) => request(path, { method: "DELETE", token }));
}

/** As host, a token with which a program can take this seat. */
export const seatToken = (table: string, seat: string): Promise<GrantedSeat> =>
  own(`/v1/tables/${encodeURIComponent(table)}/seats/${seat}/token`, { method: "POST" });

/** The record of a finished match, as text. */
export async function record(table: string): Promise<string> {
  return await (await request(`/v1/tables/${encodeURIComponent(table)}/record`)).text();
}

/** The tables at which we have sat; `before` is the `next` of the page before. */
export const ownMatches = (before: number | null = null): Promise<Matches> =>
  own(`/v1/matches${before === null ? "" : `?before=${before}`}`);

/** What was dealt in all matches. */
export const statistics = (): Promise<Statistics> => get("/v1/statistics");

/** The sheets that can be played, and the bots that can be seated. */
export const sheets = (): Promise<Sheets> => get("/v1/sheets");

/** A sheet with its switches. */
export const sheet = (id: string): Promise<SheetPage> => get(`/v1/sheets/${encodeURIComponent(id)}`);

async function get<T>(path: string): Promise<T> {
  return (await (await request(path)).json()) as T;
}

async function own<T>(path: string, asking: Asking = {}): Promise<T> {
  return await asVisitor(async (token) => (await (await request(path, { ...asking, token })).json()) as T);
}
