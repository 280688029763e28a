import {
  type BotCard,
  type BotType,
  DECK,
  type ProvenField,
  provenanceOf,
  type SeatView,
  type View,
} from '../rules/index.ts';

/** A bot as this game has it: whoever owns the box may have put its row right. */
export function rowOf({ corrections }: Pick<View, 'corrections'>, card: number): BotCard {
  return corrections?.find(({ id }) => id === card) ?? DECK[card - 1];
}

/** What of a bot is printed on the page though nobody could look it up: its condition, its points and its two corners. */
const SHOWN = ['condition', 'vp', 'left', 'right'] as const satisfies readonly ProvenField[];
export type Guessed = (typeof SHOWN)[number];

/** Whether somebody who owns the box put it right. */
export function isCorrected({ corrections }: Pick<View, 'corrections'>, card: number): boolean {
  return corrections?.some(({ id }) => id === card) ?? false;
}

/** The parts of a bot that we reconstructed; whoever corrects a row knows them. */
export function guessedOf(view: Pick<View, 'corrections'>, card: number): readonly Guessed[] {
  if (isCorrected(view, card)) return [];
  const { [card - 1]: row } = DECK;
  const sure = provenanceOf(row);
  return SHOWN.filter((field) => sure[field] === 'reconstructed');
}

/** How many investors of a type a seat has: those it won, and the one its company began with. */
export function investorsOf({ tokens, printed }: SeatView, type: BotType): number {
  return tokens[type] + (printed === type ? 1 : 0);
}

/** Points that the investors of a type would add if those of this round went as they stand. */
export function comingTo({ step, seats, investors }: View, seat: number, type: BotType): number {
  if (step === 'over') return 0;
  return investors.filter((one) => one.type === type && one.token === seat).length * seats[seat].bots[type];
}
