// Made by `python -m halfshell.server.typescript` from src/halfshell/server/wire.py and each game's view.py. Do not edit.

export interface NumberRange {
  low: number;
  high: number;
}

/** One option of a game: its values as text, `no` and `yes` for a switch; `number` instead bounds a whole number. */
export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  number: NumberRange | null;
  rule: string;
  words: string;
  house: boolean;
  setup: boolean;
}

export interface BotInfo {
  name: string;
  words: string;
}

export interface GameInfo {
  name: string;
  title: string;
  prefix: string;
  players: [number, number];
  seat_names: Record<string, string[]>;
  cooperative: boolean;
  minutes: string;
  promise: string;
  options: OptionInfo[];
  bots: BotInfo[];
}

export interface RuleInfo {
  number: string;
  kind: string;
  text: string;
}

export interface RuleSection {
  number: string;
  title: string;
  rules: RuleInfo[];
}

export interface RulesPage {
  game: string;
  title: string;
  prefix: string;
  sections: RuleSection[];
}

/** `me` may stand once, in a cooperative game for several seats; `open` waits for a person. */
export interface NewSeat {
  kind: "bot" | "me" | "open";
  bot?: string;
}

/** POST /api/tables. Answers with `Entry`. If no seat is open the game begins at once. */
export interface NewTable {
  game: string;
  name: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  private?: boolean;
  clock?: number;
}

/** POST /api/tables/{table}/join. Answers with `Entry`. Without a seat, the first open one. */
export interface Join {
  name: string;
  seat?: number | null;
}

/** Where to go. The seat token is also set as a cookie; `key` makes the personal link /t/{table}?key={key}. */
export interface Entry {
  table: string;
  seat: number;
  key: string;
}

/** Every error: one clear sentence, and the rule if one is to blame. */
export interface Problem {
  words: string;
  rule?: string;
}

/** GET /api/tables: a line on the home page. */
export interface TableCard {
  table: string;
  game: string;
  title: string;
  status: "open" | "over" | "playing";
  names: string[];
  open_seats: number;
  mine: boolean;
  my_turn: boolean;
  changed: string[];
  age: number;
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  emblem: string;
  here: boolean;
  away: boolean;
}

export interface ChosenOption {
  name: string;
  value: string;
  rule: string;
  words: string;
  house: boolean;
  setup: boolean;
}

export interface OptionView {
  key: string;
  text: string;
  note: string;
}

export interface ChoiceView {
  id: number;
  seats: number[];
  kind: string;
  prompt: string;
  rule: string;
  options: OptionView[];
  default: string;
  secret: boolean;
  deadline: number | null;
}

export interface EventView {
  number: number;
  name: string;
  rule: string;
  data: Record<string, number | string>;
  text: string;
}

/** `can`: you may ask to take your last answer back. `by`: somebody asks; `waiting` have not agreed yet. */
export interface UndoView {
  can: boolean;
  by: number | null;
  waiting: number[];
}

export interface ResultView {
  returns: number[];
  ranks: number[];
}

/** The whole table as one seat (or a spectator) sees it; sent on arrival and after everything that happens. */
export interface TableView {
  type: "table";
  table: string;
  game: string;
  title: string;
  prefix: string;
  status: "open" | "over" | "playing";
  seat: number | null;
  own: number[];
  host: boolean;
  key: string;
  seats: SeatInfo[];
  watching: number;
  options: ChosenOption[];
  private: boolean;
  clock: number;
  view: GameViews[keyof GameViews] | null;
  choice: ChoiceView | null;
  events: EventView[];
  text: string[];
  undo: UndoView;
  result: ResultView | null;
  rematch: string;
}

/** An answer was not taken; nothing has changed. `key` is the one that was sent. */
export interface RefusedView {
  type: "refused";
  key: string;
  rule: string;
  words: string;
}

/** The answer to `why`. */
export interface WhyView {
  type: "why";
  key: string;
  rule: string;
  words: string;
}

/** The first message of a connection: send me events from this number on. */
export interface Hello {
  type: "hello";
  since?: number;
}

/** Sending it twice is harmless. */
export interface Answer {
  type: "answer";
  choice: number;
  key: string;
}

/** Why can't I? Asked for a dimmed thing. */
export interface Why {
  type: "why";
  key: string;
}

/** Ask to take back your last answer; or agree (`yes`), or not, to what another asks. */
export interface Undo {
  type: "undo";
  yes?: boolean;
}

/** Let a bot play on for me (`away`), or take the seat back. */
export interface Leave {
  type: "leave";
  away?: boolean;
}

/** The host begins; open seats are filled with bots. */
export interface Begin {
  type: "begin";
}

/** After the end: a new table with the same people, bots and options. */
export interface Rematch {
  type: "rematch";
}

export type FromServer = TableView | RefusedView | WhyView;

export type FromBrowser = Hello | Answer | Why | Undo | Leave | Begin | Rematch;

/** Seats are numbers from 0; cards are named like `R5`, `O-skip`, `W`; on the pile a wild has its color: `W(P)`. */
export interface UnoView {
  color: string;
  dealer: number;
  deciding: boolean;
  direction: number;
  discard_pile: string[];
  draw_pile: number;
  drawn: string | null;
  hand: string[];
  missing: string;
  owed: number;
  players: UnoPlayerView[];
  round: number;
  sheet: UnoRoundSheet | null;
  target: number;
  top: string;
  turn: number;
}

/** One player as everybody sees him. */
export interface UnoPlayerView {
  cards: number;
  known: string[];
  score: number;
}

/** How the round was counted (8.3). */
export interface UnoRoundSheet {
  hands: UnoCountedHand[];
  points: number;
  winner: number | null;
}

export interface UnoCountedHand {
  cards: string[];
  points: number;
}

/** Spaces, fighters, cards and initiative cards are named by their ids; what stands on cards comes from the content. */
export interface AdventuresView {
  actions: number;
  allies: number;
  ally: AdventuresAllyView | null;
  board: string;
  boroughs: string[];
  combat: AdventuresCombatView | null;
  decks: AdventuresDeckView[];
  die: number;
  dimension_x: number;
  fallen: string[];
  fighters: AdventuresFighterView[];
  henchmen: number;
  intents: AdventuresIntentView[];
  machines: boolean[];
  mode: string;
  mousers: string[];
  rats: string[];
  reach: AdventuresRouteView[];
  round: number;
  row: AdventuresInitiativeView[];
  soldiers: AdventuresSoldierView[];
  threat: number;
  threat_length: number;
  threat_level: number;
  to_come: AdventuresInitiativeView[];
  trap: AdventuresTrapView | null;
  trap_discards: string[];
  traps: number;
  turn: string | null;
  won: boolean | null;
}

export interface AdventuresAllyView {
  end: string;
  id: string;
  name: string;
  now: string;
  start: number;
}

export interface AdventuresCombatView {
  attack: AdventuresCombatCardView;
  damage: number | null;
  defense: AdventuresCombatCardView;
  revealed: boolean;
  window: string;
  winner: string | null;
}

export interface AdventuresCombatCardView {
  cancelled: string[];
  card: string | null;
  fighter: string;
  ignored: boolean;
  played: boolean;
  printed: number;
  reasons: AdventuresReasonView[];
  value: number;
}

/** Why a value is what it is. */
export interface AdventuresReasonView {
  becomes: boolean;
  n: number;
  words: string;
}

/** A player, the villain or a minion, with the cards. */
export interface AdventuresDeckView {
  ability: string;
  ability_text: string;
  cards: string[];
  discards: string[];
  draw_pile: number;
  hand: number;
  id: string;
  move: number;
  name: string;
  out: boolean;
  seat: number | null;
  supply: number;
  top: string[];
  tucked: string[];
}

/** A fighter of this game. Two fighters are enemies if their sides differ. */
export interface AdventuresFighterView {
  deck: number;
  health: number;
  hero: boolean;
  id: string;
  most: number;
  name: string;
  ranged: boolean;
  side: number;
  space: string | null;
}

/** What the rules let an enemy do if its turn came now. */
export interface AdventuresIntentView {
  enemy: string;
  spaces: string[];
  targets: string[];
}

/** Where a fighter could go now: a way to each space on which it may stop. */
export interface AdventuresRouteView {
  fighter: string;
  routes: Record<string, string[]>;
}

/** An initiative card. */
export interface AdventuresInitiativeView {
  end: string;
  id: string;
  move: number;
  name: string;
  now: string;
  side: string;
  state: string;
}

export interface AdventuresSoldierView {
  entrenched: boolean;
  line: string;
}

/** The trap that is being resolved, or was the last one. */
export interface AdventuresTrapView {
  id: string;
  name: string;
  roll: number;
  texts: string[];
}

export interface ShowdownView {
  activations: number;
  allies: Record<string, string>;
  cards: ShowdownCardView[];
  characters: ShowdownCharacterView[];
  columns: number;
  contact: string[];
  edges: ShowdownEdgeView[];
  empty: number;
  ending: string;
  pile: number;
  pizza: Record<string, number>;
  reach: ShowdownReachView | null;
  rows: number;
  showdown: ShowdownFightView | null;
  supply: Record<string, number>;
  team: string | null;
  tiles: ShowdownTileView[];
  tracks: ShowdownTrackView[];
  turn: ShowdownTurnView;
  winner: string | null;
}

export interface ShowdownCardView {
  character: string;
  id: string;
  movement: number;
  name: string;
  state: string;
  text: string;
  tiles: number;
  use: string;
}

export interface ShowdownCharacterView {
  allies: string[];
  attack: number;
  defense: number;
  id: string;
  name: string;
  pizza: number;
  seat: number;
  space: string;
  team: string;
}

export interface ShowdownEdgeView {
  edge: string;
  side: number;
  space: string;
  token: string;
}

export interface ShowdownReachView {
  character: string;
  steps: Record<string, string[]>;
}

export interface ShowdownFightView {
  attack: number;
  attack_dice: number;
  attacker: string;
  defenders: string[];
  defense: number | null;
  defense_die: number;
}

export interface ShowdownTileView {
  home: string;
  sides: string;
  space: string;
  turned: number;
}

export interface ShowdownTrackView {
  at: number;
  length: number;
  pizza: number[];
  spaces: number[];
  team: string;
}

/** What the acting player still has, and still owes (3.1). */
export interface ShowdownTurnView {
  ability: boolean;
  card: string | null;
  character: string | null;
  chosen: string | null;
  closest: string[];
  distance: number;
  drawn: string | null;
  moved: boolean;
  must_face: string[];
  must_move: boolean;
  seat: number | null;
  steps: number;
  to_place: number;
}

export interface RaceView {
  advanced: boolean;
  battle: RaceBattleView | null;
  needs: RaceNeedsView;
  path: string[];
  players: RacePlayerView[];
  reach: Record<string, string[]>;
  shredder: number;
  shredder_most: number;
  steps: number;
  tiles: RaceTileView[];
  turn: number | null;
  turns: number;
  unfinished: boolean;
  winner: number | null;
}

export interface RaceBattleView {
  against: string;
  enemy: number;
  roll: number;
  stars: number;
}

/** The least roll of the red die. */
export interface RaceNeedsView {
  door: number;
  hun: number;
  shredder: number;
}

export interface RacePlayerView {
  fresh: Record<string, number>;
  health: number;
  held: Record<string, number>;
  most: number;
  seat: number;
  space: string;
  turtle: string | null;
}

/** A tile on the board. Face down it shows its back only. */
export interface RaceTileView {
  enemy: string;
  kind: string;
  number: number;
  pile: string;
  space: string;
  tile: string | null;
  up: boolean;
}

export interface GameViews {
  uno: UnoView;
  adventures: AdventuresView;
  showdown: ShowdownView;
  race: RaceView;
}
