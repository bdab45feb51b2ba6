/** The map of Engine 191: the main station at the left, a line for each seat, its score yard as a shelf below. */

import type { Lines, View } from "$messages";
import { emptyPicture, type Kept, type Picture, type Shelf, type Stage } from "./picture";
import { fold, place, rowsHeight, type Rows, type Span } from "./rows";
import { scales, stopWidth } from "./scale";
import { seatsFrom } from "./seats";
import { pipsOf, tileKey } from "./tiles";

const PAD_X = 24;
const PAD_Y = 16;
const HUB = 50;
const TRUNK = 52;
/** Room for the bends at the right. */
const BEND = 22;
const LABEL = 24;
const LABEL_WIDTH = 460;
const LANE_GAP = 14;
const LANE_GAP_MOST = 40;
const SHELF_GAP = 8;
const SHELF_SCALE = 0.62;
const SHELF_LEAST = 15;
const SHELF_BETWEEN = 4;
const YARD_LABEL = 122;
/** Lines that go straight up or down leave the main station this far from its middle. */
const TRACK = 18;
const LONG_CHAMFER = 26;

type Lane = {
  seat: string;
  folded: Rows;
  yard: readonly string[];
  shelfRows: number;
  perRow: number;
  height: number;
};

type Plan = { u: number; stop: number; shelfU: number; span: Span; lanes: Lane[]; height: number };

export function layLines(
  view: View,
  table: Lines,
  stage: Stage,
  viewer: string | null,
  kept: Kept | null,
): Picture {
  const plan = planned(view, table, stage, viewer, kept);
  const picture = emptyPicture(view.round, stage, plan.u);
  const hub = { x: PAD_X + HUB, y: stage.height / 2, r: HUB, u: 28, engine: view.engine };
  picture.hub = hub;
  const gaps = plan.lanes.length - 1;
  const spare = stage.height - 2 * PAD_Y - plan.height - gaps * LANE_GAP;
  const gap = Math.min(LANE_GAP_MOST, LANE_GAP + Math.max(0, spare) / gaps);
  let top = Math.max(0, (stage.height - plan.height - gaps * gap) / 2);
  for (const lane of plan.lanes) {
    layLane(picture, plan, lane, table, top, hub);
    top += lane.height + gap;
  }
  return picture;
}

function planned(view: View, table: Lines, stage: Stage, viewer: string | null, kept: Kept | null): Plan {
  const ladder = scales(stage, kept);
  for (const u of ladder) {
    const plan = planFor(view, table, stage, viewer, u, Infinity);
    if (fits(plan, stage)) return plan;
  }
  for (let most = 4; most > 1; most -= 1) {
    const plan = planFor(view, table, stage, viewer, ladder.at(-1)!, most);
    if (fits(plan, stage)) return plan;
  }
  return planFor(view, table, stage, viewer, ladder.at(-1)!, 1);
}

function fits(plan: Plan, stage: Stage): boolean {
  return plan.height + (plan.lanes.length - 1) * LANE_GAP + 2 * PAD_Y <= stage.height;
}

function planFor(
  view: View,
  table: Lines,
  stage: Stage,
  viewer: string | null,
  u: number,
  most: number,
): Plan {
  const near = PAD_X + 2 * HUB + TRUNK;
  const far = stage.width - PAD_X - BEND;
  const span = () => ({ near, far });
  const stop = stopWidth(u);
  const shelfU = Math.max(SHELF_LEAST, Math.round(u * SHELF_SCALE));
  const perRow = Math.floor((far - near - YARD_LABEL + SHELF_BETWEEN) / (2 * shelfU + SHELF_BETWEEN));
  const [own, ...others] = seatsFrom(viewer, view.players);
  const lanes = [...others, own!].map((seat): Lane => {
    const folded = fold(table.trains[seat] ?? [], u, span, stop, most);
    const yard = table.yards[seat] ?? [];
    const shelfRows = Math.max(1, Math.ceil(yard.length / perRow));
    const height = LABEL + rowsHeight(folded, u) + SHELF_GAP + shelfHeight(shelfRows, shelfU);
    return { seat, folded, yard, shelfRows, perRow, height };
  });
  return { u, stop, shelfU, span, lanes, height: lanes.reduce((sum, lane) => sum + lane.height, 0) };
}

function shelfHeight(rows: number, shelfU: number): number {
  return rows * shelfU + (rows - 1) * SHELF_BETWEEN;
}

function layLane(
  picture: Picture,
  plan: Plan,
  lane: Lane,
  table: Lines,
  top: number,
  hub: { x: number; y: number },
): void {
  const { seat, folded } = lane;
  const { u, stop, span } = plan;
  const { near } = span(0);
  const y = top + LABEL + u;
  const pips = table.ends[seat] ?? null;
  const path = place(picture, folded, { of: seat, end: seat, pips, seat, u, stop, y, span, way: 1 });
  picture.lines.push({ key: seat, kind: "seat", seat, d: `${fromStation(hub, y)}H${near}${path}` });
  const width = Math.min(LABEL_WIDTH, span(0).far - near);
  picture.labels.push({
    key: seat,
    seat,
    x: near,
    y: top,
    width,
    height: LABEL - 6,
    anchor: "start",
    rows: 1,
  });
  picture.shelves.push(shelf(plan, lane, y - u + rowsHeight(folded, u) + SHELF_GAP));
}

function fromStation(hub: { x: number; y: number }, y: number): string {
  const away = Math.abs(y - hub.y);
  if (away <= HUB + TRUNK - 18) return `M${hub.x} ${hub.y}L${hub.x + away} ${y}`;
  const down = Math.sign(y - hub.y);
  return `M${hub.x + TRACK} ${hub.y}V${y - down * LONG_CHAMFER}l${LONG_CHAMFER} ${down * LONG_CHAMFER}`;
}

function shelf(plan: Plan, lane: Lane, y: number): Shelf {
  const { shelfU, span } = plan;
  const { near } = span(0);
  const left = near + YARD_LABEL;
  const pitch = 2 * shelfU + SHELF_BETWEEN;
  const tiles = lane.yard.map((tile, number) => ({
    key: tileKey(tile),
    tile,
    x: left + (number % lane.perRow) * pitch + shelfU,
    y: y + Math.floor(number / lane.perRow) * (shelfU + SHELF_BETWEEN) + shelfU / 2,
    u: shelfU,
    angle: 0,
    of: lane.seat,
  }));
  const shown = Math.min(lane.yard.length, lane.perRow);
  return {
    seat: lane.seat,
    x: near - 8,
    y: y - 3,
    width: YARD_LABEL + 8 + shown * pitch + 8,
    height: shelfHeight(lane.shelfRows, shelfU) + 6,
    total: lane.yard.reduce((sum, tile) => sum + pipsOf(tile), 0),
    tiles,
    more: 0,
    moreAt: 0,
  };
}
