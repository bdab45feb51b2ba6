/** The map of a table of trains: the hub in the middle, a band for each train, the shared train at the bottom. */

import type { Trains, View } from "$messages";
import { CHAMFER, HUB, LABEL, LABEL_WIDTH, PAD_BOTTOM, PAD_TOP, PAD_X, TRUNK } from "./map_measures";
import { emptyPicture, type Kept, type Picture, type Stage } from "./picture";
import { fold, place, rowsHeight, type Rows, type Span } from "./rows";
import { scales, stopWidth } from "./scale";
import { seatsFrom } from "./seats";
import { laySharedTrains, sharedBand, type SharedBand } from "./shared_trains";

const BAND_GAP = 8;
const BAND_GAP_MOST = 64;
/** Lines to bands above and below the hub run beside each other inside its width. */
const FIRST_TRACK = 14;
const NEXT_TRACK = 10;

/** One side of the hub, from the top down. */
type Side = { seats: string[]; way: 1 | -1; height: number };

type Plan = {
  u: number;
  stop: number;
  bands: Map<string, Rows>;
  shared: SharedBand;
  /** What is left for the bands of the seats. */
  room: number;
  left: Side;
  right: Side;
};

export function layTrains(
  view: View,
  table: Trains,
  stage: Stage,
  viewer: string | null,
  kept: Kept | null,
): Picture {
  const plan = planned(view, table, stage, viewer, kept);
  const picture = emptyPicture(view.round, stage, plan.u);
  const { height, gap } = seatsArea(plan);
  const top = PAD_TOP + (plan.room + BAND_GAP - height - gap) / 2;
  const hub = { x: stage.width / 2, y: top + height / 2 + LABEL / 2 };
  for (const side of [plan.left, plan.right]) laySide(picture, plan, side, table, hub);
  laySharedTrains(picture, plan.shared, table, top + height + gap, plan.u, hub);
  picture.hub = { ...hub, r: HUB, u: 30, engine: view.engine };
  return picture;
}

// --- What fits ----------------------------------------------------------------------------------------------

function planned(view: View, table: Trains, stage: Stage, viewer: string | null, kept: Kept | null): Plan {
  const most = new Map<string, number>();
  const ladder = scales(stage, kept);
  let plan: Plan | null = null;
  for (const u of ladder) {
    plan = planFor(view, table, stage, viewer, u, most);
    if (tooHigh(plan) <= 0) return plan;
  }
  const smallest = ladder.at(-1)!;
  while (tooHigh(plan!) > 0 && shortenTallest(plan!, most)) {
    plan = planFor(view, table, stage, viewer, smallest, most);
  }
  return plan!;
}

function tooHigh(plan: Plan): number {
  return Math.max(plan.left.height, plan.right.height) - plan.room;
}

/** Takes a row from the tallest band of the fuller side. False if every band has only one. */
function shortenTallest(plan: Plan, most: Map<string, number>): boolean {
  const fuller = plan.left.height > plan.right.height ? plan.left : plan.right;
  let tallest = "M";
  let rows = plan.shared.rows;
  for (const seat of fuller.seats) {
    const own = plan.bands.get(seat)!.rows.length;
    if (own > rows) [tallest, rows] = [seat, own];
  }
  most.set(tallest, rows - 1);
  return rows > 1;
}

function planFor(
  view: View,
  table: Trains,
  stage: Stage,
  viewer: string | null,
  u: number,
  most: Map<string, number>,
): Plan {
  const stop = stopWidth(u);
  const seats = seatsFrom(viewer, view.players);
  const bands = new Map<string, Rows>();
  for (const seat of seats) {
    const span = seatSpan(stage, 1);
    bands.set(seat, fold(table.trains[seat] ?? [], u, span, stop, most.get(seat)));
  }
  const shared = sharedBand(view, table, stage, u, stop, most.get("M"));
  const room = stage.height - PAD_TOP - PAD_BOTTOM - shared.height - BAND_GAP;
  const side = (names: string[], way: 1 | -1): Side => ({
    seats: names,
    way,
    height: sideHeight(names, bands, u),
  });
  const after = Math.floor(view.players / 2);
  return {
    u,
    stop,
    bands,
    shared,
    room,
    left: side(seats.slice(1, after + 1).reverse(), -1),
    right: side([...seats.slice(after + 1), seats[0]!], 1),
  };
}

function sideHeight(seats: string[], bands: Map<string, Rows>, u: number): number {
  const heights = seats.map((seat) => bandHeight(bands.get(seat)!, u));
  return heights.reduce((sum, height) => sum + height, 0) + (seats.length - 1) * BAND_GAP;
}

function bandHeight(band: Rows, u: number): number {
  return LABEL + rowsHeight(band, u);
}

/** Every first tile of a side begins in the same column. */
export function seatSpan(stage: Stage, way: 1 | -1): Span {
  const middle = stage.width / 2;
  const span = { near: middle + way * (HUB + TRUNK), far: middle + way * (middle - PAD_X) };
  return () => span;
}

// --- Where it lies ------------------------------------------------------------------------------------------

type Band = { seat: string; top: number; y: number; track: number | null };

/** The bands of the seats with what lies between them, and how far below the shared train begins. */
function seatsArea(plan: Plan): { height: number; gap: number } {
  const higher = plan.left.height > plan.right.height ? plan.left : plan.right;
  const heights = [plan.left, plan.right].map((side) => spreadHeight(plan, side));
  const height = Math.min(plan.room, Math.max(...heights, 2 * HUB));
  return { height, gap: Math.min(bandGap(plan, higher), plan.room + BAND_GAP - height) };
}

/** What room is left over goes between the bands, above, and below. */
function bandGap(plan: Plan, { seats, height }: Side): number {
  return Math.min(BAND_GAP_MOST, BAND_GAP + Math.max(0, plan.room - height) / (seats.length + 1));
}

function spreadHeight(plan: Plan, side: Side): number {
  return side.height + (side.seats.length - 1) * (bandGap(plan, side) - BAND_GAP);
}

function laySide(
  picture: Picture,
  plan: Plan,
  side: Side,
  table: Trains,
  hub: { x: number; y: number },
): void {
  const { u, stop } = plan;
  const span = seatSpan(picture.kept.stage, side.way);
  const { near } = span(0);
  for (const { seat, top, y, track } of spread(plan, side, hub.y)) {
    const pips = table.ends[seat] ?? null;
    const path = place(picture, plan.bands.get(seat)!, {
      of: seat,
      end: seat,
      pips,
      seat,
      u,
      stop,
      y,
      span,
      way: side.way,
    });
    const d = `${fromHub(hub, y, track, side.way)}H${near}${path}`;
    picture.lines.push({ key: seat, kind: "seat", seat, d });
    const anchor = side.way > 0 ? "start" : "end";
    picture.labels.push({
      key: seat,
      seat,
      x: near,
      y: top,
      width: LABEL_WIDTH,
      height: LABEL - 6,
      anchor,
      rows: 1,
    });
  }
}

/** The bands of a side, around the height of the hub. */
function spread(plan: Plan, side: Side, hubY: number): Band[] {
  let top = hubY - LABEL / 2 - spreadHeight(plan, side) / 2;
  const bands = side.seats.map((seat): Band => {
    const band = { seat, top, y: top + LABEL + plan.u, track: null };
    top += bandHeight(plan.bands.get(seat)!, plan.u) + bandGap(plan, side);
    return band;
  });
  giveTracks(bands, hubY);
  return bands;
}

/** The nearest row has the outermost track, so that lines never cross. */
function giveTracks(bands: Band[], hubY: number): void {
  const above = bands.filter((band) => band.y < hubY - HUB - 4);
  const below = bands.filter((band) => band.y > hubY + HUB + 4);
  above.forEach((band, place) => (band.track = FIRST_TRACK + NEXT_TRACK * place));
  below.reverse().forEach((band, place) => (band.track = FIRST_TRACK + NEXT_TRACK * place));
}

function fromHub(hub: { x: number; y: number }, y: number, track: number | null, way: 1 | -1): string {
  const down = Math.sign(y - hub.y);
  if (track === null) return `M${hub.x} ${hub.y}L${hub.x + way * Math.abs(y - hub.y)} ${y}`;
  const x = hub.x + way * track;
  return `M${x} ${hub.y}V${y - down * CHAMFER}L${x + way * CHAMFER} ${y}`;
}
