import { Net, type NetFile } from '@stolik/bots/net';
import { hasBit, sumLines } from '@stolik/core';
import { DIE_SHADE } from '../../rules/dice.ts';
import { linesOf, targetOf } from '../../rules/score.ts';
import { type Deal, isSolo, ROUNDS, type State } from '../../rules/state.ts';
import { handJudge, tokensWorth } from '../hand.ts';
import type { Judge } from '../judge.ts';
import { isFresh } from '../time.ts';
import type { Beliefs } from '../weights.ts';
import { caseOf } from './cases.ts';
import { Features } from './features.ts';
import * as rows from './rows.ts';
import { ValueCache } from './value-cache.ts';

/** RB: points off for each empty space. */
const SOLO_SPACE = 3;

/** The heads that count in a deal, and how often. */
export function headsOf({ publics, seats }: Deal): { head: number; times: number }[] {
  return [
    ...publics.map((head) => ({ head, times: 1 })),
    { head: rows.HEAD_PRIVATE, times: 1 },
    { head: rows.HEAD_EMPTY, times: seats === 1 ? SOLO_SPACE : 1 },
    ...(seats === 1 ? [{ head: rows.HEAD_GROWTH, times: -1 }] : []),
  ];
}

/** Judges by a net, in the cases that it was trained for; else by hand. */
export function netJudge(file: NetFile, beliefs: Beliefs): Judge {
  const net = new Net(file);
  const hand = handJudge(beliefs);
  const features = new Features();
  const cache = new ValueCache();
  let last = { deal: undefined as Deal | undefined, blend: net.blend([]) };

  /** What the lines of the score are expected to come to, but for tokens and the target so far. */
  function linesExpected(s: State, seat: number, drafts: number): number {
    const known = cache.find(s, seat, drafts);
    if (known !== undefined) return known;
    if (last.deal !== s.deal) last = { deal: s.deal, blend: net.blend(headsOf(s.deal)) };
    net.clear();
    features.write(net, s, seat, drafts);
    net.run();
    return cache.keep(net.read(last.blend));
  }

  return {
    weighsPass: true,
    standing(s, seat, drafts, taken) {
      const which = caseOf(s.deal, seat);
      if (which < 0 || !hasBit(net.cases, which)) return hand.standing(s, seat, drafts, taken);
      const solo = isSolo(s);
      // Nothing is left to guess.
      if (drafts === 0) return sumLines(linesOf(s, seat, true)) - (solo ? targetSoFar(s, drafts, taken) : 0);
      const points = linesExpected(s, seat, drafts);
      return solo ? points - targetSoFar(s, drafts, taken) : points + tokensWorth(beliefs, s, seat);
    },
  };
}

/**
 * Alone: the pips of the track, and of the dice that will be left of this round's once its drafts are made. Dice that were
 * just rolled do not count yet. `taken` is a die that was drafted but lies in the pool still; -1 for none.
 */
export function targetSoFar(s: State, drafts: number, taken: number): number {
  const known = targetOf(s);
  if (s.round >= ROUNDS || s.pool.length === 0 || isFresh(s)) return known;
  let pips = 0;
  for (let i = 0; i < s.pool.length; i++) pips += DIE_SHADE[s.pool[i]] + 1;
  let dice = s.pool.length;
  if (taken >= 0) {
    pips -= DIE_SHADE[taken] + 1;
    dice--;
  }
  if (dice === 0) return known;
  const draftsThisRound = drafts - 2 * (ROUNDS - s.round - 1);
  return known + (pips * Math.max(0, dice - draftsThisRound)) / dice;
}
