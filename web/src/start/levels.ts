/** What the bots are called. Their names come with the words of the game, which are loaded after the page. */
import { has, t } from "../words/words.svelte";

/** A server may have bots of its own; they are called what its operator calls them. */
export function levelName(bot: string): string {
  const id = `level-${bot}`;
  return has(id) ? t(id) : bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** How it plays; nothing is known of a server's own. */
export function levelAbout(bot: string): string {
  const id = `level-${bot}-about`;
  return has(id) ? t(id) : "";
}

/** “Fireman · level 4”, where it has a level. */
export function levelLabel(bot: string, bots: readonly string[]): string {
  const level = bots.indexOf(bot) + 1;
  const isLevel = has(`level-${bot}`);
  return isLevel && level > 0 ? t("web-start-bot", { name: levelName(bot), level }) : levelName(bot);
}
