/** Makes the table of a first game: the classic sheet, short, against one easy bot. */
import { make } from "../start/making";
import { keepLastRules, lastRules, ownName } from "../start/remembering";
import { beginLessons } from "./first_game.svelte";

const SHEET = "mexican-train-classic";
const BOT = "caboose";
/** The last engines of the set are played: a newcomer's first one is not to be a blank. */
const ROUNDS = "2";
/** Slow enough to see what the bot does. */
const PACE = 1.5;

/** Its id. Rejects with a Problem. */
export async function makeFirstGame(otherwiseCalled: string): Promise<string> {
  const before = lastRules(SHEET);
  const table = await make({
    sheet: SHEET,
    name: ownName() || otherwiseCalled,
    players: 2,
    others: [{ kind: "bot", bot: BOT }],
    options: { game: "fast", rounds: ROUNDS },
    manners: { clock: null, pace: PACE, hints: true, takeBacks: true, public: false },
  });
  // These rules were not the visitor's choice.
  if (before !== null) keepLastRules(SHEET, before);
  else keepLastRules(SHEET, {});
  beginLessons(table);
  return table;
}
