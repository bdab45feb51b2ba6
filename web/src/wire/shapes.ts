/** What goes over HTTP; docs/openapi.json describes it. */
import type { Terms } from "$messages";

export type NewTable = { terms: Terms; name?: string };
export type Made = { table: string };
export type Granted = { token: string; expires_at: number };
export type GrantedSeat = Granted & { table: string; seat: string };
export type DeviceCode = { code: string; expires_at: number };

/** A table in a list. */
export type Listing = {
  table: string;
  terms: Terms;
  state: string;
  names: string[];
  free: number;
  made_at: number;
  ended_at?: number | null;
  totals?: number[] | null;
  winners?: string[];
};
export type Tables = { tables: Listing[] };
/** The newest first; `next` asks for those before. */
export type Matches = { matches: Listing[]; next: number | null };

export type SheetTitle = {
  id: string;
  edition: number;
  title: string;
  about: string;
  players: [number, number];
};
/** `bots` are the levels, the weakest first, then this server's own. */
export type Sheets = { sheets: SheetTitle[]; bots: string[] };
export type SwitchAnswer = { name: string; clause: string; text: string };
/** The first answer is the sheet's own. */
export type Switch = { name: string; question: string; answers: SwitchAnswer[] };
export type SheetPage = SheetTitle & { switches: Switch[] };

export type Tally = { sheet: string; players: number; fact: string; count: number };
export type Statistics = { tallies: Tally[] };
