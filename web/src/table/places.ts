/** What trains and ends are called. */

import type { View } from "$messages";
import { isSeat } from "../layout/seats";
import { isSuper } from "../layout/super_train";
import type { Stop } from "../layout/picture";
import { t } from "../words/words.svelte";

export type Names = Record<string, string>;

const SHARED = ["web-table-shared", "web-table-shared-short"] as const;
const SUPER = ["web-table-shared-super", "web-table-shared-super-short"] as const;
const PUBLIC = ["web-table-public", "web-table-public-short"] as const;
const TRAINS = ["web-table-own-train", "web-table-train"] as const;
const LINES = ["web-table-own-line", "web-table-line"] as const;

/** What stands beside a train: a name, short where there is little room. */
export function labelName(view: View, of: string, names: Names, room: "wide" | "narrow"): string {
  if (isSeat(of)) return names[of] ?? of;
  const [wide, narrow] = of === "P" ? PUBLIC : isSuper(view) ? SUPER : SHARED;
  return t(room === "wide" ? wide : narrow);
}

/** A train as a sentence names it: "Mia's train". */
export function trainName(view: View, of: string, viewer: string | null, names: Names): string {
  if (!isSeat(of)) return labelName(view, of, names, "wide");
  const [own, other] = view.table.family === "lines" ? LINES : TRAINS;
  return of === viewer ? t(own) : t(other, { name: names[of] ?? of });
}

/** The place of an end, without the number it shows. */
export function placeName(
  view: View,
  stop: Pick<Stop, "kind" | "end" | "pips">,
  viewer: string | null,
  names: Names,
): string {
  if (stop.kind === "toe") return t("web-table-toe", { pips: stop.pips ?? 0 });
  if (stop.kind === "arm") return t("web-table-arm");
  if (view.table.family === "feet") return t("web-table-open-end");
  const train = trainName(view, stop.end.startsWith("M") ? "M" : stop.end, viewer, names);
  if (stop.end === "ML") return t("web-table-left-end", { train });
  if (stop.end === "MR" && "ML" in view.table.ends) return t("web-table-right-end", { train });
  return train;
}

/** What a stop is called: with the tile that is held, what pressing it would do. */
export function stopName(
  view: View,
  stop: Stop,
  viewer: string | null,
  names: Names,
  choice: { usable: boolean; selected: string | null },
): string {
  const place = placeName(view, stop, viewer, names);
  if (stop.kind === "more") return t("web-table-more", { place, count: stop.pips ?? 0 });
  if (stop.pips === null) return t("web-table-end-unknown", { place });
  if (!choice.usable) return t("web-table-end", { place, pips: stop.pips });
  if (choice.selected === null) return t("web-table-end-choose", { place, pips: stop.pips });
  return t("web-table-end-play", { place, pips: stop.pips, tile: choice.selected });
}
