import { botPoints, type Deck } from '../rules/deck.ts';
import { calibrated, FACES } from '../rules/dice.ts';
import { cardOf, deckOf, diceAt, networkAt, SLOTS, type State } from '../rules/state.ts';
import type { Mind } from './mind.ts';

/** The points of a finished round. */
export function roundPoints(s: State, seat: number, round: number): number {
  const deck = deckOf(s);
  let points = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const at = diceAt(seat, round) + slot;
    const entry = s.network[networkAt(seat, round) + slot];
    points += botPoints(deck, cardOf(entry), s.dice[at], s.dice[at + 1]);
  }
  return points;
}

/** The points this round's bots may expect: those plugged in by dice that others may still turn, those to come on average. */
export function expectedNetwork(mind: Mind, s: State, seat: number): number {
  const deck = deckOf(s);
  const { drift } = mind.beliefs;
  const emptySlots = mind.emptySlots(deck);
  const network = networkAt(seat, s.round);
  const dice = diceAt(seat, s.round);
  let points = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const left = s.dice[dice + slot];
    const right = s.dice[dice + slot + 1];
    const entry = s.network[network + slot];
    if (entry < 0) {
      points += emptySlots[(left - 1) * FACES + right - 1];
      continue;
    }
    const leftDrift = slot > 0 && s.network[network + slot - 1] < 0 ? drift : 0;
    const rightDrift = slot < SLOTS - 1 && s.network[network + slot + 1] < 0 ? drift : 0;
    points += driftingPoints(deck, cardOf(entry), left, right, leftDrift, rightDrift);
  }
  return points;
}

/** What a bot scores on average if each of its dice may be turned by one, either way as likely. */
function driftingPoints(
  deck: Deck,
  card: number,
  left: number,
  right: number,
  leftDrift: number,
  rightDrift: number,
): number {
  if (leftDrift === 0) return driftingRight(deck, card, left, right, rightDrift);
  const [up, down] = [calibrated(left, 1), calibrated(left, -1)];
  return (
    (1 - 2 * leftDrift) * driftingRight(deck, card, left, right, rightDrift) +
    leftDrift * driftingRight(deck, card, up, right, rightDrift) +
    leftDrift * driftingRight(deck, card, down, right, rightDrift)
  );
}

function driftingRight(deck: Deck, card: number, left: number, right: number, drift: number): number {
  const points = botPoints(deck, card, left, right);
  if (drift === 0) return points;
  const turned = botPoints(deck, card, left, calibrated(right, 1)) + botPoints(deck, card, left, calibrated(right, -1));
  return (1 - 2 * drift) * points + drift * turned;
}
