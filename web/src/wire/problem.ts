/** Why the server did not do what it was asked over HTTP. `reason` is for programs, `text` for people. */
export class Problem extends Error {
  override name = "Problem";

  constructor(
    /** 0 if the server was not reached at all. */
    readonly status: number,
    readonly reason: string,
    /** In the reader's language; empty if nobody said anything. */
    readonly text: string,
    /** In seconds; null if it does not say. */
    readonly retryAfter: number | null = null,
  ) {
    super(`${status} ${reason}: ${text}`);
  }
}

/** The server cannot be reached: the network is away, or it is. */
export const UNREACHABLE = "unreachable";

export async function problemIn(response: Response): Promise<Problem> {
  const after = Number.parseFloat(response.headers.get("Retry-After") ?? "");
  const said = (await response.json().catch(() => null)) as { reason?: string; detail?: string } | null;
  const retryAfter = Number.isFinite(after) ? after : null;
  return new Problem(response.status, said?.reason ?? "failed", said?.detail ?? "", retryAfter);
}
