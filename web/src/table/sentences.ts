/** The table in sentences, for those who hear it. */

import type { Feet, Lines, Trains, View } from "$messages";
import { isSeat, seatsFrom, sharedTrains } from "../layout/seats";
import { pipsOf } from "../layout/tiles";
import { t } from "../words/words.svelte";
import { placeName, trainName, type Names } from "./places";

export function tableSentences(view: View, viewer: string | null, names: Names): string[] {
  const { table } = view;
  if (table.family === "feet") return feetSentences(view, table);
  if (table.family === "lines") return lineSentences(view, table, viewer, names);
  return trainSentences(view, table, viewer, names);
}

function double(pips: number): string {
  return `${pips}-${pips}`;
}

function trainSentences(view: View, table: Trains, viewer: string | null, names: Names): string[] {
  const engine = view.engine === null ? [] : [t("web-table-about-engine", { tile: double(view.engine) })];
  const order = [...seatsFrom(viewer, view.players), ...sharedTrains(view)];
  const trains = order.flatMap((of) => {
    const ends = Object.keys(table.ends).filter((end) => end === of || (of === "M" && end.startsWith("M")));
    return ends.map((end) =>
      t("web-table-about-train", {
        place: placeName(view, { kind: "end", end, pips: null }, viewer, names),
        count: table.trains[of]?.length ?? 0,
        pips: table.ends[end] ?? 0,
        signal: !isSeat(of) ? "none" : table.markers.includes(of) ? "open" : "private",
        double: table.open_doubles.includes(end) ? "yes" : "no",
      }),
    );
  });
  return [...engine, ...trains];
}

function lineSentences(view: View, table: Lines, viewer: string | null, names: Names): string[] {
  if (view.engine === null) return [t("web-table-about-reveal")];
  const lines = seatsFrom(viewer, view.players).map((seat) => {
    const yard = table.yards[seat] ?? [];
    return t("web-table-about-line", {
      place: trainName(view, seat, viewer, names),
      count: table.trains[seat]?.length ?? 0,
      pips: table.ends[seat] ?? 0,
      station: table.incomplete.includes(seat) ? "incomplete" : "no",
      yard: yard.length,
      total: yard.reduce((sum, tile) => sum + pipsOf(tile), 0),
    });
  });
  return [t("web-table-about-station", { tile: double(view.engine) }), ...lines];
}

function feetSentences(view: View, table: Feet): string[] {
  if (view.engine === null) return [];
  const said = [t("web-table-about-spinner", { tile: double(view.engine), count: table.tiles.length })];
  if (table.foot) said.push(t("web-table-about-foot", { pips: table.foot.pips, count: table.foot.toes }));
  if (table.arms) said.push(t("web-table-about-arms", { count: table.arms }));
  for (const [pips, count] of countedEnds(table)) said.push(t("web-table-about-end", { pips, count }));
  return said;
}

/** The open ends as number and how many, without arms and toes. */
export function countedEnds(table: Feet): Map<number, number> {
  const counted = new Map<number, number>();
  for (const pips of [...table.open].sort((one, other) => one - other))
    counted.set(pips, (counted.get(pips) ?? 0) + 1);
  return counted;
}
