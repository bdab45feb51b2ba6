/** Who we are: a token, made when first needed and shared by all tabs. There is no account. */
import { Problem } from "./problem";
import { request } from "./request";
import type { DeviceCode, Granted } from "./shapes";
import { forget, kept, keep } from "./storage";

const TOKEN = "boneyard.token";
const LOCK = "boneyard.token";

/** Our token, if we have one. */
export function currentToken(): string | null {
  return kept(TOKEN);
}

/** Our token; two tabs that need one at the same time get the same. */
export async function token(): Promise<string> {
  return currentToken() ?? (await alone(async () => currentToken() ?? (await newVisitor())));
}

/** The server does not know it any more. One that another tab has got in the meantime is left alone. */
export function forgetToken(refused: string): void {
  if (currentToken() === refused) forget(TOKEN);
}

/** A code to type in on another device, which makes it the same visitor. */
export async function deviceCode(): Promise<DeviceCode> {
  return asVisitor(async (own) => (await request("/v1/token/code", { method: "POST", token: own })).json());
}

/** Become the visitor of another device. */
export async function redeem(code: string): Promise<void> {
  const answer = await request("/v1/token/redeem", { method: "POST", body: { code } });
  keep(TOKEN, ((await answer.json()) as Granted).token);
}

/** Make the token worthless and start afresh. */
export async function revoke(): Promise<void> {
  const own = currentToken();
  if (own === null) return;
  await request("/v1/token", { method: "DELETE", token: own });
  forgetToken(own);
}

/** Do it as ourselves; if our token is refused, once more as somebody new. */
export async function asVisitor<T>(work: (token: string) => Promise<T>): Promise<T> {
  const own = await token();
  try {
    return await work(own);
  } catch (error) {
    if (!(error instanceof Problem) || error.reason !== "bad-token") throw error;
    forgetToken(own);
    return await work(await token());
  }
}

async function newVisitor(): Promise<string> {
  const granted = (await (await request("/v1/visitors", { method: "POST" })).json()) as Granted;
  keep(TOKEN, granted.token);
  return granted.token;
}

let making: Promise<string> | null = null;

/** One at a time: in this tab, and in all tabs where the browser has locks (it has them on secure pages only). */
async function alone(work: () => Promise<string>): Promise<string> {
  making ??= (
    typeof navigator !== "undefined" && navigator.locks ? navigator.locks.request(LOCK, work) : work()
  ).finally(() => (making = null));
  return await making;
}
