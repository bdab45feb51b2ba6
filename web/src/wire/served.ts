/** For tests: a real server in a process of its own, reached through a door that can be slammed. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, connect, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { server } from "./server";

const ROOT = join(import.meta.dirname, "../../..");
const PYTHON = join(ROOT, ".venv/bin/python");
/** Tests are quicker than people. */
const NO_LIMITS = [
  ...["--requests-a-second=1000000", "--requests-at-once=1000000", "--visitors-an-hour=1000000"],
  ...["--messages-a-second=1000000", "--messages-at-once=1000000", "--tables-an-hour=1000000"],
];

export class Served {
  readonly #folder = mkdtempSync(join(tmpdir(), "boneyard-web-"));
  readonly #sockets = new Set<Socket>();
  #process: ChildProcess | undefined;
  #door: Server | undefined;
  #open = true;

  async start(...options: string[]): Promise<void> {
    const database = `sqlite:///${join(this.#folder, "server.db")}`;
    const all = ["-m", "boneyard_command", "serve", "--port", "0", "--workers", "1", "--database", database];
    this.#process = spawn(PYTHON, [...all, ...NO_LIMITS, ...options], {
      env: { ...process.env, PYTHONUTF8: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const port = await portSaid(this.#process);
    this.#door = createServer((visitor) => this.#lead(visitor, port));
    await new Promise<void>((resolve) => this.#door?.listen(0, "127.0.0.1", resolve));
    const address = this.#door.address();
    if (address === null || typeof address === "string") throw new Error("there is no door");
    server.origin = `http://127.0.0.1:${address.port}`;
  }

  /** Whoever is inside is cut off in the middle of a word. */
  slam(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Whoever is inside hears nothing any more and is not heard, but does not notice: as after a sleep. */
  freeze(): void {
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  /** Nobody comes in until it is opened again. */
  lock(): void {
    this.#open = false;
    this.slam();
  }

  unlock(): void {
    this.#open = true;
  }

  async stop(): Promise<void> {
    this.lock();
    this.#door?.close();
    await ended(this.#process);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #lead(visitor: Socket, port: number): void {
    if (!this.#open) return void visitor.destroy();
    const inside = connect(port, "127.0.0.1");
    for (const socket of [visitor, inside]) {
      this.#sockets.add(socket);
      socket.on("error", () => undefined); // the other side is told by "close"
      socket.on("close", () => {
        this.#sockets.delete(socket);
        visitor.destroy();
        inside.destroy();
      });
    }
    visitor.pipe(inside);
    inside.pipe(visitor);
  }
}

async function ended(process: ChildProcess | undefined): Promise<void> {
  if (process === undefined || process.exitCode !== null || process.signalCode !== null) return;
  const exit = new Promise((resolve) => process.once("exit", resolve));
  process.kill("SIGKILL");
  await exit;
}

async function portSaid(process: ChildProcess): Promise<number> {
  let said = "";
  return await new Promise((resolve, reject) => {
    process.stdout?.on("data", (data: Buffer) => {
      said += data.toString();
      const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(said);
      if (found?.[1] !== undefined) resolve(Number(found[1]));
    });
    process.stderr?.on("data", (data: Buffer) => (said += data.toString()));
    process.once("exit", () => reject(new Error(said)));
  });
}

/** Waits until it is true. */
export async function until(is: () => boolean, seconds = 30): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!is()) {
    if (performance.now() > end) throw new Error(`still not so after ${seconds} s: ${is.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
