import { mount } from "svelte";

import App from "./App.svelte";
import { keepShell } from "./offline/register";
import { pageAt } from "./pages";
import "./play/settings.svelte";
import { router } from "./router.svelte";
import "./styles/base.css";
import { begin } from "./words/words.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the client");

// The words and the page are fetched at the same time; App says so if the page cannot be had.
pageAt(router.place).catch(() => undefined);
try {
  await begin();
  mount(App, { target });
  void keepShell();
} catch (error) {
  // Without words all that can be offered is to load the page again.
  const again = document.createElement("a");
  again.className = "button";
  again.href = location.pathname;
  again.textContent = "Boneyard ↻";
  target.replaceChildren(again);
  throw error;
}
