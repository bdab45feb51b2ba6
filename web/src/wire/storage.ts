/** What this browser keeps for us. Where it keeps nothing (private windows), it is kept as long as the page. */
const meanwhile = new Map<string, string>();

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? meanwhile.get(key) ?? null;
  } catch {
    return meanwhile.get(key) ?? null;
  }
}

export function keep(key: string, value: string): void {
  meanwhile.set(key, value);
  try {
    localStorage.setItem(key, value);
    meanwhile.delete(key);
  } catch {
    // full, or not allowed
  }
}

export function forget(key: string): void {
  meanwhile.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // it was never there
  }
}
