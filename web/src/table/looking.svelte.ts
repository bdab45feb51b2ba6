/** Looking around on the map: closer, further away, to the side. At scale 1 the whole table is seen. */

const CLOSEST = 4;
/** A finger that moves less than this far has tapped. */
const STILL = 5;

type Point = { x: number; y: number };

export class Looking {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** Has the finger that is down moved? Then what it lets go of is not pressed. */
  moved = false;
  private fingers = new Map<number, Point>();

  constructor(private readonly size: () => { width: number; height: number }) {}

  get transform(): string {
    return `translate(${this.x} ${this.y}) scale(${this.scale})`;
  }

  fit(): void {
    this.scale = 1;
    this.x = 0;
    this.y = 0;
  }

  /** `by` times as close, so that what lies at this point stays there. */
  zoom(by: number, at: Point): void {
    const scale = Math.max(1, Math.min(CLOSEST, this.scale * by));
    this.place(
      at.x - ((at.x - this.x) * scale) / this.scale,
      at.y - ((at.y - this.y) * scale) / this.scale,
      scale,
    );
  }

  zoomMiddle(by: number): void {
    const { width, height } = this.size();
    this.zoom(by, { x: width / 2, y: height / 2 });
  }

  pan(dx: number, dy: number): void {
    this.place(this.x + dx, this.y + dy, this.scale);
  }

  /** The stage stays covered. */
  private place(x: number, y: number, scale: number): void {
    const { width, height } = this.size();
    this.scale = scale;
    this.x = Math.min(0, Math.max(width * (1 - scale), x));
    this.y = Math.min(0, Math.max(height * (1 - scale), y));
  }

  down(finger: number, at: Point): void {
    if (this.fingers.size === 0) this.moved = false;
    this.fingers.set(finger, at);
  }

  move(finger: number, at: Point): void {
    const before = this.fingers.get(finger);
    if (!before) return;
    const dx = at.x - before.x;
    const dy = at.y - before.y;
    if (this.scale === 1 && this.fingers.size < 2) return; // everything is seen: there is nothing to move
    if (!this.moved && Math.hypot(dx, dy) < STILL) return;
    this.moved = true;
    const other = [...this.fingers].find(([name]) => name !== finger)?.[1];
    this.fingers.set(finger, at);
    if (!other) return this.pan(dx, dy);
    this.zoom(distance(at, other) / Math.max(1, distance(before, other)), other);
  }

  up(finger: number): void {
    this.fingers.delete(finger);
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
