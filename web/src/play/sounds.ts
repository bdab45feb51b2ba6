/** Short, dry sounds, made on the spot: wood on wood, a knock, a whistle. Silent until somebody has touched the page. */
import type { Event } from "$messages";

import { settings } from "./settings.svelte";

export type Sound = "tile" | "double" | "draw" | "knock" | "whistle" | "turn" | "refused" | "end";

let context: AudioContext | null = null;
let wood: AudioBuffer | null = null;
/** Seconds. */
const NOISE = 0.12;

/** Call this from a gesture: browsers allow sound only after one. */
export function wakeSounds(): void {
  if (typeof AudioContext === "undefined" || !settings.sounds) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

export function play(sound: Sound): void {
  if (context === null || context.state !== "running" || !settings.sounds) return;
  const at = context.currentTime + 0.005;
  switch (sound) {
    case "tile":
      return clack(context, at, 1500, 0.25);
    case "double":
      clack(context, at, 1500, 0.25);
      return clack(context, at + 0.09, 1100, 0.25);
    case "draw":
      return clack(context, at, 2300, 0.12);
    case "knock":
      clack(context, at, 420, 0.28);
      return clack(context, at + 0.16, 420, 0.25);
    case "whistle":
      return whistle(context, at);
    case "turn":
      return tone(context, at, 660, 0.12, 0.1);
    case "refused":
      return tone(context, at, 300, 0.12, 0.12, "triangle");
    case "end":
      tone(context, at, 520, 0.16, 0.1);
      return tone(context, at + 0.14, 780, 0.24, 0.1);
  }
}

/** The one sound for what has just happened: the loudest of its events. */
export function soundOf(events: readonly Event[]): Sound | null {
  const kinds = new Set(events.map((event) => event.event));
  if (kinds.has("round-over")) return "end";
  if (kinds.has("knocked")) return "knock";
  if (kinds.has("marked")) return "whistle";
  const laid = events.find((event) => event.event === "laid" || event.event === "engine-laid");
  if (laid?.tile) return new Set(laid.tile.split("-")).size === 1 ? "double" : "tile";
  return kinds.has("drew") || kinds.has("took") ? "draw" : null;
}

/** A click of noise through a narrow filter sounds like a tile on a table. The lower, the narrower: what it takes
 *  away of the noise is given back, and it rings a little longer. */
function clack(audio: AudioContext, at: number, frequency: number, loudness: number): void {
  const source = audio.createBufferSource();
  source.buffer = wood ??= noise(audio);
  const body = audio.createBiquadFilter();
  body.type = "bandpass";
  body.frequency.value = frequency;
  body.Q.value = 3.5;
  source
    .connect(body)
    .connect(fading(audio, at, 0.055 + 25 / frequency, loudness * Math.sqrt(audio.sampleRate / frequency)));
  source.start(at);
  source.stop(at + NOISE);
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.round(audio.sampleRate * NOISE), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

/** Two pipes a third apart, as on a steam engine. */
function whistle(audio: AudioContext, at: number): void {
  for (const start of [at, at + 0.3])
    for (const frequency of [740, 880]) tone(audio, start, frequency, 0.22, 0.08, "triangle");
}

function tone(
  audio: AudioContext,
  at: number,
  frequency: number,
  seconds: number,
  loudness: number,
  shape: OscillatorType = "sine",
): void {
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.value = frequency;
  source.connect(fading(audio, at, seconds, loudness));
  source.start(at);
  source.stop(at + seconds + 0.05);
}

function fading(audio: AudioContext, at: number, seconds: number, loudness: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}
