/** Which of the layouts of the page is used. The same widths stand in the style sheets. */
export type ShapeName = "desk" | "tablet" | "phone" | "small-phone" | "landscape";

/** Half the height of a tile of the hand, at most. */
const MOST: Record<ShapeName, number> = { desk: 52, tablet: 48, phone: 36, "small-phone": 30, landscape: 36 };
/** The same where a screen is wide, and where a window is low. */
const MOST_WIDE = 56;
const MOST_LOW = 40;
/** And at least, before a second row is begun. */
const LEAST = 26;
/** So high are the tiles as the three rows of buttons beside them, without the label above the tiles. */
const BESIDE_BUTTONS = 116;

export class Shape {
  // The page's own from the start: another layout, drawn only to be thrown away, would be what takes longest.
  width = $state(typeof innerWidth === "number" ? innerWidth : 1440);
  height = $state(typeof innerHeight === "number" ? innerHeight : 900);
  name = $derived<ShapeName>(shapeOf(this.width, this.height));
  /** Is there room for the groups of the hand side by side, and for the buttons beside them? */
  wide = $derived(this.name === "desk" || this.name === "tablet");
  /** Where the card that says what is going on stands: beside the table, above the hand, or with it. */
  card = $derived<"panel" | "above" | "tray">(
    this.name === "desk"
      ? "panel"
      : this.name === "landscape" || (this.name === "tablet" && this.width >= 960)
        ? "tray"
        : "above",
  );

  /** How high the tiles of the hand may stand in all. */
  handHeight(tiles: number, large: boolean): number {
    const u = this.mostTile(large);
    if (this.wide) return Math.max(2 * u + 4, BESIDE_BUTTONS);
    if (this.name === "landscape") return Math.max(60, this.height - 276);
    const rows = this.#rows(tiles, u);
    return rows === 1 ? 2 * u + 12 : rows * (2 * Math.min(u, LEAST + 4) + 8) + 10;
  }

  mostTile(large: boolean): number {
    return Math.round(this.#most() * (large ? 1.2 : 1));
  }

  #most(): number {
    if (this.wide && this.height < 720) return MOST_LOW;
    return this.name === "desk" && this.width >= 1800 ? MOST_WIDE : MOST[this.name];
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
