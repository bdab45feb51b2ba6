/** When the server has a newer client, the page is loaded again: once, never in a circle. */
const MARK = "boneyard.reloaded";

/** Whether it is being done. */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(MARK) !== null) return false;
    sessionStorage.setItem(MARK, "yes");
  } catch {
    return false; // it could not be told from the second time
  }
  location.reload();
  return true;
}

/** It has brought us to the table, so it may be done again one day. */
export function reloadWasGood(): void {
  try {
    sessionStorage.removeItem(MARK);
  } catch {
    // nothing was marked
  }
}
