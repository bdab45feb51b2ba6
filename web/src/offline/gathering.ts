/** Runs while the client is built: makes sw.js out of worker.ts, with the list of what it keeps. */
import { createHash } from "node:crypto";

import type { Plugin, Rolldown } from "vite";

type Made = Rolldown.OutputAsset | Rolldown.OutputChunk;

/** Words are kept when somebody reads them: nobody reads six languages. */
const WORDS = /^assets\/[a-z]{2}-[a-z]+-[\w-]+\.js$/;
/** What the pages of a table and of a replay say, besides what every page does. */
const TABLE_WORDS = /^assets\/([a-z]{2})-(?:play|records)-[\w-]+\.js$/;
const BESIDE = ["/manifest.webmanifest", "/icon.svg"];
const WORKER = "sw.js";

/** The paths to keep, the page itself as "/". */
export function shellFiles(names: readonly string[]): string[] {
  const assets = names.filter((name) => name.startsWith("assets/") && !WORDS.test(name)).toSorted();
  return ["/", ...assets.map((name) => `/${name}`), ...BESIDE];
}

/** The paths of the words that a table needs, by language. */
export function tableWords(names: readonly string[]): Record<string, string[]> {
  const words: Record<string, string[]> = {};
  for (const name of names.toSorted()) {
    const language = TABLE_WORDS.exec(name)?.[1];
    if (language !== undefined) (words[language] ??= []).push(`/${name}`);
  }
  return words;
}

export function offlineWorker(entry: string): Plugin {
  return {
    name: "boneyard-offline",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: entry, fileName: WORKER });
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk" || worker.imports.length > 0)
          throw new Error(`${WORKER} must stand alone`);
        const names = Object.keys(bundle);
        const shell = { version: versionOf(bundle), files: shellFiles(names), words: tableWords(names) };
        worker.code = `self.SHELL = ${JSON.stringify(shell)};\n${worker.code}`;
      },
    },
  };
}

/** The hashes are in the names; only the page and the worker have none. */
function versionOf(bundle: Record<string, Made>): string {
  const hash = createHash("sha256");
  for (const name of Object.keys(bundle).toSorted()) hash.update(name);
  for (const name of ["index.html", WORKER]) hash.update(contents(bundle[name]));
  return hash.digest("hex").slice(0, 16);
}

function contents(made: Made | undefined): string | Uint8Array {
  if (made === undefined) return "";
  return made.type === "chunk" ? made.code : made.source;
}
