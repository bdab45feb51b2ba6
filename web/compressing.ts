/** After the build: beside each file that shrinks, the same as .gz and .br, so that no server compresses anything. */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import type { Plugin } from "vite";

const SHRINKING = /\.(css|html|js|json|svg|webmanifest)$/;

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "boneyard-compressed",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    writeBundle: () => {
      for (const file of filesUnder(folder)) if (SHRINKING.test(file)) compress(file);
    },
  };
}

function compress(file: string): void {
  const content = readFileSync(file);
  const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const zipped = gzipSync(content, { level: 9 });
  if (brotli.length < content.length) writeFileSync(`${file}.br`, brotli);
  if (zipped.length < content.length) writeFileSync(`${file}.gz`, zipped);
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesUnder(path) : [path]));
}
