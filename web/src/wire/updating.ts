/** Brings what is known of a table up to date with what is told. docs/server.md, "Keeping a view up to date".
 *
 *  Nothing is changed in place: whoever holds the table as it was still holds it as it was. */
import type {
  About,
  Changes,
  Event,
  Feet,
  Lines,
  Seen,
  TableChanges,
  Told,
  Trains,
  View,
  Welcome,
} from "$messages";

/** By seat; a spectator has one view, under "". */
export type Views = Readonly<Record<string, View>>;

export type Known = {
  readonly number: number;
  readonly about: About;
  readonly yours: readonly string[];
  readonly host: boolean;
  readonly views: Views;
  /** The seats that a bot plays for us. */
  readonly kept: readonly string[];
  /** The host has shown us the door: we may watch. */
  readonly removed: boolean;
  /** Without the host for so long, anybody seated can become host. */
  readonly hostAwaySeconds: number;
};

const NOT_IN_THE_HISTORY: ReadonlySet<string> = new Set(["round-began", "dealt", "left", "match-over"]);

export function welcomed(welcome: Welcome): Known {
  const { number, about, yours = [], host = false, views = [], kept = [], removed = false } = welcome;
  return {
    number,
    about,
    yours,
    host,
    kept,
    removed,
    hostAwaySeconds: welcome.host_away_seconds ?? 0,
    views: Object.fromEntries(views.map((view) => [view.seat ?? "", view])),
  };
}

/** "old" has been told before; before a "gap" something is missing. */
export function updated(known: Known, told: Told): Known | "old" | "gap" {
  if (told.number <= known.number) return "old";
  if (told.number > known.number + 1) return "gap";
  const about = { ...known.about, ...told.about };
  return { ...known, number: told.number, about, views: viewsAfter(known, told) };
}

function viewsAfter(known: Known, told: Told): Views {
  const seats = told.view === undefined ? Object.keys(known.views) : viewers(known);
  return Object.fromEntries(
    seats
      .map((seat) => [seat, viewAfter(known.views[seat], seat, told)])
      .filter(([, view]) => view !== undefined),
  );
}

function viewers(known: Known): readonly string[] {
  return known.yours.length > 0 ? known.yours : [""];
}

/** The view of a seat after it; nothing is known of a match before its first whole view. */
export function viewAfter(view: View | undefined, seat: string, told: Told): View | undefined {
  const own = told.seen?.find((seen) => seen.seat === seat);
  if (told.view !== undefined) return own?.view ?? told.view;
  if (view === undefined) return undefined;
  const changed = [told.changes, own?.changes].reduce<View>(changedBy, view);
  const events = eventsFor(own, told);
  return events.length > 0 ? { ...changed, history: [...changed.history, ...events] } : changed;
}

/** Those that belong to the history of the round, as the seat sees them. */
export function eventsFor(own: Seen | undefined, told: Told): Event[] {
  return (own?.events ?? told.events ?? []).filter((event) => !NOT_IN_THE_HISTORY.has(event.event));
}

function changedBy(view: View, changes: Changes | undefined): View {
  if (changes === undefined) return view;
  const { hands, table, ...others } = changes;
  return {
    ...view,
    ...others,
    hands: { ...view.hands, ...hands },
    table: table === undefined ? view.table : tableAfter(view.table, table),
  };
}

function tableAfter(table: View["table"], changes: TableChanges): View["table"] {
  const { trains, yards, ...others } = changes;
  // The changes are those of this family: the server says nothing else.
  const after = { ...table, ...others } as Trains | Feet | Lines;
  if (after.family === "feet") return after;
  if (trains !== undefined) after.trains = withoutEmpty({ ...after.trains, ...trains });
  if (yards !== undefined && after.family === "lines") after.yards = { ...after.yards, ...yards };
  return after;
}

/** A train that is told to be empty is gone. */
function withoutEmpty(trains: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(trains).filter(([, tiles]) => tiles.length > 0));
}
