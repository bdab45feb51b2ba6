/** House rules: where a table's answers are not the leaflet's. */
import { answerTo } from "../play/grounds";
import type { SheetPage, Switch, SwitchAnswer } from "../wire/shapes";

export type Options = Readonly<Record<string, string>>;

/** An answer that is not the leaflet's own. */
export type Difference = { question: string; name: string; answer: SwitchAnswer };

/** The leaflet's own answer, which another answer may have changed: a double chickenfoot is filled first. */
export function ownAnswer(page: Pick<SheetPage, "id">, asked: Switch, options: Options): string {
  const { [asked.name]: _, ...others } = options;
  const inForce = answerTo({ sheet: page.id, options: others }, asked.name.replaceAll("_", "-"));
  const known = asked.answers.find((answer) => answer.name === inForce) ?? asked.answers[0];
  return known?.name ?? "";
}

/** The answer by which is played. */
export function answerIn(page: Pick<SheetPage, "id">, asked: Switch, options: Options): string {
  return options[asked.name] ?? ownAnswer(page, asked, options);
}

/** The options with this answer chosen. What the leaflet says anyway is not among them. */
export function choosing(
  page: Pick<SheetPage, "id" | "switches">,
  options: Options,
  name: string,
  answer: string,
): Record<string, string> {
  const chosen = { ...options, [name]: answer };
  const said = page.switches.filter((asked) => chosen[asked.name] === ownAnswer(page, asked, chosen));
  for (const asked of said) delete chosen[asked.name];
  return chosen;
}

/** In the order in which the sheet asks. */
export function differences(page: Pick<SheetPage, "id" | "switches">, options: Options): Difference[] {
  return page.switches.flatMap((asked) => {
    const answer = asked.answers.find(({ name }) => name === options[asked.name]);
    if (answer === undefined || answer.name === ownAnswer(page, asked, options)) return [];
    return [{ question: asked.question, name: asked.name, answer }];
  });
}

/** The questions that two sets of house rules answer differently. */
export function changed(
  page: Pick<SheetPage, "id" | "switches">,
  before: Options,
  now: Options,
): Difference[] {
  return page.switches.flatMap((asked) => {
    const name = answerIn(page, asked, now);
    const answer = asked.answers.find((one) => one.name === name);
    if (answer === undefined || name === answerIn(page, asked, before)) return [];
    return [{ question: asked.question, name: asked.name, answer }];
  });
}

/** A question, and what each sheet answers; null where it does not ask. */
export type Row = { question: string; cells: (SwitchAnswer | null)[] };

/** What a sheet answers to a question for which it has no switch; null if it is not known. */
export type Printed = (sheet: string, question: string) => SwitchAnswer | null;

/** The questions on which the sheets differ. */
export function sideBySide(pages: readonly SheetPage[], printed: Printed): Row[] {
  const names = new Map(
    pages.flatMap(({ switches }) => switches.map(({ question, name }) => [question, name])),
  );
  const rows = [...names].map(([question, name]) => ({
    question,
    cells: pages.map(({ id, switches }) => {
      const asked = switches.find((one) => one.question === question);
      return asked?.answers[0] ?? printed(id, name.replaceAll("_", "-"));
    }),
  }));
  return rows.filter(({ cells }) => new Set(cells.flatMap((cell) => cell?.text ?? [])).size > 1);
}
