/** What can be heard at a table. */
export const VOICES = ['pick', 'place', 'roll', 'slide', 'pawn', 'coin', 'denied', 'yourTurn'] as const;
export type Voice = (typeof VOICES)[number];

/** One layer of a voice: filtered noise for knocks and strokes, a tone for what rings. Seconds and hertz. */
export interface Layer {
  readonly source: 'noise' | 'sine' | 'triangle';
  readonly from: number;
  /** Where the pitch goes meanwhile; it stays unless said otherwise. */
  readonly to?: number;
  /** How narrow the noise is: a high one sounds like something hollow. */
  readonly narrow?: number;
  readonly at?: number;
  readonly attack?: number;
  readonly lasts: number;
  readonly gain: number;
}

/** A piece of glass that meets wood: the body of the wood, the click of the edge, and a little of its pitch. */
const knock = (at: number, gain: number, pitch: number): readonly Layer[] => [
  { source: 'noise', at, from: pitch, narrow: 4, lasts: 0.14, gain: gain * 1.4 },
  { source: 'noise', at, from: pitch * 6, narrow: 2, lasts: 0.04, gain: gain * 0.35 },
  { source: 'sine', at, from: pitch * 0.8, to: pitch * 0.65, lasts: 0.18, gain: gain * 0.35 },
];

/** A bar of wood that is struck softly: the fourth overtone dies at once. */
const bar = (at: number, pitch: number, gain: number): readonly Layer[] => [
  { source: 'sine', at, from: pitch, attack: 0.006, lasts: 1.1, gain },
  { source: 'sine', at, from: pitch * 4, attack: 0.003, lasts: 0.2, gain: gain * 0.2 },
  { source: 'noise', at, from: 1_800, narrow: 1.5, lasts: 0.04, gain: gain * 0.3 },
];

export const RECIPES: Readonly<Record<Voice, readonly Layer[]>> = {
  pick: [
    { source: 'noise', from: 3_400, narrow: 3, lasts: 0.06, gain: 0.4 },
    { source: 'sine', from: 1_500, to: 1_950, attack: 0.004, lasts: 0.16, gain: 0.1 },
  ],
  place: knock(0, 0.9, 430),
  // Two bounces and a settling, as long as the eye needs.
  roll: [
    ...knock(0, 0.6, 520),
    ...knock(0.07, 0.42, 610),
    ...knock(0.13, 0.52, 470),
    ...knock(0.21, 0.36, 560),
    ...knock(0.27, 0.26, 640),
    ...knock(0.36, 0.2, 500),
    ...knock(0.42, 0.12, 590),
  ],
  slide: [
    { source: 'noise', from: 500, to: 1_300, narrow: 0.8, attack: 0.1, lasts: 0.36, gain: 0.55 },
    { source: 'noise', at: 0.24, from: 380, narrow: 4, lasts: 0.1, gain: 0.5 },
  ],
  pawn: [
    { source: 'sine', from: 340, to: 290, attack: 0.002, lasts: 0.22, gain: 0.3 },
    { source: 'noise', from: 900, narrow: 4, lasts: 0.08, gain: 0.6 },
  ],
  coin: [
    { source: 'sine', from: 2_640, attack: 0.003, lasts: 0.5, gain: 0.13 },
    { source: 'sine', at: 0.045, from: 3_960, attack: 0.003, lasts: 0.6, gain: 0.09 },
    { source: 'noise', from: 6_000, narrow: 2, lasts: 0.03, gain: 0.14 },
  ],
  denied: [
    { source: 'sine', from: 170, to: 130, attack: 0.004, lasts: 0.2, gain: 0.34 },
    { source: 'noise', from: 240, narrow: 2, lasts: 0.1, gain: 0.4 },
    { source: 'sine', at: 0.12, from: 150, to: 110, attack: 0.004, lasts: 0.24, gain: 0.28 },
  ],
  yourTurn: [...bar(0, 523.25, 0.22), ...bar(0.14, 783.99, 0.19)],
};
