/** How a match stands after each of its rounds. */
import type { Result, View } from "$messages";

/** What a round brought everybody, and where that left them. Totals are points, or tokens where those decide. */
export type RoundScore = { round: number; scores: (number | null)[]; totals: number[] };

type Standing = Pick<View, "players" | "tokens_needed">;

export const SEATS = "ABCDEFGH";

/** A deal that was thrown away is no round. */
export function roundsOf(results: readonly Result[], view: Standing): RoundScore[] {
  let totals = Array.from({ length: view.players }, () => 0);
  return results
    .filter(({ reason }) => reason !== "redeal")
    .map(({ scores, winners }, at) => {
      totals = totals.map((total, seat) => {
        if (view.tokens_needed === null) return total + (scores[seat] ?? 0);
        return total + Number(winners.includes(SEATS.charAt(seat)));
      });
      return { round: at + 1, scores, totals };
    });
}

/** Who is where: by tokens the most first, by points the fewest. Equals share a place. */
export function places(
  view: Pick<View, "totals" | "tokens" | "tokens_needed">,
): { at: number; place: number }[] {
  const byTokens = view.tokens_needed !== null;
  const worth = view.totals.map((total, at) => (byTokens ? -(view.tokens[at] ?? 0) : total));
  return worth
    .map((value, at) => ({ at, place: 1 + worth.filter((other) => other < value).length }))
    .toSorted((one, other) => one.place - other.place || one.at - other.at);
}
