/** SOUND, a function that messages may use beside Fluent's own (locales/sounds.py is its twin). */
import type { FluentValue } from "@fluent/bundle";

const SPANISH = /^(?:h?(?<i>i)|h?o|8|11(?!\d))/;
/** A consonant to the ear: “cobre y hierro”. */
const AS_Y = /^hi[ae]/;

/** The vowel that a Spanish reader hears first, if it is i or o: Spanish has another “and” and “or” there.
 *  Numbers are read out: 8 is *ocho*, 11 is *once*. */
export function sound([text]: readonly FluentValue[]): string {
  const apart = String(text).toLowerCase().normalize("NFD");
  const heard = SPANISH.exec(apart.replace(/\p{Mn}/gu, ""));
  if (heard === null || AS_Y.test(apart)) return "other";
  return heard.groups?.["i"] === undefined ? "o" : "i";
}
