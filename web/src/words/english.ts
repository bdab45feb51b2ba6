/** Before the tests of a file: English, as the start page has it. */
import { choose } from "./words.svelte";

await choose("en");
