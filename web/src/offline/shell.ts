/** What the service worker does with a request: the shell of the client is kept, and nothing else ever is. */

/** `shell`: a page of the client, from the server if it answers in time; `asset`: a file whose name has its hash;
 *  `file`: one of the few files beside them; `leave`: none of our business. */
export type Way = "shell" | "asset" | "file" | "leave";

export type Asked = { method: string; mode: string; address: string };

const PAGES = /^\/(?:t\/[\w-]+|replay(?:\/[\w-]+)?|matches)?\/?$/;
const FILES = /^\/(?:icon[\w.-]*|manifest\.webmanifest)$/;

export function wayOf({ method, mode, address }: Asked, origin: string): Way {
  const to = new URL(address);
  if (method !== "GET" || to.origin !== origin) return "leave";
  if (mode === "navigate") return PAGES.test(to.pathname) ? "shell" : "leave";
  if (to.pathname.startsWith("/assets/")) return "asset";
  return FILES.test(to.pathname) ? "file" : "leave";
}

/** With the words of a language that is read go those that a table needs, so that it can be opened too. */
export function withWords(loaded: readonly string[], words: Readonly<Record<string, string[]>>): string[] {
  const languages = Object.keys(words).filter((language) =>
    loaded.some((file) => file.startsWith(`/assets/${language}-`)),
  );
  return [...new Set([...loaded, ...languages.flatMap((language) => words[language] ?? [])])];
}

/** Every version has a cache of its own, so that a page that is open finds its own files until it is closed. */
const CACHES = "boneyard-shell-";

export function cacheName(version: string): string {
  return CACHES + version;
}

export function isOld(cache: string, version: string): boolean {
  return cache.startsWith(CACHES) && cache !== cacheName(version);
}
