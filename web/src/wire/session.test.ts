import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { AnyMessage, Terms, Told, View } from "$messages";

import { choose } from "../words/words.svelte";
import {
  aboutTable,
  deleteTable,
  makeTable,
  ownMatches,
  Problem,
  publicTables,
  record,
  sheet,
  sheets,
} from "./api";
import { promised } from "./commitments";
import { request } from "./request";
import { Served, until } from "./served";
import { Refused, Session } from "./session.svelte";
import { currentToken, deviceCode, forgetToken, redeem, revoke, token } from "./visitor";

const PATIENCE = 120_000;
const served = new Served();
const sessions: Session[] = [];

beforeAll(() => served.start("--bot-pace=0", "--show-seconds=0", "--nonce-seconds=20"), PATIENCE);
afterAll(() => served.stop());
afterEach(() => {
  for (const session of sessions.splice(0)) session.leave();
});

function sessionAt(table: string): Session {
  const session = new Session(table);
  sessions.push(session);
  return session;
}

let keys = 0;

async function newTable(terms: Terms, name = "Ann"): Promise<string> {
  return await makeTable({ terms: { pace: 0, ...terms }, name }, `key-${Math.random()}-${keys++}`);
}

/** A table at which we sit with bots, and the match has begun. */
async function started(terms: Terms): Promise<Session> {
  const session = sessionAt(await newTable(terms));
  await session.ask({ type: "start" });
  await until(() => session.views["A"] !== undefined);
  return session;
}

function firstOf(session: Session): string {
  return (session.views["A"] as View).legal[0] as string;
}

async function playOne(session: Session): Promise<void> {
  const { number } = session.views["A"] as View;
  await session.ask({ type: "play", seat: "A", number, action: firstOf(session) });
}

const isOurTurn = (session: Session): boolean =>
  session.status === "open" && (session.views["A"]?.legal.length ?? 0) > 0 && !session.about?.showing;
const isOver = (session: Session): boolean => session.about?.state === "over";

/** A new connection sees the same as one that was told step by step. */
async function expectSameAsFresh(session: Session): Promise<void> {
  const fresh = sessionAt(session.table);
  await until(() => fresh.status === "open" && fresh.number === session.number);
  expect(session.views).toEqual(fresh.views);
  expect({ ...session.about, clock: null }).toEqual({ ...fresh.about, clock: null });
  fresh.leave();
}

/** Plays to the end, looking from time to time; readiness for the next round is said too. */
async function playToTheEnd(session: Session, everyMoves: number): Promise<void> {
  for (let moves = 1; !isOver(session); moves++) {
    await until(() => isOurTurn(session) || isOver(session));
    if (isOver(session)) break;
    if (moves % everyMoves === 0) await expectSameAsFresh(session);
    await playOne(session);
  }
}

test.each<Terms>([
  {
    sheet: "mexican-train-classic",
    players: 3,
    bots: { B: "caboose", C: "caboose" },
    options: { rounds: "2" },
  },
  { sheet: "chickenfoot", players: 2, bots: { B: "caboose" }, options: { rounds: "1" } },
  { sheet: "engine-191", players: 2, bots: { B: "caboose" }, options: { tokens: "1" } },
])(
  "what was told step by step is what a fresh connection sees: $sheet",
  async (terms) => {
    const session = await started(terms);
    await playToTheEnd(session, 6);
    await expectSameAsFresh(session);
    expect(session.views["A"]?.winners).not.toEqual([]);
  },
  PATIENCE,
);

test("a spectator is shown no hand", async () => {
  const session = await started({ sheet: "chickenfoot", players: 2, bots: { B: "caboose" } });
  const own = currentToken() as string;
  forgetToken(own);
  const spectator = sessionAt(session.table);
  await until(() => spectator.status === "open");
  expect(Object.keys(spectator.views)).toEqual([""]);
  expect(spectator.yours).toEqual([]);
  expect(spectator.views[""]?.hands).toEqual({});
});

test("each thing that happens is told once, with what was known before and after it", async () => {
  const session = sessionAt(await newTable({ sheet: "chickenfoot", players: 2, bots: { B: "caboose" } }));
  await until(() => session.status === "open");
  const heard: { told: Told; before: View | undefined; after: View | undefined }[] = [];
  const stop = session.onTold((told, before, after) =>
    heard.push({ told, before: before.views["A"], after: after.views["A"] }),
  );
  await session.ask({ type: "start" });
  await until(() => isOurTurn(session));
  await playOne(session);
  stop();
  const count = heard.length;
  const numbers = heard.map(({ told }) => told.number);
  expect(numbers).toEqual(numbers.map((_, place) => (numbers[0] as number) + place));
  expect(heard.at(-1)?.before?.history.length).toBeLessThan(heard.at(-1)?.after?.history.length as number);
  await until(() => isOurTurn(session) || isOver(session));
  expect(heard.length).toBe(count);
});

test(
  "a connection that is cut in the middle of a turn comes back, and nothing is missing",
  async () => {
    const session = await started({
      sheet: "mexican-train-classic",
      players: 2,
      bots: { B: "caboose" },
      options: { rounds: "2" },
    });
    for (let cuts = 0; cuts < 5; cuts++) {
      await until(() => isOurTurn(session) || isOver(session));
      const number = session.number;
      const played = playOne(session);
      served.slam();
      await played;
      expect(session.number).toBeGreaterThan(number);
      await until(() => isOurTurn(session) || isOver(session));
      await expectSameAsFresh(session);
    }
  },
  PATIENCE,
);

test(
  "while the server cannot be reached the session waits, and what is asked is asked later",
  async () => {
    const session = await started({ sheet: "chickenfoot", players: 2, bots: { B: "caboose" } });
    await until(() => isOurTurn(session));
    served.lock();
    await until(() => session.status === "waiting");
    expect(session.retryAt).toBeGreaterThan(Date.now() - 1000);
    const before = session.views["A"];
    const played = playOne(session);
    served.unlock();
    await played;
    expect(session.status).toBe("open");
    expect(session.views["A"]).not.toBe(before);
    await expectSameAsFresh(session);
  },
  PATIENCE,
);

test("a refusal says why, and which clause is behind it", async () => {
  const session = await started({ sheet: "mexican-train-classic", players: 2, bots: { B: "caboose" } });
  await until(() => isOurTurn(session));
  const view = session.views["A"] as View;
  const asked = session.ask({ type: "play", seat: "A", number: view.number, action: "12-12@A" });
  const refused = (await asked.catch((error: unknown) => error)) as Refused;
  expect(refused).toBeInstanceOf(Refused);
  expect(refused.clause).toBe("A21");
  expect(refused.text).toContain("12-12");
  expect(session.views["A"]).toBe(view);
});

test("what was asked on a table that has changed is refused", async () => {
  const session = await started({ sheet: "chickenfoot", players: 2, bots: { B: "caboose" } });
  await until(() => isOurTurn(session));
  const view = session.views["A"] as View;
  await playOne(session);
  const again = session.ask({
    type: "play",
    seat: "A",
    number: view.number,
    action: view.legal[0] as string,
  });
  await expect(again).rejects.toMatchObject({ reason: "stale" });
});

test("our share of the chance is given, and remembered with the commitment", async () => {
  const session = await started({ sheet: "chickenfoot", players: 2, bots: { B: "caboose" } });
  const own = session.about?.seats.find(({ seat }) => seat === "A")?.nonce;
  expect(own).toMatch(/^[0-9a-f]{32}$/);
  expect(promised(session.table)).toEqual({ commitment: session.about?.commitment, nonces: { A: own } });
});

test("two seats of one device each have a view", async () => {
  const session = sessionAt(await newTable({ sheet: "chickenfoot", players: 2 }));
  await session.ask({ type: "sit", seat: "B", name: "Ben" });
  await until(() => session.yours.length === 2);
  await session.ask({ type: "start" });
  await until(() => session.views["B"] !== undefined);
  expect(Object.keys(session.views)).toEqual(["A", "B"]);
  expect(session.views["A"]?.hands["A"]).toBeDefined();
  expect(session.views["A"]?.hands["B"]).toBeUndefined();
});

test("what somebody says is heard", async () => {
  const session = await started({ sheet: "chickenfoot", players: 2, bots: { B: "caboose" } });
  const heard: string[] = [];
  session.onSaid(({ phrase }) => heard.push(phrase));
  await session.ask({ type: "say", seat: "A", phrase: "good-luck" });
  expect(heard).toEqual(["good-luck"]);
});

test("a table that does not exist is gone, and is not asked for again", async () => {
  const session = sessionAt("nowhere");
  const asked = session.ask({ type: "start" }).catch((error: unknown) => error);
  await until(() => session.status === "gone");
  expect(session.reason).toBe("no-table");
  expect(session.text).not.toBe("");
  expect(await asked).toMatchObject({ reason: "no-table" });
});

test("a token that the server no longer knows is replaced", async () => {
  const own = await token();
  await revoke();
  expect(currentToken()).toBeNull();
  const other = await token();
  expect(other).not.toBe(own);
});

test("two who need a token at the same time get the same", async () => {
  forgetToken(currentToken() ?? "");
  const [one, other] = await Promise.all([token(), token()]);
  expect(one).toBe(other);
});

test("another device becomes the same visitor by a code", async () => {
  const table = await newTable({ sheet: "chickenfoot", players: 2 });
  const { code } = await deviceCode();
  forgetToken(currentToken() ?? "");
  expect((await ownMatches()).matches).toEqual([]);
  await redeem(code);
  expect((await ownMatches()).matches.map((one) => one.table)).toContain(table);
});

test("the pages about sheets and tables can be read", async () => {
  const all = await sheets();
  expect(all.sheets.map(({ id }) => id)).toContain("engine-191");
  expect(all.bots).toContain("caboose");
  expect((await sheet("engine-191")).switches.length).toBeGreaterThan(0);
  const table = await newTable({ sheet: "engine-191", players: 2, public: true });
  expect((await aboutTable(table)).terms.sheet).toBe("engine-191");
  expect((await publicTables()).tables.map((one) => one.table)).toContain(table);
});

test("a problem has its reason and its words", async () => {
  const problem = await record(await newTable({ sheet: "engine-191", players: 2 })).catch(
    (error: unknown) => error,
  );
  expect(problem).toBeInstanceOf(Problem);
  expect(problem).toMatchObject({ status: 409, reason: "not-over", text: "The match is not over yet." });
});

test("a server that cannot be reached is a problem too", async () => {
  served.lock();
  await expect(sheets()).rejects.toMatchObject({ status: 0, reason: "unreachable" });
  served.unlock();
});

test("the same table comes of asking twice", async () => {
  const terms = { sheet: "chickenfoot", players: 2 };
  expect(await makeTable({ terms }, "same key")).toBe(await makeTable({ terms }, "same key"));
});

test("somebody whose token is refused at a table comes back as somebody new", async () => {
  const table = await newTable({ sheet: "chickenfoot", players: 2 });
  const own = currentToken() as string;
  await request("/v1/token", { method: "DELETE", token: own });
  const session = sessionAt(table);
  await until(() => session.status === "open");
  expect(session.yours).toEqual([]);
  expect(currentToken()).not.toBe(own);
});

test("a table that its host deletes is gone", async () => {
  const session = await started({ sheet: "chickenfoot", players: 2, bots: { B: "caboose" } });
  await deleteTable(session.table);
  await until(() => session.status === "gone");
  expect(session.reason).toBe("deleted");
  await expect(session.ask({ type: "pause" })).rejects.toMatchObject({ reason: "gone" });
});

test("a refusal is in the language that is read, also after that was changed", async () => {
  const session = await started({ sheet: "chickenfoot", players: 2, bots: { B: "caboose" } });
  const asked = async (): Promise<string> => {
    const refused = await session.ask({ type: "resume" }).catch((error: unknown) => error);
    return (refused as Refused).text;
  };
  const english = await asked();
  expect(english).toBe("The match is not paused.");
  await choose("de");
  expect(await asked()).not.toBe(english);
  await choose("en");
  expect(await asked()).toBe(english);
});

test("a message that got lost is asked for, and nothing is told twice", async () => {
  const session = await started({ sheet: "chickenfoot", players: 2, bots: { B: "caboose" } });
  await until(() => isOurTurn(session));
  while (!firstOf(session).includes("@")) {
    await playOne(session); // a drawn tile that fits would leave the turn with us, and nothing more to be told
    await until(() => isOurTurn(session));
  }
  const hear = session.heard.bind(session);
  const lost: AnyMessage[] = [];
  session.heard = (message) => {
    if (message.type === "told" && lost.length === 0) lost.push(message);
    else hear(message);
  };
  const numbers: number[] = [];
  session.onTold((told) => numbers.push(told.number));
  const first = session.number + 1;
  const played = playOne(session); // its answer is what gets lost
  await until(() => isOurTurn(session) && session.number > first);
  await played;
  expect(lost).toHaveLength(1);
  expect(numbers).toEqual(numbers.map((_, place) => first + place));
  await expectSameAsFresh(session);
});

test(
  "a line that has died while nobody looked is found out, and replaced",
  async () => {
    const session = await started({ sheet: "chickenfoot", players: 2, bots: { B: "caboose" } });
    await until(() => isOurTurn(session));
    session.woken();
    await until(() => session.status === "open");
    served.freeze();
    const played = playOne(session);
    session.woken();
    await played;
    expect(session.status).toBe("open");
    await expectSameAsFresh(session);
  },
  PATIENCE,
);

test(
  "what is asked about one's own tiles is answered",
  async () => {
    const session = await started({
      sheet: "mexican-train-classic",
      players: 2,
      bots: { B: "caboose" },
      hints: true,
    });
    await until(() => isOurTurn(session));
    const plan = await session.ask({ type: "plan", seat: "A" });
    const hand = session.views["A"]?.hands["A"] ?? [];
    if (plan.type !== "planned") throw new Error(plan.type);
    expect(plan.train.length + plan.spare.length).toBe(hand.length);
    expect(await session.ask({ type: "advise", seat: "A" })).toMatchObject({ type: "hinted", seat: "A" });
  },
  PATIENCE,
);
