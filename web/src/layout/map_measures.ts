/** Lengths of the map of trains that more than one of its parts goes by. */

export const PAD_X = 30;
export const PAD_TOP = 14;
export const PAD_BOTTOM = 18;
export const LABEL = 22;
export const LABEL_WIDTH = 170;
export const HUB = 54;
export const TRUNK = 30;
export const CHAMFER = 16;
