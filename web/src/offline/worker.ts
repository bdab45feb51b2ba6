/** The service worker: the client opens without a network, and a page that is open never loses its own files.
 *
 *  A new version waits until the pages of the old one are closed. Meanwhile whoever starts anew, and is online, gets the
 *  new page from the server, since pages are asked for there first. */
import { cacheName, isOld, wayOf, withWords } from "./shell";

/** Only what is used here: TypeScript has no types for pages and workers at the same time. */
type Worker = {
  /** Put in by the build: what is kept from the start, the hash of it all, and the words of a table by language. */
  SHELL: { version: string; files: string[]; words: Record<string, string[]> };
  location: Location;
  clients: { claim: () => Promise<void> };
  addEventListener: (
    kind: "install" | "activate" | "fetch" | "message",
    heed: (event: WorkerEvent) => void,
  ) => void;
};
type WorkerEvent = {
  request: Request;
  data: unknown;
  waitUntil: (work: Promise<unknown>) => void;
  respondWith: (answer: Promise<Response>) => void;
};

const worker = self as unknown as Worker;
const { version, files, words } = worker.SHELL;
const PAGE = "/";
/** A network that says nothing for so long is as good as none. */
const PATIENCE = 4000;
/** The files are the same in every language and for every asker, whatever the headers say. */
const ALIKE = { ignoreVary: true };

worker.addEventListener("install", (event) => event.waitUntil(keep(files)));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
/** The page names what it had loaded before we were there. */
worker.addEventListener("message", (event) => {
  const { data } = event;
  const ours = (Array.isArray(data) ? data : []).filter((file) => isAsset(file));
  event.waitUntil(keep(withWords(ours, words)).catch(() => undefined));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const asked = { method: request.method, mode: request.mode, address: request.url };
  const way = wayOf(asked, worker.location.origin);
  if (way === "shell") event.respondWith(page(request));
  else if (way === "asset") event.respondWith(keptFirst(request));
  else if (way === "file") event.respondWith(fetch(request).catch(() => keptOr(request, Response.error())));
});

async function keep(wanted: string[]): Promise<void> {
  const cache = await caches.open(cacheName(version));
  const known = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  await cache.addAll(wanted.filter((file) => !known.has(file)));
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => isOld(name, version));
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** All pages of the client are the same file; the address says what it shows. */
async function page(request: Request): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE);
  try {
    return await fetch(request, { signal: late.signal });
  } catch {
    return await keptOr(PAGE, Response.error());
  } finally {
    clearTimeout(timer);
  }
}

/** What has its hash in its name never changes. */
async function keptFirst(request: Request): Promise<Response> {
  const known = await caches.match(request, ALIKE);
  if (known !== undefined) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(cacheName(version));
    await cache.put(request, answer.clone()).catch(() => undefined); // the disk is full: it works without
  }
  return answer;
}

async function keptOr(wanted: RequestInfo, otherwise: Response): Promise<Response> {
  const cache = await caches.open(cacheName(version));
  return (await cache.match(wanted, ALIKE)) ?? otherwise;
}

function isAsset(file: unknown): file is string {
  const { origin } = worker.location;
  return (
    typeof file === "string" &&
    wayOf({ method: "GET", mode: "no-cors", address: origin + file }, origin) === "asset"
  );
}
