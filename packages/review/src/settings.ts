/** How much is played to judge a turn, and what counts as much in a game. */
export interface Settings {
  /** Turns that are tried besides the one that was played, the best at first sight. */
  readonly breadth: number;
  /** Playouts by which the strongest level says what it would do. */
  readonly owl: number;
  /** Points that a good turn of this game is worth, by the measure of Sagrada. */
  readonly scale: number;
  /** The interval of a loss is narrow enough at so many points to either side. */
  readonly tolerance: number;
  /** Worlds at most, up to the horizon and to the end of the game. */
  readonly worlds: number;
  readonly endWorlds: number;
  /** Pairs of playouts for each event of chance, and for each turn that was not the best at first sight. */
  readonly luckPairs: number;
  readonly turnPairs: number;
  /** Whether what others decide in secret may be good or bad luck of its own. */
  readonly hasPlans: boolean;
  /** Playouts for each point of the chart, and for the position at the start. */
  readonly chart: number;
  readonly start: number;
}

const USUAL: Settings = {
  breadth: 7,
  owl: 160,
  scale: 1,
  tolerance: 0.5,
  worlds: 256,
  endWorlds: 192,
  luckPairs: 96,
  turnPairs: 32,
  hasPlans: false,
  chart: 24,
  start: 96,
};

const OWN: Readonly<Record<string, Partial<Settings>>> = {
  sentient: { luckPairs: 48, turnPairs: 24 },
  // Many plans look alike at first sight, points are four times as large, and little is left to chance.
  smartphone: { breadth: 12, owl: 320, scale: 4, tolerance: 2, endWorlds: 96, luckPairs: 32, hasPlans: true },
};

export function settingsOf(game: string): Settings {
  return { ...USUAL, ...OWN[game] };
}
