/** Tiles as they are written: "6-2", or "2-6" where they lie the other way round. */

export function halves(tile: string): [number, number] {
  const [first, second] = tile.split("-");
  return [Number(first), Number(second)];
}

export function isDouble(tile: string): boolean {
  const [first, second] = halves(tile);
  return first === second;
}

/** High half first, however it lies. */
export function tileKey(tile: string): string {
  const [first, second] = halves(tile);
  return first < second ? `${second}-${first}` : tile;
}

export function turnedRound(tile: string): string {
  const [first, second] = halves(tile);
  return `${second}-${first}`;
}

export function pipsOf(tile: string): number {
  const [first, second] = halves(tile);
  return first + second;
}

/** How much of a row it takes: doubles lie crosswise. */
export function widthOf(tile: string, u: number): number {
  return isDouble(tile) ? u : 2 * u;
}
