/** How the table looks and sounds on this device. */
import { keep, kept } from "../wire/storage";

export type Theme = "system" | "light" | "dark";
export type Settings = {
  theme: Theme;
  numerals: boolean;
  largeTiles: boolean;
  sounds: boolean;
  motion: boolean;
};

const KEY = "boneyard.settings";
const FIRST: Settings = { theme: "system", numerals: false, largeTiles: false, sounds: true, motion: true };

export const settings = $state<Settings>(read());
wear();

/** Changes a setting and remembers it. */
export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  keep(KEY, JSON.stringify(settings));
  wear();
}

/** Nothing travels where the system or the player asks for calm. */
export function moves(): boolean {
  return settings.motion && !(globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false);
}

function wear(): void {
  if (typeof document === "undefined") return;
  const { dataset, style } = document.documentElement;
  if (settings.theme === "system") delete dataset["theme"];
  else dataset["theme"] = settings.theme;
  if (settings.motion) style.removeProperty("--travel");
  else style.setProperty("--travel", "0ms");
}

/** What was written by another version, or by hand, is taken as far as it makes sense. */
function read(): Settings {
  try {
    const found = JSON.parse(kept(KEY) ?? "{}") as Partial<Record<keyof Settings, unknown>>;
    const { theme } = found;
    const yes = (name: "numerals" | "largeTiles" | "sounds" | "motion"): boolean =>
      typeof found[name] === "boolean" ? found[name] : FIRST[name];
    return {
      theme: theme === "light" || theme === "dark" ? theme : "system",
      numerals: yes("numerals"),
      largeTiles: yes("largeTiles"),
      sounds: yes("sounds"),
      motion: yes("motion"),
    };
  } catch {
    return { ...FIRST };
  }
}
