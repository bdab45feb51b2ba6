/** Why something could not be done, as something to say. */
import { Problem, UNREACHABLE } from "../wire/problem";
import { Refused } from "../wire/asking";
import { t } from "../words/words.svelte";

/** `cure` is the one thing to do about it. */
export type Trouble = { text: string; cure: "again" | "matches" | null };

export function troubleOf(error: unknown): Trouble {
  if (error instanceof Refused) return { text: error.text || t("web-start-trouble-failed"), cure: null };
  if (!(error instanceof Problem)) throw error;
  if (error.reason === UNREACHABLE) return { text: t("web-start-trouble-unreachable"), cure: "again" };
  if (error.reason === "too-many-tables") return { text: error.text, cure: "matches" };
  const text = error.text || t("web-start-trouble-failed");
  const wait = error.retryAfter === null ? "" : waiting(error.retryAfter);
  return { text: `${text} ${wait}`.trim(), cure: error.status === 422 || wait !== "" ? null : "again" };
}

/** An hour and a second is an hour. */
const A_FEW = 5;

/** Nobody is told to wait for a second or two. */
function waiting(seconds: number): string {
  return seconds < 60 ? "" : t("web-start-trouble-wait", { minutes: Math.ceil((seconds - A_FEW) / 60) });
}
