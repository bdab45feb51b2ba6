/** Commands that wait for their answers. */
import type { AnyCommand, AnyMessage, Done, Hello, Hinted, Planned, Refusal, Said, Told } from "$messages";

type WithoutId<T> = T extends { id: string } ? Omit<T, "id"> : never;

/** A command; its id is given when it is sent. */
export type Command = WithoutId<Exclude<AnyCommand, Hello>>;
export type Answer = Told | Done | Said | Hinted | Planned;

/** Nothing has changed. `reason` is for programs, `text` for people; the clause is the rule behind it. */
export class Refused extends Error {
  override name = "Refused";

  constructor(
    readonly reason: string,
    readonly text: string,
    readonly clause = "",
    readonly house_rule = "",
  ) {
    super(`${reason}: ${text}`);
  }
}

type Waiting = { command: AnyCommand; resolve: (answer: Answer) => void; reject: (why: Refused) => void };

/** What has been asked and not yet answered, in order. */
export class Questions {
  // Not those of another visit: the server remembers the ids of a visitor.
  #prefix = [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join("");
  #count = 0;
  #waiting = new Map<string, Waiting>();

  /** The command with its id, and the promise of an answer. */
  add(command: Command): { command: AnyCommand; answer: Promise<Answer> } {
    const id = `${this.#prefix}-${++this.#count}`;
    const whole = { ...command, id } as AnyCommand;
    const answer = new Promise<Answer>((resolve, reject) => {
      this.#waiting.set(id, { command: whole, resolve, reject });
    });
    return { command: whole, answer };
  }

  unanswered(): AnyCommand[] {
    return [...this.#waiting.values()].map(({ command }) => command);
  }

  /** If the message answers one of ours, whoever asked is told. */
  settle(message: AnyMessage): void {
    if (!("id" in message) || message.id === undefined) return;
    const waiting = this.#waiting.get(message.id);
    if (waiting === undefined) return;
    this.#waiting.delete(message.id);
    if (message.type === "refused") waiting.reject(refusedBy(message));
    else waiting.resolve(message as Answer);
  }

  /** There will be no answers any more. */
  refuseAll(reason: string, text: string): void {
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of all) reject(new Refused(reason, text));
  }
}

function refusedBy({ reason, text, clause, house_rule }: Refusal): Refused {
  return new Refused(reason, text, clause, house_rule);
}
