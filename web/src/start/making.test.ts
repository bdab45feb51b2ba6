import { createServer, type Server } from "node:http";

import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { aboutTable, ownMatches } from "../wire/api";
import { UNREACHABLE } from "../wire/problem";
import { Served } from "../wire/served";
import { server } from "../wire/server";
import { BOXES } from "./boxes";
import { Evening } from "./evening.svelte";
import { make, takeErrand } from "./making";
import { lastRules, madeHere } from "./remembering";
import { withFriends, type Plan } from "./terms";

const served = new Served();
const doors: Server[] = [];

beforeAll(() => served.start(), 120_000);
afterAll(() => served.stop());
afterEach(() => doors.splice(0).forEach((door) => door.close()));

const planFor = (sheet: string): Plan => {
  const evening = new Evening();
  evening.choose(sheet);
  return evening.plan([2, 4], "Guest");
};

/** A door to the server behind which the first table's answer is lost: it was made, but we do not hear of it. */
async function losingTheFirstAnswer(): Promise<void> {
  const behind = server.origin;
  let lost = false;
  const door = createServer(async (asked, answer) => {
    const body = Buffer.concat(await asked.toArray());
    const { host: _, ...headers } = asked.headers as Record<string, string>;
    const { method = "GET", url = "/" } = asked;
    const said = await fetch(behind + url, { method, headers, ...(body.length > 0 ? { body } : {}) });
    const text = await said.text();
    if (url === "/v1/tables" && !lost) {
      lost = true;
      answer.destroy();
    } else answer.writeHead(said.status, { "Content-Type": "application/json" }).end(text);
  });
  doors.push(door);
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
  server.origin = `http://127.0.0.1:${(door.address() as { port: number }).port}`;
}

test.each(BOXES.map(({ sheet }) => sheet))(
  "one tap on the box of %s is a table with three bots",
  async (sheet) => {
    const table = await make(planFor(sheet));

    const { seats, terms } = await aboutTable(table);
    expect(seats.map(({ name, bot }) => [name, bot ?? ""])).toEqual([
      ["Guest", ""],
      ["Brakeman", "brakeman"],
      ["Fireman", "fireman"],
      ["Engineer", "engineer"],
    ]);
    expect(terms.sheet).toBe(sheet);
    expect(takeErrand(table)).toEqual({ people: [], start: true });
  },
);

test("an errand is done once", async () => {
  const table = await make(planFor("chickenfoot"));

  expect(takeErrand(table)).not.toBeNull();
  expect(takeErrand(table)).toBeNull();
});

test("with friends invited nothing starts by itself, and their seats are free", async () => {
  const table = await make(withFriends(planFor("engine-191")));

  expect(takeErrand(table)).toEqual({ people: [], start: false });
  expect((await aboutTable(table)).seats.filter(({ name }) => !name)).toHaveLength(3);
});

test("the device remembers which tables it made, and by which rules", async () => {
  const table = await make({ ...planFor("chickenfoot"), options: { rounds: "2" } });

  expect(madeHere(table)).toBe(true);
  expect(lastRules("chickenfoot")).toEqual({ rounds: "2" });
});

test("a second try after a lost answer does not make a second table", async () => {
  const plan = { ...planFor("mexican-train-super"), name: "Twice" };
  const before = server.origin;
  await losingTheFirstAnswer();

  await expect(make(plan)).rejects.toMatchObject({ reason: UNREACHABLE });
  const table = await make(plan);
  server.origin = before;

  const ours = (await ownMatches()).matches.filter(({ names }) => names.includes("Twice"));
  expect(ours.map((match) => match.table)).toEqual([table]);
});
