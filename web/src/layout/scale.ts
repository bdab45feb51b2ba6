/** The steps by which tiles get smaller as the table fills. */

import type { Kept, Stage } from "./picture";

const STEPS = [34, 32, 30, 28, 26, 24, 22, 20, 18, 16];
const FIRST = 30;
/** Only a window larger than a laptop's begins with larger tiles. */
const WIDE = { width: 1500, height: 760 };

/** The scales to try, the largest first: within a round they only become smaller. */
export function scales(stage: Stage, kept: Kept | null): number[] {
  const roomy = stage.width >= WIDE.width && stage.height >= WIDE.height;
  const most = Math.min(kept?.u ?? Infinity, roomy ? STEPS[0]! : FIRST);
  return STEPS.filter((u) => u <= most);
}

export function clamp(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

/** How wide a stop is on a map. */
export function stopWidth(u: number): number {
  return clamp(28, Math.round(1.45 * u), 40);
}
