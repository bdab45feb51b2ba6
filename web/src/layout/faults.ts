/** What is wrong with a picture: what overlaps, what lies outside, what is too small. For the tests of the layouts. */

import {
  box,
  boxesDepth,
  discDepth,
  discsDepth,
  extentOf,
  extentOfDisc,
  type Box,
  type Disc,
  type Extent,
} from "./geometry";
import { boxOf, type Label, type Picture, type Stop } from "./picture";

const TOUCHING = 0.01;

export function faults(picture: Picture, leastStop: number): string[] {
  const tiles = [...picture.tiles, ...picture.shelves.flatMap((shelf) => shelf.tiles)];
  const ghosts = picture.stops.flatMap((stop) => (stop.ghost ? [stop.ghost] : []));
  const boxes = [...tiles, ...ghosts].map((tile) => ({ name: tile.key, box: boxOf(tile) }));
  const labels = picture.labels.map((label) => ({ name: `label ${label.key}`, box: labelBox(label) }));
  const shelves = picture.shelves.map((shelf) => ({ name: `shelf ${shelf.seat}`, box: fromCorner(shelf) }));
  const tracks = boxes.slice(0, picture.tiles.length);
  return [
    ...among(boxes),
    ...between(labels, [...boxes, ...shelves]),
    ...between(shelves, tracks),
    ...among(labels),
    ...stopFaults(picture.stops, [...boxes, ...labels], leastStop),
    ...hubFaults(picture, boxes),
    ...outside([...boxes, ...labels, ...shelves], picture),
  ];
}

type Named = { name: string; box: Box };

function labelBox(label: Label): Box {
  const left = label.anchor === "end" ? label.x - label.width : label.x;
  return fromCorner({ x: left, y: label.y, width: label.width, height: label.height });
}

function fromCorner(at: { x: number; y: number; width: number; height: number }): Box {
  return box(at.x + at.width / 2, at.y + at.height / 2, at.width / 2, at.height / 2);
}

function among(things: readonly Named[]): string[] {
  return things.flatMap((one, number) => between([one], things.slice(number + 1)));
}

function between(ones: readonly Named[], others: readonly Named[]): string[] {
  return ones.flatMap((one) =>
    others.flatMap((other) =>
      boxesDepth(one.box, other.box) > TOUCHING ? [`${one.name} overlaps ${other.name}`] : [],
    ),
  );
}

function stopFaults(stops: readonly Stop[], things: readonly Named[], least: number): string[] {
  return stops.flatMap((stop, number) => [
    ...things.flatMap((thing) =>
      discDepth(stop, thing.box) > TOUCHING ? [`stop ${stop.key} overlaps ${thing.name}`] : [],
    ),
    ...stops
      .slice(number + 1)
      .flatMap((other) =>
        discsDepth(stop, other) > TOUCHING ? [`stop ${stop.key} overlaps stop ${other.key}`] : [],
      ),
    ...(stop.kind !== "more" && 2 * stop.r < least - TOUCHING
      ? [`stop ${stop.key} is only ${2 * stop.r} wide`]
      : []),
  ]);
}

function hubFaults({ hub }: Picture, boxes: readonly Named[]): string[] {
  if (hub === null) return [];
  const disc: Disc = hub;
  return boxes.flatMap((one) => (discDepth(disc, one.box) > TOUCHING ? [`${one.name} lies in the hub`] : []));
}

function outside(things: readonly Named[], picture: Picture): string[] {
  const stops = picture.stops.map((stop) => ({ name: `stop ${stop.key}`, extent: extentOfDisc(stop) }));
  return [...things.map((thing) => ({ name: thing.name, extent: extentOf(thing.box) })), ...stops]
    .filter(({ extent }) => !holds(picture, extent))
    .map(({ name }) => `${name} lies outside the stage`);
}

function holds(picture: Picture, { left, top, right, bottom }: Extent): boolean {
  return (
    left >= -TOUCHING &&
    top >= -TOUCHING &&
    right <= picture.width + TOUCHING &&
    bottom <= picture.height + TOUCHING
  );
}
