import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { compressed } from "./compressing.ts";
import { offlineWorker } from "./src/offline/gathering.ts";
import { gatheredWords } from "./src/words/gathering.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A piece of the words is named after its language too. */
const nameOf = (module: string | null): string =>
  module?.startsWith("\0virtual:words/") ? module.split("/").slice(1).join("-") : "[name]";

/** Few files rather than many small ones: all that the start page needs in one, and in another what the pages with a
 *  table have in common. */
const GROUPS = [
  { name: "base", test: /\/src\/(main\.ts|App\.svelte|pages\/Start\.svelte)$/, priority: 2 },
  { name: "table", test: /\/src\/(hand|layout|parts|play|table)\//, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  plugins: [
    gatheredWords(here("../src/boneyard/locales")),
    svelte(),
    offlineWorker(here("src/offline/worker.ts")),
    compressed(),
  ],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // Scripts and fonts are files of their own: the policy of the page allows nothing else.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => `assets/${nameOf(facadeModuleId)}-[hash].js`,
        codeSplitting: { groups: GROUPS },
      },
    },
  },
  server: { proxy: { "/v1": { target: "http://127.0.0.1:8191", ws: true } } },
  test: {
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    setupFiles: ["src/words/english.ts"],
    // Some start a server, or Python, on a machine that has much else to do.
    testTimeout: 60_000,
  },
  // Components in tests are those of the browser, not those a server would render.
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
});
