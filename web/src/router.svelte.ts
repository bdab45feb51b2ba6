/** Which page is shown: the path of the address, kept in step with the browser's own history. */

export type Place =
  | { page: "start" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string | null }
  | { page: "matches" }
  | { page: "not-found" };

const ID = "([A-Za-z0-9_-]{1,64})";

/** What a path shows. */
export function placeAt(path: string): Place {
  const plain = path.replace(/(?<=.)\/$/, "");
  const table = new RegExp(`^/t/${ID}$`).exec(plain)?.[1];
  if (table !== undefined) return { page: "table", table };
  const replay = new RegExp(`^/replay(?:/${ID})?$`).exec(plain);
  if (replay !== null) return { page: "replay", table: replay[1] ?? null };
  if (plain === "/matches") return { page: "matches" };
  return { page: plain === "/" ? "start" : "not-found" };
}

/** The path that shows it; what is not found has none of its own. */
export function pathTo(place: Place): string {
  switch (place.page) {
    case "table":
      return `/t/${place.table}`;
    case "replay":
      return place.table === null ? "/replay" : `/replay/${place.table}`;
    case "matches":
      return "/matches";
    default:
      return "/";
  }
}

class Router {
  #place = $state.raw<Place>(placeAt(typeof location === "undefined" ? "/" : location.pathname));

  get place(): Place {
    return this.#place;
  }

  /** As if a link had been followed: the back button returns. */
  go(place: Place): void {
    history.pushState(null, "", pathTo(place));
    this.#show();
    scrollTo(0, 0);
  }

  /** In place of what is shown: the back button leads to what was before it. */
  replace(place: Place): void {
    history.replaceState(null, "", pathTo(place));
    this.#show();
  }

  /** Heeds the back button and the links of the page. Returns what ends it. */
  listen(): () => void {
    const shown = (): void => this.#show();
    const clicked = (event: MouseEvent): void => this.#follow(event);
    addEventListener("popstate", shown);
    document.addEventListener("click", clicked);
    return () => {
      removeEventListener("popstate", shown);
      document.removeEventListener("click", clicked);
    };
  }

  #show(): void {
    this.#place = placeAt(location.pathname);
  }

  /** A plain click on a link to one of our own pages loads nothing anew. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link === null || link.target !== "" || link.hasAttribute("download")) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || to.hash !== "") return;
    const place = placeAt(to.pathname);
    if (place.page === "not-found") return; // the server may know it: /openapi.json
    event.preventDefault();
    this.go(place);
  }
}

export const router = new Router();
