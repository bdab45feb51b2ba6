/** What a first game teaches, and when: each point is explained at the first turn at which it is of use.
 *
 *  No rule is known here. What the table offers decides what is explained. */
import type { View } from "$messages";

import { offerOf, type Offer } from "../play/choice";

/** From your train and the shared one over what to do when nothing fits to doubles and other trains. */
export const POINTS = ["own", "shared", "draw", "marker", "double", "others"] as const;
export type Point = (typeof POINTS)[number];

/** What cannot wait is explained first. */
const PRESSING: readonly Point[] = ["double", "draw", "marker", "others", "own", "shared"];

/** `shown` was explained on the view of number `at`, and is learned once that turn is played. */
export type Progress = { learned: readonly Point[]; shown: Point | null; at: number };

export const BEGINNING: Progress = { learned: [], shown: null, at: -1 };

/** After a look at the table as our seat sees it. */
export function afterSeeing(progress: Progress, view: View): Progress {
  if (view.number === progress.at && view.legal.length > 0) return progress;
  const learned = progress.shown === null ? progress.learned : [...progress.learned, progress.shown];
  const fitting = view.legal.length === 0 ? [] : pointsIn(view);
  const shown = fitting.find((point) => !learned.includes(point)) ?? null;
  const same = shown === progress.shown && learned.length === progress.learned.length;
  return same && view.legal.length === 0 ? progress : { learned, shown, at: view.number };
}

/** The points that this view has an example of, the most pressing first. */
export function pointsIn(view: View): Point[] {
  const { seat, table } = view;
  if (seat === null || table.family !== "trains") return [];
  const offer = offerOf(view.legal);
  const fits: Record<Point, boolean> = {
    double: view.binding.length > 0 || view.pending?.step === "follow-up" || playableDouble(offer) !== null,
    draw: offer.verbs.includes("draw") && offer.ends.size === 0,
    marker: table.markers.includes(seat),
    others: openTrain(view, offer) !== null,
    own: offer.ends.has(seat),
    shared: offer.ends.has("M"),
  };
  return PRESSING.filter((point) => fits[point]);
}

export function isOver({ learned }: Progress): boolean {
  return learned.length === POINTS.length;
}

/** What is said about a point: the end of its message, its clause, and the values in it. */
export type Saying = { message: string; clause: string; values: Record<string, string | number> };

export function sayingOf(point: Point, view: View, names: Readonly<Record<string, string>>): Saying {
  const offer = offerOf(view.legal);
  const { seat, table } = view;
  const ends = table.family === "trains" ? table.ends : {};
  switch (point) {
    case "own": {
      const begun = table.family === "trains" && table.trains[seat ?? ""] !== undefined;
      const values = { number: ends[seat ?? ""] ?? 0, tile: offer.ends.get(seat ?? "")?.[0] ?? "" };
      return { message: begun ? "own-on" : "own", clause: "A10", values };
    }
    case "shared":
      return { message: "shared", clause: "A14", values: { tile: offer.ends.get("M")?.[0] ?? "" } };
    case "draw":
      return { message: "draw", clause: "A23", values: {} };
    case "marker":
      return { message: "marker", clause: "A25", values: {} };
    case "others": {
      const open = openTrain(view, offer) ?? "";
      return { message: "others", clause: "A12", values: { name: names[open] ?? open } };
    }
    case "double":
      return ofDouble(view, offer, ends);
  }
}

function ofDouble(view: View, offer: Offer, ends: Readonly<Record<string, number>>): Saying {
  const [bound] = view.binding;
  if (bound !== undefined)
    return { message: "double-open", clause: "A34", values: { number: ends[bound] ?? 0 } };
  if (view.pending?.step === "follow-up") return { message: "double-follow", clause: "A29", values: {} };
  return { message: "double", clause: "A28", values: { tile: playableDouble(offer) ?? "" } };
}

function playableDouble(offer: Offer): string | null {
  return [...offer.tiles.keys()].find((tile) => /^(\d+)-\1$/.test(tile)) ?? null;
}

/** Somebody else’s train on which we could play because of its marker, and not because a double waits there. */
function openTrain({ seat, table }: View, offer: Offer): string | null {
  const markers = table.family === "trains" ? table.markers : [];
  return markers.find((end) => end !== seat && offer.ends.has(end)) ?? null;
}
