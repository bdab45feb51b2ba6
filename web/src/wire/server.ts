/** Where the server is: the one this page came from. */
export const server = { origin: typeof location === "undefined" ? "" : location.origin };

export function socketAddress(table: string): string {
  return `${server.origin.replace(/^http/, "ws")}/v1/tables/${encodeURIComponent(table)}/play`;
}
