import type { About, SeatInfo } from "$messages";

/** What people at the table are called, by seat. `level` gives the name of a level of bots. */
export function seatNames(
  about: Pick<About, "seats">,
  level: (bot: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    about.seats.map(({ seat, name = "", bot = "" }) => [seat, called(name, bot, level) || seat]),
  );
}

/** The name, and the number at its end that tells it from others. Where room is short, the number stays. */
export function numbered(name: string): [name: string, number: string] {
  const [, stem = name, number = ""] = /^(.*\S)(\s+\d{1,2})$/.exec(name) ?? [];
  return [stem, number];
}

/** A bot plays in somebody's place, under their name. */
export function standsIn({ name = "", bot = "" }: SeatInfo): boolean {
  return bot !== "" && !isLevel(name, bot);
}

/** A bot that goes by the name of its level is called so in the reader's language; "Brakeman 2" stays a second. */
export function called(name: string, bot: string, level: (bot: string) => string): string {
  return bot !== "" && isLevel(name, bot) ? level(bot) + name.slice(bot.length) : name;
}

function isLevel(name: string, bot: string): boolean {
  return name.toLowerCase().startsWith(bot.toLowerCase());
}
