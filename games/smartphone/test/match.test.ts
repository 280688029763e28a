import { Match, seededSource } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { type Move, smartphone } from '../rules/index.ts';
import { CHEAP } from './table.ts';

const begin = (seats: number) => Match.begin(smartphone, { seats, source: seededSource('match') });
const moves = (...lines: string[]): Move[] => lines.map(smartphone.parse);

describe('planning in a match', () => {
  it('is sealed, and can be changed until everybody is ready', () => {
    const match = begin(3);
    const seen = () => JSON.stringify([match.view(1), match.view(undefined)]);
    const before = seen();
    match.play(0, moves(`layout ${CHEAP}`, 'ready'));
    expect(match.isReady(0)).toBe(true);
    expect(seen()).toBe(before);
    match.retract(0);
    expect(match.isReady(0)).toBe(false);
    expect(match.view(0).companies[0].plan).toBeUndefined();
    match.play(0, moves('layout A1/B2 top B rot 0 at 1,2'));
    match.play(0, moves('ready'));
    match.play(1, moves(`layout ${CHEAP}`, 'ready'));
    // Step by step: only the last list is taken back.
    match.retract(0);
    expect(match.view(0).companies[0].plan?.outcome.price).toBe(5);
    match.play(0, moves('ready'));
    const { events } = match.play(2, moves(`layout ${CHEAP}`, 'ready'));
    expect(events.filter(({ type }) => type === 'planned')).toHaveLength(3);
    expect(match.view(1).companies[0].price).toBe(5);
    expect(() => match.retract(0)).toThrow(/nothing to take back/);
  });

  it('refuses a list with an illegal step as a whole', () => {
    const match = begin(2);
    expect(() => match.play(0, moves(`layout ${CHEAP}`, 'lay goods/goods over 0,0:1,0'))).toThrow(/no-such-upgrade/);
    expect(match.view(0).companies[0].plan).toBeUndefined();
  });

  it('can be taken back alone, until ready', () => {
    const match = begin(1);
    match.play(0, moves(`layout ${CHEAP}`));
    match.retract(0);
    expect(match.legal(0)).toHaveLength(480);
    match.play(0, moves(`layout ${CHEAP}`, 'ready'));
    expect(match.canRetract(0)).toBe(false);
  });

  it('leads to turns that can be taken back before they end', () => {
    const match = begin(1);
    match.play(0, moves(`layout ${CHEAP}`, 'ready'));
    const [take] = match.legal(0);
    match.play(0, [take]);
    match.retract(0);
    expect(match.legal(0)[0]).toEqual(take);
  });
});
