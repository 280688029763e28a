import type { DecisionReview } from '@stolik/review';
import { describe, expect, it } from 'vitest';
import { gapOf, isUnsure, seatReview, shownFirst } from '../src/review/marks.ts';
import { lossIn, pointsIn, signed } from '../src/review/numbers.ts';
import { whyIn } from '../src/review/why.ts';

const names: Readonly<Record<string, string>> = { rows: 'Row Color Variety', own: 'Private objective' };
const scoreLine = (line: string) => names[line];
// Of all that a game's page has, sentences need the names of its lines.
const ui = { text: { en: { scoreLine }, pl: { scoreLine } } };

const decision = (change: Partial<DecisionReview> = {}): DecisionReview => ({
  index: 3,
  seat: 0,
  line: 4,
  last: 4,
  played: 'a',
  best: 'b',
  loss: 3.1,
  low: 2.2,
  high: 4,
  mark: 'costly',
  lines: { rows: -2.1, own: 0.6, rivals: -1.04 },
  why: ['rows', 'rivals', 'own'],
  lead: -4,
  bestLead: -1,
  worlds: 64,
  tried: [
    { turn: 'b', loss: 0, low: 0, high: 0 },
    { turn: 'a', loss: 3.1, low: 2.2, high: 4 },
  ],
  ...change,
});

describe('a loss in words', () => {
  it('is told with how sure it is, in as many digits as mean something', () => {
    expect(lossIn('en', { loss: 3.1, low: 2.2, high: 4 })).toBe('about 3 points (2 to 4)');
    expect(lossIn('en', { loss: 1.2, low: 0.8, high: 1.6 })).toBe('about 1.2 points (0.8 to 1.6)');
    expect(lossIn('en', { loss: 32.27, low: 32.27, high: 32.27 })).toBe('about 32 points');
    expect(lossIn('en', { loss: 1, low: -0.4, high: 2.4 })).toBe('about 1 point (0 to 2)');
  });

  it('has the forms of Polish', () => {
    expect(lossIn('pl', { loss: 3.1, low: 2.2, high: 4 })).toBe('około 3 punktów (od 2 do 4)');
    expect(lossIn('pl', { loss: 1, low: 0.2, high: 1.8 })).toBe('około 1 punktu (od 0 do 2)');
    expect(lossIn('pl', { loss: 1.5, low: 1.2, high: 1.8 })).toBe('około 1,5 punktu (od 1,2 do 1,8)');
    expect([1, 3, 5, 12, 22, 2.5].map((points) => pointsIn('pl', points))).toEqual([
      '1 punkt',
      '3 punkty',
      '5 punktów',
      '12 punktów',
      '22 punkty',
      '2,5 punktu',
    ]);
  });

  it('has a sign of its own, and none for nothing', () => {
    expect([2.13, -0.6, 0.04, -0.04].map((points) => signed(points, 'en'))).toEqual(['+2.1', '−0.6', '0', '0']);
  });
});

describe('the reason of a mark', () => {
  it('is made of the numbers alone: what it cost, then what it brought in return', () => {
    expect(whyIn(ui, 'en', decision())).toBe(
      'At the end of the game, against the better turn: Row Color Variety −2.1, points of the strongest opponent +1; in return Private objective +0.6.',
    );
    expect(whyIn(ui, 'pl', decision({ why: ['rows'] }))).toBe(
      'Na koniec gry, względem lepszego ruchu: Row Color Variety −2,1.',
    );
  });

  it('of a find says what it won', () => {
    const find = decision({ mark: 'fine', best: 'a', lines: { rows: 4, own: -1 }, why: ['rows', 'own'] });
    expect(whyIn(ui, 'en', find)).toMatch(/against the next best turn: Row Color Variety \+4; in return Private/);
    expect(
      gapOf({
        ...find,
        tried: [
          { turn: 'a', loss: 0, low: 0, high: 0 },
          { turn: 'c', loss: 3, low: 2, high: 4 },
        ],
      }).turn,
    ).toBe('c');
  });

  it('is left out where no line is surely one', () => {
    expect(whyIn(ui, 'en', decision({ why: [] }))).toBe('');
  });
});

it('shows at most three losses and the best find first, in the order of the game', () => {
  const all = [5, 9, 2, 7].map((loss, index) => decision({ index, loss }));
  const find = decision({ index: 4, mark: 'fine', best: 'a' });
  const none = decision({ index: 5, mark: 'none' });
  const found = [...all, find, none];
  const asked = found.map(({ index, seat, line, last, played }) => ({ index, seat, line, last, played, suspicion: 0 }));
  const known = {
    decisions: new Map(found.map((one) => [one.index, one])),
    orders: new Map([[0, asked.toReversed()]]),
    chart: undefined,
    story: undefined,
    engine: '1',
    share: 1,
    isDone: true,
    hasFailed: false,
  };
  const review = seatReview(known, 0);
  expect(shownFirst(review).map(({ index }) => index)).toEqual([0, 1, 3, 4]);
  expect(review.isWhole).toBe(true);
  expect(seatReview({ ...known, decisions: new Map() }, 0)).toMatchObject({ isWhole: false, losses: [] });
});

it('does not call a turn as good as any where two ways of judging disagree', () => {
  expect(isUnsure(decision({ mark: 'none' }))).toBe(true);
  expect(isUnsure(decision({ mark: 'none', low: -0.2 }))).toBe(false);
  expect(isUnsure(decision({ mark: 'none', best: 'a', low: 0 }))).toBe(false);
});
