/** The pictures of a round. Each is made once, out of the one before it, so going back costs nothing. */
import type { View } from "$messages";

import { layOut } from "../layout/layout";
import type { Picture, Stage } from "../layout/picture";

export class Album {
  readonly #pictures: (Picture | undefined)[] = [];

  constructor(
    readonly views: readonly View[],
    readonly stage: Stage,
    readonly viewer: string | null,
  ) {}

  at(step: number): Picture {
    const known = this.#pictures[step];
    if (known !== undefined) return known;
    const view = this.views[step];
    if (view === undefined) throw new Error(`there is no step ${step}`);
    const picture = layOut(view, this.stage, this.viewer, this.#before(step));
    this.#pictures[step] = picture;
    return picture;
  }

  /** Makes the first one that is missing; false if none is. */
  fillIn(): boolean {
    const missing = this.views.findIndex((_, step) => this.#pictures[step] === undefined);
    if (missing >= 0) this.at(missing);
    return missing >= 0;
  }

  /** The nearest one before it: tiles that lie there stay where they are. */
  #before(step: number): Picture | null {
    for (let at = step - 1; at >= 0; at -= 1) {
      const picture = this.#pictures[at];
      if (picture !== undefined) return picture;
    }
    return null;
  }
}
