/** Chickenfoot as a picture. On a phone the whole tree cannot be read, so there is a lens on it: the picture is then as
 *  large as the tree, and says where to look. */

import type { Feet, View } from "$messages";
import { grown } from "./feet_grow";
import { along, HUB, slotBox, STOP, stopAt, type Point } from "./feet_shapes";
import type { End, Lying, Tree } from "./feet_tree";
import { around, extentOf, extentOfDisc, type Box, type Extent } from "./geometry";
import { boxOf, emptyPicture, type Kept, type Line, type Picture, type Stage, type TileBox } from "./picture";
import { scales } from "./scale";
import { halves, isDouble, tileKey, turnedRound } from "./tiles";

const PAD = 10;
/** Every phone has the same tree, grown for the stage of a desktop. */
const PHONE_ROOM = { width: 1104, height: 628 };
const LENS_U = 25;
const SMALL_LENS_U = 18;
const SMALL_PHONE = 380;
const LENS_PAD = 60;

/** From the lengths of the tree to those of the picture. */
type Camera = { x: number; y: number; u: number };

export function layFeet(view: View, table: Feet, stage: Stage, kept: Kept | null): Picture {
  const lens = stage.shape === "lanes";
  const u = scales(stage, null)[0]!;
  if (table.tiles.length === 0) return emptyPicture(view.round, stage, u);
  const room = lens ? PHONE_ROOM : { width: stage.width - 2 * PAD, height: stage.height - 2 * PAD };
  const arms = table.arms + table.tiles.filter((placed) => placed.on === 0).length;
  const tree = grown(table.tiles, kept?.tree ?? null, room, arms, lens ? 30 : u);
  return lens ? throughLens(view, table, stage, tree) : wholeTree(view, table, stage, tree, kept);
}

function wholeTree(view: View, table: Feet, stage: Stage, tree: Tree, kept: Kept | null): Picture {
  const camera = cameraFor(tree, stage, kept);
  const picture = emptyPicture(view.round, stage, tree.u);
  draw(picture, view, table, tree, camera);
  picture.kept.tree = tree;
  picture.kept.origin = { x: camera.x, y: camera.y };
  return picture;
}

/** Where the spinner was, while everything can be seen from there; else the tree in the middle. */
function cameraFor(tree: Tree, stage: Stage, kept: Kept | null): Camera {
  const { extent } = tree.ground;
  const { u } = tree;
  if (kept?.origin && kept.u === u && inside(extent, { ...kept.origin, u }, stage))
    return { ...kept.origin, u };
  const x = stage.width / 2 - (u * (extent.left + extent.right)) / 2;
  const y = stage.height / 2 - (u * (extent.top + extent.bottom)) / 2;
  return { x, y, u };
}

function inside(extent: Extent, { x, y, u }: Camera, stage: Stage): boolean {
  return (
    x + u * extent.left >= PAD &&
    y + u * extent.top >= PAD &&
    x + u * extent.right <= stage.width - PAD &&
    y + u * extent.bottom <= stage.height - PAD
  );
}

function throughLens(view: View, table: Feet, stage: Stage, tree: Tree): Picture {
  const u = stage.width < SMALL_PHONE ? SMALL_LENS_U : LENS_U;
  const { left, top, right, bottom } = tree.ground.extent;
  const picture = emptyPicture(view.round, stage, u);
  picture.width = u * (right - left) + 2 * LENS_PAD;
  picture.height = u * (bottom - top) + 2 * LENS_PAD;
  draw(picture, view, table, tree, { x: LENS_PAD - u * left, y: LENS_PAD - u * top, u });
  picture.kept.tree = tree;
  picture.lens = lookAt(picture, tree, table);
  return picture;
}

/** The open foot with its missing toes, or else the last tile with the end that it opens. */
function lookAt(picture: Picture, tree: Tree, table: Feet): Extent {
  const number = (table.foot && tree.foot) || table.tiles.length - 1;
  const tile = picture.tiles[number - 1];
  const first = tile ? extentOf(boxOf(tile)) : extentOfDisc(picture.hub!);
  const ends = picture.stops.filter((stop) => tree.ends.get(stop.key)!.on === number);
  return ends.map(extentOfDisc).reduce(around, first);
}

// --- What is drawn ------------------------------------------------------------------------------------------

function draw(picture: Picture, view: View, table: Feet, tree: Tree, camera: Camera): void {
  picture.hub = { x: camera.x, y: camera.y, r: (HUB - 0.15) * camera.u, u: camera.u, engine: view.engine };
  table.tiles.forEach((placed, number) => {
    const { box, way } = tree.lying[number]!;
    if (number === 0) return; // the spinner lies in the hub
    const near = halves(placed.tile)[0] === placed.near ? placed.tile : turnedRound(placed.tile);
    picture.tiles.push(tileBox(near, box, way, camera));
    picture.lines.push(plainLine(`line ${number}`, lineTo(tree, placed.on!, number), camera));
  });
  for (const end of tree.ends.values()) if (isShown(end, table)) drawEnd(picture, end, camera);
}

/** From the half that is touched, along a connector if there is one, to the half that touches. */
function lineTo(tree: Tree, on: number, number: number): Point[] {
  const from = tree.lying[on]!;
  const { way, end, connector } = tree.lying[number]!;
  const start: Point = isCrosswise(from) ? [from.box.x, from.box.y] : along(from.end, from.way, -0.5);
  const touching = along(end, way, isCrosswise(tree.lying[number]!) ? -0.5 : -1.5);
  return [start, ...(connector ?? []), touching];
}

function isCrosswise({ box, end }: Lying): boolean {
  return Math.hypot(box.x - end[0], box.y - end[1]) < 0.75;
}

function plainLine(key: string, points: readonly Point[], camera: Camera): Line {
  const at = ([x, y]: Point): string => `${round(camera.x + x * camera.u)} ${round(camera.y + y * camera.u)}`;
  return { key, kind: "plain", seat: null, d: `M${points.map(at).join("L")}` };
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}

function tileBox(tile: string, box: Box, way: number, camera: Camera): TileBox {
  return {
    key: tileKey(tile),
    tile,
    x: round(camera.x + box.x * camera.u),
    y: round(camera.y + box.y * camera.u),
    u: camera.u,
    angle: isDouble(tile) ? (way * 45 + 90) % 180 : way * 45,
    of: null,
  };
}

/** Toes of a foot that has been released are gone. */
function isShown(end: End, table: Feet): boolean {
  if (end.kind === "toe") return table.foot !== null && table.foot.pips === end.pips;
  return end.kind === "end" || table.arms > 0;
}

function drawEnd(picture: Picture, end: End, camera: Camera): void {
  const stop = stopAt(end.at, end.way);
  if (end.kind === "end") {
    const stub = [along(end.at, end.way, -0.5), [stop.x, stop.y] as const];
    picture.lines.push(plainLine(`line to ${end.key}`, stub, camera));
  }
  const ghost = end.slot && tileBox(`${end.pips}-${end.pips + 1}`, slotBox(end.slot), end.way, camera);
  picture.stops.push({
    key: end.key,
    kind: end.kind,
    end: String(end.pips),
    x: round(camera.x + stop.x * camera.u),
    y: round(camera.y + stop.y * camera.u),
    r: STOP * camera.u,
    pips: end.pips,
    seat: null,
    ghost: ghost && { ...ghost, key: `ghost ${end.key}` },
  });
}
