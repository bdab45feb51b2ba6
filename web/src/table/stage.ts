/** What every form of the stage is given. */

import type { View } from "$messages";
import type { Picture } from "../layout/picture";
import type { Names } from "./places";

export type SceneProps = {
  picture: Picture;
  view: View;
  viewer: string | null;
  names: Names;
  usable: readonly string[];
  refused: string | null;
  selected: string | null;
  preview: readonly string[];
  /** Tiles that are pointed at: in a replay, those just laid. */
  marked?: readonly string[];
  numerals: boolean;
};
