/** Names in the room there is: an svg cannot tell how wide a word is before it is drawn. */

/** How wide letters of the sign face are at most, beside their height. */
const WIDTHS: readonly [RegExp, number][] = [
  [/[ .,'’ijlI]/u, 0.29],
  [/[-ftr1]/u, 0.41],
  [/s/u, 0.5],
  [/w/u, 0.76],
  [/[mMWæ]/u, 0.87],
  [/…/u, 1.06],
  [/[\p{Lu}\d]/u, 0.68],
];
const WIDE = 0.58;

/** No letter is smaller. */
const LEAST = 12;
const STEP = 0.5;

/** "Fireman 2" must not look like "Fireman". */
const NUMBER = / \d+$/u;

export function widthOfWords(words: string, size: number): number {
  const widthOf = (letter: string): number => WIDTHS.find(([which]) => which.test(letter))?.[1] ?? WIDE;
  return size * Array.from(words).reduce((sum, letter) => sum + widthOf(letter), 0);
}

/** Smaller letters where the words are too long, and fewer where even that is not enough. */
export function fitted(words: string, room: number, largest: number): { words: string; size: number } {
  let size = largest;
  while (size > LEAST && widthOfWords(words, size) > room) size -= STEP;
  return { words: shortened(words, room, size), size };
}

/** A number at the end stays. */
export function shortened(words: string, room: number, size: number): string {
  if (widthOfWords(words, size) <= room) return words;
  const number = NUMBER.exec(words)?.[0] ?? "";
  const letters = Array.from(words.slice(0, words.length - number.length));
  const end = `…${number}`;
  while (letters.length > 1 && widthOfWords(letters.join("") + end, size) > room) letters.pop();
  return letters.join("").trimEnd() + end;
}
