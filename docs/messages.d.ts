// The messages of the websocket. Written by tools/server_schema.py; do not edit.

/** Everything about a table but the game itself. */
export type About = {
  table: string;
  terms: Terms;
  edition: number;
  state: string;
  seats: SeatInfo[];
  showing: boolean;
  paused: boolean;
  commitment: string;
  secret: string;
  asked: string | null;
  clock: (number | null)[] | null;
  next_round_at: number | null;
  next_round: NextRound | null;
  rematch: string;
  host_away_since: number | null;
  results?: Result[];
};

/** What is new in it. */
export type AboutChanges = {
  terms?: Terms;
  state?: string;
  seats?: SeatInfo[];
  showing?: boolean;
  paused?: boolean;
  commitment?: string;
  secret?: string;
  asked?: string | null;
  clock?: (number | null)[] | null;
  next_round_at?: number | null;
  next_round?: NextRound | null;
  rematch?: string;
  host_away_since?: number | null;
  results?: Result[];
};

/** Ask for a hint: of level 6, which has it at once, or of one above it, by its name or number. */
export type Advise = {
  type: "advise";
  seat: string;
  level?: string;
  id: string;
};

/** To somebody who asks to take an action back. */
export type Answer = {
  type: "answer";
  agree: boolean;
  id: string;
};

/** The host, before the match: `order` lists for each seat where whoever is to sit there sits now. */
export type Arrange = {
  type: "arrange";
  order: string[];
  id: string;
};

/** Anybody seated can, once the host has been away for long enough. */
export type BecomeHost = {
  type: "become-host";
  id: string;
};

/** How long people may think: for each move, or for all moves of a match together. */
export type Clock = {
  per: "match" | "move";
  seconds: number;
};

/** The command had been carried out before, at this number. */
export type Done = {
  type: "done";
  id: string;
  number: number;
};

/** `NOT_HELD` is about the doubles that should have begun the round: nobody had them.

    The first two and the last two are the match's and not in the history of a round: a round begins with the
    hands as dealt, and ends with what is left in them. */
export type EventKind = "dealt" | "double-closed" | "drew" | "duty-handed-on" | "duty-lapsed" | "engine-laid" | "flipped" | "foot-begun" | "foot-completed" | "foot-released" | "gave" | "kept" | "knocked" | "laid" | "left" | "left-marked" | "marked" | "match-over" | "not-held" | "passed" | "redealt" | "removed" | "revealed" | "round-began" | "round-over" | "searched" | "showed" | "station-completed" | "stopped" | "took" | "unmarked";

/** The connection ends. `reason`: reload, stopping, deleted, too-slow, token, elsewhere. */
export type Farewell = {
  type: "farewell";
  reason: string;
  text: string;
};

/** The host hands a seat to a bot; without one the seat is free for another person. */
export type Hand = {
  type: "hand";
  seat: string;
  bot?: string | null;
  id: string;
};

/** The host hands a seat back to the person it is kept for. */
export type HandBack = {
  type: "hand-back";
  seat: string;
  id: string;
};

/** The first message. Fields that this server does not know are passed over, so that it can answer. */
export type Hello = {
  type: "hello";
  version: number;
  token?: string;
  language?: string;
};

/** The best action as level 6 sees it, or another `level` that was asked, in words, and why. */
export type Hinted = {
  type: "hinted";
  id: string;
  seat: string;
  number: number;
  action: string;
  text: string;
  reasons: string[];
  level?: string;
};

/** Ask for everything after this number. */
export type Missed = {
  type: "missed";
  after: number;
  id: string;
};

/** What is known of a round before it is shown; its reveal tells the rest. */
export type NextRound = {
  engine: number | null;
  starter: string | null;
};

/** Your share of the chance: 32 hexadecimal digits, chosen after the commitment was seen. */
export type Nonce = {
  type: "nonce";
  seat: string;
  nonce: string;
  id: string;
};

/** Somebody went out, nobody could play, the boneyard was used up, or the reveal showed no double. */
export type Over = "blocked" | "out" | "redeal" | "yard-empty";

export type Pause = {
  type: "pause";
  id: string;
};

/** Ask for the best train that your tiles make. Where hints are not allowed, neither is this. */
export type Plan = {
  type: "plan";
  seat: string;
  id: string;
};

/** The best train from your own end, as it would be laid, and the tiles that have no place in it.

    Where nobody has a train of their own, all tiles are spare. */
export type Planned = {
  type: "planned";
  id: string;
  seat: string;
  number: number;
  train: string[];
  spare: string[];
};

/** `number` is that of the view on which the action was chosen. */
export type Play = {
  type: "play";
  seat: string;
  number: number;
  action: string;
  id: string;
};

/** For the next round. */
export type Ready = {
  type: "ready";
  seat: string;
  id: string;
};

/** Nothing has changed. `text` is in your language; `clause` and `house_rule` are those behind it. */
export type Refusal = {
  type: "refused";
  id: string;
  reason: string;
  text: string;
  clause?: string;
  house_rule?: string;
};

/** The host opens a new table with the same terms and the same people. */
export type Rematch = {
  type: "rematch";
  id: string;
};

/** The host shows somebody the door; during a match a bot plays on. */
export type Remove = {
  type: "remove";
  seat: string;
  id: string;
};

export type Resume = {
  type: "resume";
  id: string;
};

export type Said = {
  type: "said";
  seat: string;
  phrase: "good-game" | "good-luck" | "hello" | "hurry-up" | "nice-move" | "oops" | "sorry" | "thanks" | "thinking" | "well-played";
  id?: string;
};

export type Say = {
  type: "say";
  seat: string;
  phrase: "good-game" | "good-luck" | "hello" | "hurry-up" | "nice-move" | "oops" | "sorry" | "thanks" | "thinking" | "well-played";
  id: string;
};

/** Who has a seat: nobody while it has no name. A `kept` one can be had back from the bot.

    If its time for the match is up, only the host can give it back. */
export type SeatInfo = {
  seat: string;
  name?: string;
  bot?: string;
  kept?: boolean;
  away?: boolean;
  host?: boolean;
  ready?: boolean;
  agreed?: boolean;
  nonce?: string;
  time_up?: boolean;
};

/** What only this seat is told: its events in place of those for all, and what else is new in its view. */
export type Seen = {
  seat: string;
  events?: Event[];
  changes?: Changes;
  view?: View;
};

/** The host changes the terms: what is left out stays. `first` and `bots` only before the match. */
export type Settle = {
  type: "settle";
  first?: string;
  bots?: Record<string, string>;
  clock?: Clock | null;
  pace?: number;
  hints?: boolean;
  take_backs?: boolean;
  public?: boolean;
  id: string;
};

/** Take a free seat, or the one that is kept for you. One person may take several. */
export type Sit = {
  type: "sit";
  seat: string;
  name: string;
  id: string;
};

/** Leave: before the match the seat is free, during it the seat waits for you or for the host. */
export type Stand = {
  type: "stand";
  seat: string;
  id: string;
};

export type Start = {
  type: "start";
  id: string;
};

/** What a seat is in the middle of. */
export type Step = "drawn" | "follow-up" | "replace" | "unmark";

/** Ask to take back your last action. */
export type TakeBack = {
  type: "take-back";
  seat: string;
  number: number;
  id: string;
};

/** `bots` are seats that a bot takes from the start; all others wait for people.

    `first` is the oldest player, or the youngest, where the sheet asks who that is. `pace` is how many
    seconds a bot waits before it plays. */
export type Terms = {
  sheet: string;
  players: number;
  options?: Record<string, string>;
  bots?: Record<string, string>;
  first?: string;
  clock?: Clock | null;
  pace?: number;
  hints?: boolean;
  take_backs?: boolean;
  public?: boolean;
};

/** Something has happened; the numbers have no gaps. `id` is that of your own command.

    Bring a view up to date with `changes`, then with those of its seat in `seen`; a whole `view` replaces it.
    Its history grows by the events, but for round-began, dealt, left and match-over. */
export type Told = {
  type: "told";
  number: number;
  news: string;
  seat?: string;
  about?: AboutChanges;
  events?: Event[];
  changes?: Changes;
  view?: View;
  seen?: Seen[];
  id?: string;
};

/** So many people are here without a seat. */
export type Watching = {
  type: "watching";
  count: number;
};

/** On joining, and whenever your seats have changed. `views` are those of your seats, or a spectator's.

    Before the match there are none. `now` is what the server's clock shows, in seconds since 1970. `kept` are
    the seats that a bot plays for you. Whoever the host has `removed` can watch, but not sit down again. */
export type Welcome = {
  type: "welcome";
  version: number;
  server: string;
  now: number;
  number: number;
  about: About;
  yours?: string[];
  host?: boolean;
  views?: View[];
  kept?: string[];
  removed?: boolean;
  watching?: number;
  host_away_seconds?: number;
};

/** What is new in a view: of `hands` and `table` what has changed, all else as it is now.

    The history is not among it: it grows by the events. */
export type Changes = {
  number?: number;
  round?: number;
  rounds?: number | null;
  tokens_needed?: number | null;
  engine?: number | null;
  starter?: string | null;
  turn?: string | null;
  hands?: Record<string, string[]>;
  counts?: number[];
  boneyard?: number;
  table?: TableChanges;
  binding?: string[];
  pending?: Pending | null;
  legal?: string[];
  totals?: number[];
  tokens?: number[];
  over?: Result | null;
  winners?: string[];
};

/** Something that happened. What does not apply, or may not be seen, is left out. */
export type Event = {
  event: EventKind;
  seat?: string | null;
  tile?: string | null;
  end?: string | null;
  lacking?: number[];
  doubles_apart?: boolean;
  fits?: number[] | null;
  doubles_fit?: number[] | null;
  tiles?: string[] | null;
  number?: number | null;
  result?: Result | null;
};

/** A table of Chickenfoot. `ends` has each number once; `open` once for each end, arms and toes apart. */
export type Feet = {
  family: "feet";
  tiles: Placed[];
  ends: Record<string, number>;
  open: number[];
  arms: number;
  foot: Foot | null;
};

export type Foot = {
  pips: number;
  toes: number;
};

/** A table of Engine 191. */
export type Lines = {
  family: "lines";
  trains: Record<string, string[]>;
  ends: Record<string, number>;
  incomplete: string[];
  yards: Record<string, string[]>;
  discards: string[];
  passes: number;
  shown: string[];
};

/** What the seat to move is in the middle of. */
export type Pending = {
  step: Step;
  tile: string | null;
};

/** A tile of Chickenfoot: its `near` half touches the tile that stands at place `on` of the list. */
export type Placed = {
  tile: string;
  near: number;
  on: number | null;
};

/** How a round ended; of a match the winners and the totals. */
export type Result = {
  reason: Over;
  winners: string[];
  scores: (number | null)[];
};

/** What is new on the table: of `trains` and `yards` those that have changed, all else as it is now.

    A train that is told to be empty is gone. */
export type TableChanges = {
  trains?: Record<string, string[]>;
  ends?: Record<string, number>;
  markers?: string[];
  open_doubles?: string[];
  first_turns?: string[];
  placer?: string | null;
  passes?: number;
  tiles?: Placed[];
  open?: number[];
  arms?: number;
  foot?: Foot | null;
  incomplete?: string[];
  yards?: Record<string, string[]>;
  discards?: string[];
  shown?: string[];
};

/** A table of Mexican Train. */
export type Trains = {
  family: "trains";
  trains: Record<string, string[]>;
  ends: Record<string, number>;
  markers: string[];
  open_doubles: string[];
  first_turns: string[];
  placer: string | null;
  passes: number;
};

/** The table as one seat sees it; `seat` null is a spectator. */
export type View = {
  sheet: string;
  edition: number;
  options: Record<string, string>;
  players: number;
  top: number;
  seat: string | null;
  number: number;
  round: number;
  rounds: number | null;
  tokens_needed: number | null;
  engine: number | null;
  starter: string | null;
  turn: string | null;
  hands: Record<string, string[]>;
  counts: number[];
  boneyard: number;
  table: Trains | Feet | Lines;
  binding: string[];
  pending: Pending | null;
  legal: string[];
  history: Event[];
  totals: number[];
  tokens: number[];
  over: Result | null;
  winners: string[];
};

export type AnyMessage = Welcome | Told | Done | Refusal | Said | Watching | Hinted | Planned | Farewell;

export type AnyCommand = Hello | Sit | Stand | Arrange | Settle | Start | Nonce | Play | Ready | Say | TakeBack | Answer | Advise | Plan | Pause | Resume | Hand | HandBack | Remove | BecomeHost | Rematch | Missed;
