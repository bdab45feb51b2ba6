import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

import { VERBS } from "./choice";

const LOCALES = fileURLToPath(new URL("../../../src/boneyard/locales", import.meta.url));
const MOST = 16;
const OTHERS = ["play", "show", "give", "choose-end", "choose-line", "choose-tile", "fits", "wait"];
const LONGEST_TILE = "12-11";

const files = readdirSync(LOCALES)
  .map((language) => [language, `${LOCALES}/${language}/web-play.ftl`] as const)
  .filter(([, file]) => existsSync(file));

it.each(files)("fits the main button in %s", (language, file) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(file, "utf-8")));
  for (const says of [...VERBS, ...OTHERS]) {
    const pattern = bundle.getMessage(`web-play-do-${says}`)?.value;
    expect(pattern, says).toBeTruthy();
    expect(bundle.formatPattern(pattern!, { tile: LONGEST_TILE }).length, says).toBeLessThanOrEqual(MOST);
  }
});
