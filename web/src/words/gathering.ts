/** Runs while the client is built: gathers the .ftl files of a language into as few pieces as will be loaded.
 *
 *  A message that a language lacks goes into its pieces in English, so that nobody has to load two languages. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

/** Which files go together. `web*` is the client's own, and what the start page needs comes with it. */
const FIRST = /^(web.*|sheets)\.ftl$/;
/** Loaded when somebody asks for them by name. The other files are for the terminal and the server. */
const ON_DEMAND = ["clauses", "hint", "plan", "play", "records", "refusals", "tables"];

const MODULE = "virtual:words";
const ENGLISH = "en";

/** The messages and terms of a file by their names, comments left out. */
export function messagesIn(source: string): Map<string, string> {
  const messages = new Map<string, string>();
  let name = "";
  for (const line of source.split(/\r?\n/)) {
    const begins = /^(-?[A-Za-z][\w-]*) *=/.exec(line);
    if (begins?.[1] !== undefined) {
      name = begins[1];
      messages.set(name, line);
    } else if (/^(\s+\S|[}\]])/.test(line) && name !== "") {
      messages.set(name, `${messages.get(name)}\n${line}`);
    } else if (line.startsWith("#")) {
      name = "";
    } else if (line.trim() === "" && name !== "") {
      messages.set(name, `${messages.get(name)}\n`);
    }
  }
  return messages;
}

export type Piece = { own: string; english: string };

/** What is loaded for a language: its own messages, and the English ones that it lacks. */
export function piece(own: string[], english: string[]): Piece {
  const [there, all] = [own, english].map((files) => new Map(files.flatMap((file) => [...messagesIn(file)])));
  const lacking = [...all!].filter(([name]) => !there!.has(name));
  return { own: written(there!), english: written(new Map(lacking)) };
}

function written(messages: Map<string, string>): string {
  return [...messages.values()].map((text) => text.trimEnd() + "\n").join("");
}

/** Makes the modules `virtual:words` (what there is) and `virtual:words/LANGUAGE/PIECE`. */
export function gatheredWords(folder: string): Plugin {
  const files = (language: string, name: string): string[] => {
    const test = name === "first" ? FIRST : new RegExp(`^${name}\\.ftl$`);
    return filesIn(join(folder, language)).filter((file) => test.test(file));
  };
  const texts = (language: string, name: string): string[] =>
    files(language, name).map((file) => readFileSync(join(folder, language, file), "utf-8"));

  return {
    name: "boneyard-words",
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${MODULE}`) return contents(filesIn(folder).filter((name) => /^[a-z]{2}$/.test(name)));
      if (!id.startsWith(`\0${MODULE}/`)) return undefined;
      const [, language = "", name = ""] = id.split("/");
      for (const one of new Set([language, ENGLISH]))
        for (const file of files(one, name)) this.addWatchFile(join(folder, one, file));
      return `export default ${JSON.stringify(
        language === ENGLISH
          ? { own: piece(texts(language, name), []).own, english: "" }
          : piece(texts(language, name), texts(ENGLISH, name)),
      )}`;
    },
    /** A word that was edited while the client is served from its sources. */
    hotUpdate({ file, modules }) {
      if (!file.startsWith(folder)) return undefined;
      const graph = this.environment.moduleGraph;
      const own = [...graph.idToModuleMap.values()].filter((module) => module.id?.startsWith(`\0${MODULE}`));
      for (const module of own) graph.invalidateModule(module);
      this.environment.hot.send({ type: "full-reload" });
      return modules;
    },
  };
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}

function contents(languages: string[]): string {
  const pieces = languages.flatMap((language) =>
    ["first", ...ON_DEMAND].map((name) => `${language}/${name}`),
  );
  const rows = pieces.map((name) => `${JSON.stringify(name)}: () => import("${MODULE}/${name}")`);
  return `export default {\n${rows.join(",\n")}\n};`;
}
