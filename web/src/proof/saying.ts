/** A proof in words. */
import { t } from "../words/words.svelte";
import type { Fault, Proof } from "./proof";

export function faultText({ what, ...values }: Fault): string {
  return t(`web-proof-fault-${what}`, values);
}

/** Each check that was true, in the order in which they were made. */
export function checksIn(proof: Proof): string[] {
  const { kind, commitment, seats, seed, shuffles, own, derived } = proof;
  const remembered = t(proof.remembered ? "web-proof-remembered" : "web-proof-not-remembered");
  const shares = [
    t(isAlone(proof) ? "verify-seed-alone" : "verify-seed", { seats: seats.join(", "), seed }),
    ...(own.length > 0 ? [t("web-proof-own", named(own))] : []),
    ...(derived.length > 0 ? [t("verify-derived", named(derived))] : []),
  ];
  return [
    `${t(`verify-promise-${kind}`, { commitment })} ${remembered}`,
    shares.join(" "),
    t("verify-deals", { deals: shuffles, written: shuffles }),
    t("web-proof-play"),
  ];
}

export function shownBy(proof: Proof): string[] {
  return [settled(proof), t(`verify-shown-${proof.kind}`)];
}

/** Only seats that gave a nonce of their own had a share in the chance. */
function settled(proof: Proof): string {
  if (isAlone(proof)) return t("verify-shown-alone");
  if (proof.derived.length === 0) return t("verify-shown-tiles");
  return t("verify-shown-shares", named(proof.seats.filter((seat) => !proof.derived.includes(seat))));
}

/** With no nonce but those that follow from the commitment, the seed follows from the secret alone. */
export function isAlone({ derived, seats }: Proof): boolean {
  return derived.length === seats.length;
}

function named(seats: readonly string[]): { seats: string; number: number } {
  return { seats: seats.join(", "), number: seats.length };
}

/** What no record can show, and what this one does not. */
export function notShownBy({ kind, over, remembered }: Proof): string[] {
  return [
    ...(remembered ? [] : ["verify-hidden-commitment"]),
    ...(kind === "table" ? [] : ["verify-hidden-choice"]),
    ...(over ? [] : ["verify-hidden-ending"]),
    "web-proof-hidden-rules",
    ...["actions", "people", "deals", "keeper"].map((what) => `verify-hidden-${what}`),
  ].map((message) => t(message));
}
