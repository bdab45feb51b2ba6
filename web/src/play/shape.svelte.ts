/** Which of the layouts of the page is used. The same widths stand in the style sheets. */
export type ShapeName = "desk" | "tablet" | "phone" | "small-phone" | "landscape";

/** Half the height of a tile of the hand, at most. */
const MOST: Record<ShapeName, number> = { desk: 40, tablet: 36, phone: 36, "small-phone": 30, landscape: 28 };
/** And at least, before a second row is begun. */
const LEAST = 26;

export class Shape {
  width = $state(1440);
  height = $state(900);
  name = $derived<ShapeName>(shapeOf(this.width, this.height));

  /** How high the tiles of the hand may stand in all. */
  handHeight(tiles: number, large: boolean): number {
    const u = this.mostTile(large);
    if (this.name === "desk" || this.name === "tablet") return 2 * u + 4;
    if (this.name === "landscape") return Math.max(60, this.height - 190);
    const rows = this.#rows(tiles, u);
    return rows === 1 ? 2 * u + 12 : rows * (2 * Math.min(u, LEAST + 4) + 8) + 10;
  }

  mostTile(large: boolean): number {
    return Math.round(MOST[this.name] * (large ? 1.2 : 1));
  }

  /** One row as long as a finger can tell the tiles apart in it. */
  #rows(tiles: number, u: number): number {
    const across = this.width - 24;
    if (tiles * (Math.min(u, LEAST) + 6) + 24 <= across) return 1;
    return Math.min(3, Math.ceil((tiles * (LEAST + 6) + 48) / across));
  }
}

function shapeOf(width: number, height: number): ShapeName {
  if (height <= 480 && width >= 600) return "landscape";
  if (width >= 1100) return "desk";
  if (width >= 700) return "tablet";
  return height <= 700 ? "small-phone" : "phone";
}
