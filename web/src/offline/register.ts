/** Has the browser keep the shell of the client, so that it opens without a network and can be installed. */

/** Nothing is kept while the client is served from its sources. */
export async function keepShell(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(loaded(performance.getEntriesByType("resource").map((entry) => entry.name)));
  } catch {
    // Private windows and some settings forbid it: the client works as well, only not without a network.
  }
}

/** Our own files among what the page has loaded, as paths. */
export function loaded(addresses: readonly string[], origin: string = location.origin): string[] {
  return addresses
    .map((address) => new URL(address))
    .filter((to) => to.origin === origin && to.pathname.startsWith("/assets/"))
    .map((to) => to.pathname);
}
