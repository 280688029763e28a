import { type Chance, dealInto, listOf } from '@stolik/core';
import { objectiveNamed } from './data/objectives.ts';
import { CARDS, PATTERNS, patternNamed } from './data/patterns.ts';
import { toolNamed } from './data/tools.ts';
import { COLORS, type Color, dieOf, KINDS, parseDie } from './dice.ts';
import { parseCell } from './notation.ts';
import { patternChoices } from './pattern-choices.ts';
import * as st from './state.ts';
import { ROUNDS, STEPS, type State, windowOf } from './state.ts';
import type { View } from './view.ts';
import { put, WINDOW } from './window.ts';

/** A full state that looks like this to the seat; what it cannot see is dealt at random. */
export function imagine(v: View, seat: number | undefined, chance: Chance): State {
  const seats = v.seats.length;
  const step = STEPS.indexOf(v.step);
  const windows = listOf(seats * WINDOW, 0);
  v.seats.forEach(({ dice }, owner) => {
    dice.forEach((die, space) => {
      if (die !== null) put(windows, windowOf(owner), parseDie(die, 'dice'), space);
    });
  });
  const using = v.using;
  const s: State = {
    deal: {
      seats,
      start: v.start,
      tools: v.tools.map(({ id }) => toolNamed(id)),
      publics: v.publicObjectives.map(objectiveNamed),
      privates: v.seats.map(({ privates }) => (privates ?? []).map((color) => COLORS.indexOf(color))),
      cards: step === st.PATTERN ? v.seats.map(() => []) : [],
    },
    step,
    round: step === st.OVER ? ROUNDS : v.round - 1,
    turn: v.turn,
    seat: step === st.PATTERN || step === st.OVER ? v.start : v.actors[0],
    patterns: v.seats.map(({ pattern }) => (pattern === undefined ? -1 : patternNamed(pattern))),
    windows,
    tokens: v.seats.map(({ tokens }) => tokens),
    paid: v.tools.map(({ tokens, die }) => (die === undefined ? tokens : parseDie(die, 'die') + 1)),
    bag: COLORS.map((color) => v.bag[color]),
    pool: v.pool.map((die) => parseDie(die, 'pool')),
    track: v.track.flatMap((dice, round) => dice.map((die) => round * KINDS + parseDie(die, 'track'))),
    drafted: v.drafted ? 1 : 0,
    tooled: v.tooled ? 1 : 0,
    skips: v.seats.reduce((mask, { skips }, owner) => (skips ? mask | (1 << owner) : mask), 0),
    tool: using ? toolNamed(using.id) : -1,
    hand: using?.drew ? dieOf(COLORS.indexOf(using.drew as Color), 0) : using?.hand ? parseDie(using.hand, 'hand') : -1,
    moved: using?.moved ? parseCell(using.moved, 'moved') : -1,
    epoch: v.epoch,
  };
  if (v.choices && seat !== undefined) {
    // Two patterns a card.
    const own = [v.choices[0], v.choices[2]].map((id) => PATTERNS[patternNamed(id)].card - 1);
    s.deal = { ...s.deal, cards: s.deal.cards.map((cards, owner) => (owner === seat ? own : cards)) };
  }
  // Who has chosen is public, what is not: any pattern stands for it until `shuffle` deals the cards.
  if (step === st.PATTERN) {
    s.patterns = s.patterns.map((pattern, owner) => (pattern < 0 && !v.actors.includes(owner) ? 0 : pattern));
  }
  shuffle(s, seat, chance);
  return s;
}

/** Deals anew what the seat cannot see: the others' private objectives and, while patterns are chosen, their cards. */
export function shuffle(s: State, seat: number | undefined, chance: Chance): void {
  if (s.deal.seats === 1 || s.step === st.OVER) {
    if (s.step === st.PATTERN && seat === undefined) dealCards(s, seat, chance);
    return;
  }
  const known = seat === undefined ? [] : s.deal.privates[seat];
  const colors = COLORS.map((_, color) => color).filter((color) => !known.includes(color));
  let next = 0;
  const privates = s.deal.privates.map((own, owner) => (owner === seat ? own : [dealInto(colors, next++, chance)]));
  s.deal = { ...s.deal, privates };
  if (s.step === st.PATTERN) dealCards(s, seat, chance);
}

function dealCards(s: State, seat: number | undefined, chance: Chance): void {
  const known = seat === undefined ? [] : s.deal.cards[seat];
  const deck = Array.from({ length: CARDS }, (_, card) => card).filter((card) => !known.includes(card));
  let next = 0;
  const cards = s.deal.cards.map((own, owner) =>
    owner === seat ? own : [dealInto(deck, next++, chance), dealInto(deck, next++, chance)],
  );
  s.deal = { ...s.deal, cards };
  for (let owner = 0; owner < s.deal.seats; owner++) {
    if (owner === seat || s.patterns[owner] < 0) continue;
    const choices = patternChoices(s, owner);
    s.patterns[owner] = choices[chance.int(choices.length)];
  }
}
