/** Every word a person reads, in their language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import pieces from "virtual:words";

import { keep, kept } from "../wire/storage";

export const LANGUAGES = ["en", "de", "fr", "es", "da", "sv"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Variables = Record<string, FluentVariable>;

const STORED = "boneyard.language";

/** The messages of a language, and the English ones that it lacks, each counted and plural as its own language has it. */
type Book = {
  language: Language;
  bundles: readonly [FluentBundle, FluentBundle];
  pieces: ReadonlySet<string>;
};

let book = $state.raw<Book>(empty("en"));

/** The words of a message. A function that calls it is run again when the language changes. */
export function t(id: string, variables: Variables = {}): string {
  for (const bundle of book.bundles) {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) return formatted(bundle, pattern, variables, id);
  }
  if (import.meta.env.DEV) throw new Error(`there is no message ${id} (is its piece loaded? see need())`);
  return id;
}

/** Is there such a message, in what has been loaded? For names that are made up while the client runs. */
export function has(id: string): boolean {
  return book.bundles.some((bundle) => bundle.hasMessage(id));
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
  await open(preferred());
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
  const names = [...wantedPieces];
  if (book.language === wanted && names.every((name) => book.pieces.has(name))) return;
  const opened = empty(wanted, names);
  const [own, english] = opened.bundles;
  for (const piece of await Promise.all(names.map((name) => parsed(opened.language, name)))) {
    own.addResource(piece.own);
    english.addResource(piece.english);
  }
  book = opened;
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

function empty(language: Language, names: readonly string[] = []): Book {
  const options = { useIsolating: false };
  const bundles = [new FluentBundle(language, options), new FluentBundle("en", options)] as const;
  return { language, bundles, pieces: new Set(names) };
}

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

function formatted(bundle: FluentBundle, pattern: Pattern, variables: Variables, id: string): string {
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, variables, errors);
  if (import.meta.env.DEV && errors[0] !== undefined) throw new Error(`${id}: ${errors[0].message}`);
  return text;
}
