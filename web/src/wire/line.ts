/** The connection to a table: it says hello, and comes back by itself when it is lost. */
import type { AnyCommand, AnyMessage } from "$messages";

import { language } from "../words/words.svelte";
import { Problem } from "./problem";
import { socketAddress } from "./server";
import { forgetToken, token } from "./visitor";

const VERSION = 1;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 20_000;
/** For a welcome to come, and for a sign of life after a sleep. */
const PATIENCE = 15_000;
const SIGN_OF_LIFE = 5_000;

/** Whoever listens. */
export type Ears = {
  heard(message: AnyMessage): void;
  /** It will try again at this time (as Date.now counts). */
  lost(retryAt: number): void;
  /** The page is looked at again, or the network is back, and the line seems to be open. */
  woken(): void;
};

export class Line {
  /** The language in which the server answers on this line. */
  language = "";

  #socket: WebSocket | null = null;
  #token = "";
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: "opening" | "open" | "waiting" | "ended" = "waiting";

  constructor(
    readonly table: string,
    readonly ears: Ears,
  ) {
    if (typeof window !== "undefined") {
      window.addEventListener("online", this.#wake);
      document.addEventListener("visibilitychange", this.#wake);
    }
    void this.#open();
  }

  say(command: AnyCommand): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  /** The hello was answered. */
  welcomed(): void {
    this.#state = "open";
    this.#tries = 0;
    clearTimeout(this.#timer);
  }

  /** Say this; if nothing at all is heard for a while, the line is dead though it looks open. */
  probe(command: AnyCommand): void {
    this.say(command);
    this.#within(SIGN_OF_LIFE, () => this.#giveUp());
  }

  /** Hang up and come back at once. */
  again(): void {
    if (this.#state === "ended") return;
    this.#hangUp();
    void this.#open();
  }

  /** The server does not take our token. */
  forgetToken(): void {
    forgetToken(this.#token);
  }

  /** For good. */
  end(): void {
    this.#state = "ended";
    clearTimeout(this.#timer);
    this.#hangUp();
    if (typeof window !== "undefined") {
      window.removeEventListener("online", this.#wake);
      document.removeEventListener("visibilitychange", this.#wake);
    }
  }

  #wake = (): void => {
    if (typeof document !== "undefined" && document.visibilityState === "hidden") return;
    if (this.#state === "waiting") this.again();
    else if (this.#state === "open") this.ears.woken();
  };

  async #open(): Promise<void> {
    this.#state = "opening";
    const socket = await this.#connected();
    if (socket === null) return;
    socket.onopen = () => {
      this.language = language();
      this.say({ type: "hello", version: VERSION, token: this.#token, language: this.language });
    };
    socket.onmessage = ({ data }) => {
      if (this.#state === "open") clearTimeout(this.#timer);
      this.ears.heard(JSON.parse(data as string) as AnyMessage);
    };
    socket.onclose = () => this.#lost();
    this.#within(PATIENCE, () => this.#giveUp());
  }

  /** A new socket; null if there is no token to be had yet, or if nobody waits for it any more. */
  async #connected(): Promise<WebSocket | null> {
    const before = this.#socket;
    try {
      this.#token = await token();
    } catch (error) {
      if (this.#state === "opening")
        this.#lost(error instanceof Problem ? (error.retryAfter ?? 0) * 1000 : 0);
      return null;
    }
    if (this.#state !== "opening" || this.#socket !== before) return null;
    this.#socket = new WebSocket(socketAddress(this.table));
    return this.#socket;
  }

  /** Nobody answers. */
  #giveUp(): void {
    this.#hangUp();
    this.#lost();
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** Wait for longer each time, and not all visitors for the same time. */
  #lost(atLeast = 0): void {
    if (this.#state === "ended") return;
    this.#socket = null;
    this.#state = "waiting";
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries) * (0.5 + Math.random() / 2);
    this.#tries += 1;
    const wait = Math.max(pause, atLeast);
    this.#within(wait, () => this.again());
    this.ears.lost(Date.now() + wait);
  }

  #within(milliseconds: number, work: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(work, milliseconds);
  }
}
