/** Gets a round of a finished match, once. Rejects with a Problem. */
import { request } from "../wire/request";
import type { Replay, Source } from "./shapes";

export async function fetchReplay(source: Source, round: number, seenBy: string | null): Promise<Replay> {
  const response =
    "table" in source
      ? await ofTable(source.table, round, seenBy)
      : await ofFile(source.record, round, seenBy);
  return (await response.json()) as Replay;
}

function ofTable(table: string, round: number, seenBy: string | null): Promise<Response> {
  const asked = new URLSearchParams({
    round: String(round),
    ...(seenBy === null ? {} : { seen_by: seenBy }),
  });
  return request(`/v1/tables/${encodeURIComponent(table)}/replay?${asked}`);
}

function ofFile(record: string, round: number, seenBy: string | null): Promise<Response> {
  return request("/v1/replay", { method: "POST", body: { record, round, seen_by: seenBy } });
}
