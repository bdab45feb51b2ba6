/** Every word a person reads, in their language. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import pieces from "virtual:words";

import { keep, kept } from "../wire/storage";
import { sound } from "./sound";

export const LANGUAGES = ["en", "de", "fr", "es", "da", "sv"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Variables = Record<string, FluentVariable>;

const STORED = "boneyard.language";

/** The messages of a language, and the English ones that it lacks, each counted and plural as its own language has it. */
type Book = {
  language: Language;
  bundles: readonly [FluentBundle, FluentBundle];
  pieces: Set<string>;
};

let book = $state.raw<Book>(empty("en"));
/** How often a piece has been added to the book. What was there before stays as it is. */
let additions = $state(0);

/** The words of a message. A function that calls it is run again when the language changes, or when a message that it
 *  looked for in vain may have come. */
export function t(id: string, variables: Variables = {}): string {
  for (const bundle of book.bundles) {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) return formatted(bundle, pattern, variables, id);
  }
  void additions;
  if (import.meta.env.DEV) throw new Error(`there is no message ${id} (is its piece loaded? see need())`);
  return id;
}

/** Is there such a message, in what has been loaded? For names that are made up while the client runs. */
export function has(id: string): boolean {
  if (book.bundles.some((bundle) => bundle.hasMessage(id))) return true;
  void additions;
  return false;
}

/** The language just now. */
export function language(): Language {
  return book.language;
}

/** Change the language, with everything that is loaded, and remember it. */
export async function choose(language: Language): Promise<void> {
  keep(STORED, language);
  await open(language);
}

/** The words of the start page, in the visitor's language; await this before anything is shown. */
export async function begin(): Promise<void> {
  const opened = open(preferred());
  // The first one is slow to make; while the words are under way there is time for it.
  void new Intl.PluralRules(wanted);
  await opened;
}

/** Load a piece that the start page does without: `await need("clauses")`. It stays, in every language. */
export async function need(...names: string[]): Promise<void> {
  await open(wanted, names);
}

/** What was chosen before, otherwise the first of the browser's languages that we speak. */
export function preferred(): Language {
  const tags = [kept(STORED) ?? "", ...(typeof navigator === "undefined" ? [] : navigator.languages)];
  const spoken = tags.map((tag) => LANGUAGES.find((one) => one === tag.toLowerCase().split("-")[0]));
  return spoken.find((one) => one !== undefined) ?? "en";
}

let wanted: Language = "en";
let wantedPieces: ReadonlySet<string> = new Set(["first"]);
let opening: Promise<void> = Promise.resolve();

/** One after another, and each opens what is wanted by then: the last call wins. */
async function open(language: Language, names: readonly string[] = []): Promise<void> {
  wanted = language;
  wantedPieces = new Set([...wantedPieces, ...names]);
  opening = opening.catch(() => undefined).then(bring);
  await opening;
}

async function bring(): Promise<void> {
  const opened = book.language === wanted ? book : empty(wanted);
  const names = [...wantedPieces].filter((name) => !opened.pieces.has(name));
  if (names.length === 0) return;
  const [own, english] = opened.bundles;
  for (const piece of await Promise.all(names.map((name) => parsed(opened.language, name)))) {
    own.addResource(piece.own);
    english.addResource(piece.english);
  }
  for (const name of names) opened.pieces.add(name);
  if (opened === book) additions += 1;
  else book = opened;
  if (typeof document !== "undefined") document.documentElement.lang = opened.language;
}

type Parsed = { own: FluentResource; english: FluentResource };

const read = new Map<string, Parsed>();

async function parsed(language: Language, name: string): Promise<Parsed> {
  const key = `${language}/${name}`;
  const known = read.get(key);
  if (known !== undefined) return known;
  const text = await textOf(language, name);
  const piece = { own: new FluentResource(text.own), english: new FluentResource(text.english) };
  read.set(key, piece);
  return piece;
}

/** A language that has no words yet is read in English. */
async function textOf(language: Language, name: string): Promise<{ own: string; english: string }> {
  const own = pieces[`${language}/${name}`];
  if (own !== undefined) return (await own()).default;
  const english = pieces[`en/${name}`];
  if (english === undefined) throw new Error(`there are no words called ${name}`);
  return { own: "", english: (await english()).default.own };
}

function empty(language: Language): Book {
  const options = { functions: { SOUND: sound }, useIsolating: false };
  const bundles = [new FluentBundle(language, options), new FluentBundle("en", options)] as const;
  return { language, bundles, pieces: new Set() };
}

/** Up to here a number is written alike in all our languages. */
const ALIKE = 999;

/** A number of pips, tiles or people. The browser's own formatter takes a tenth of the first second of a slow phone to
 *  make; few numbers need it. */
class Count extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return this.value >= 0 && this.value <= ALIKE && Number.isInteger(this.value)
      ? String(this.value)
      : super.toString(...scope);
  }
}

function counted(variables: Variables): Variables {
  const known = Object.entries(variables);
  return Object.fromEntries(
    known.map(([name, value]) => [name, typeof value === "number" ? new Count(value) : value]),
  );
}

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

function formatted(bundle: FluentBundle, pattern: Pattern, variables: Variables, id: string): string {
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, counted(variables), errors);
  if (import.meta.env.DEV && errors[0] !== undefined) throw new Error(`${id}: ${errors[0].message}`);
  return text;
}
