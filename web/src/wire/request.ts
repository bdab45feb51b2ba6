/** One request to the server, and its answer or a Problem. */
import { language } from "../words/words.svelte";
import { Problem, problemIn, UNREACHABLE } from "./problem";
import { server } from "./server";

export type Asking = {
  method?: "GET" | "POST" | "DELETE";
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

export async function request(path: string, asking: Asking = {}): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language(), ...asking.headers };
  if (asking.token !== undefined) headers["Authorization"] = `Bearer ${asking.token}`;
  if (asking.body !== undefined) headers["Content-Type"] = "application/json";
  const response = await reach(path, {
    method: asking.method ?? "GET",
    headers,
    body: asking.body === undefined ? null : JSON.stringify(asking.body),
    signal: asking.signal ?? null,
    credentials: "omit",
  });
  if (!response.ok) throw await problemIn(response);
  return response;
}

async function reach(path: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(server.origin + path, options);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new Problem(0, UNREACHABLE, "");
  }
}
