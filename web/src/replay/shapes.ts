/** A round to be seen again, as the server tells it; docs/openapi.json describes it. */
import type { Changes, Event, Result, View } from "$messages";

export type Step = { seat: string; action: string; events: Event[]; changes?: Changes; view?: View };

/** `view` is the table after the deal, each step brings it up to date. `seen_by` null: all hands are open. */
export type Replay = {
  sheet: string;
  edition: number;
  options: Record<string, string>;
  players: number;
  names: string[];
  date: string;
  /** How many rounds the match has had. */
  rounds: number;
  results: Result[];
  winners: string[];
  round: number;
  seen_by: string | null;
  view: View;
  steps: Step[];
};

/** Where a match is: on the server, or in a file of one's own. */
export type Source = { table: string } | { record: string; file: string };
