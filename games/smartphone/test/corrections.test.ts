import { Match, parseLog, printLog, SeededChance, StolikError, seededSource } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { regionWorth } from '../ai/progress.ts';
import { WEIGHTS } from '../ai/weights.ts';
import { RETAILERS, STEVE_PAD, smartphone } from '../rules/index.ts';
import { parseOptions } from '../rules/options.ts';

const TILE = { id: 'rS3', size: 'M', A: { vp: [12, 7, 3] }, B: { vp: [9, 5], bonus: 'goods', n: 2 } };
const ROW = { track: 'budget', round: 2, price: 4, goods: 7, research: 3, logistics: 1, factory: false };

/** The field at fault in options; `undefined` if they are taken. */
function faultOf(options: object): string | undefined {
  try {
    parseOptions(options, 2);
  } catch (error) {
    if (error instanceof StolikError) return error.details.field?.replace('options.', '');
    throw error;
  }
  return undefined;
}
const tile = (change: object) => faultOf({ retailers: [{ ...TILE, ...change }] });
const side = (change: object) => tile({ B: { ...TILE.B, ...change } });
const pad = (change: object) => faultOf({ stevePad: [{ ...ROW, ...change }] });

describe('a corrected retailer', () => {
  it('is one of the seven, once, and of a size that leaves enough of the others', () => {
    expect(tile({})).toBeUndefined();
    expect(tile({ id: 'rS4' })).toBe('retailers[0].id');
    expect(tile({ size: 'XL' })).toBe('retailers[0].size');
    expect(faultOf({ retailers: [TILE, TILE] })).toBe('retailers[1]');
    // Two S, three M and one L lie on the board of some game.
    expect(tile({ id: 'rM1', size: 'S' })).toBe('retailers');
    expect(faultOf({ retailers: [TILE, { ...TILE, id: 'rM1', size: 'S' }] })).toBeUndefined();
    expect(tile({ C: {} })).toBe('retailers[0].C');
    expect(faultOf({ retailers: {} })).toBe('retailers');
  });

  it('has one to five slots of 0 to 40 VP on each side', () => {
    for (const vp of [[0], [40, 40, 40, 40, 40]]) expect(side({ vp })).toBeUndefined();
    for (const vp of [[], [1, 1, 1, 1, 1, 1], 3]) expect(side({ vp })).toBe('retailers[0].B.vp');
    for (const vp of [-1, 41, 1.5, '1']) expect(side({ vp: [1, vp] })).toBe('retailers[0].B.vp[1]');
    expect(tile({ A: undefined })).toBe('retailers[0].A');
  });

  it('says how many goods or how much research, and of no other bonus', () => {
    for (const n of [1, 9]) expect(side({ n })).toBeUndefined();
    for (const n of [0, 10, undefined]) expect(side({ n })).toBe('retailers[0].B.n');
    expect(side({ bonus: 'price' })).toBe('retailers[0].B.n');
    expect(side({ bonus: 'price', n: undefined })).toBeUndefined();
    expect(side({ bonus: 'coffee' })).toBe('retailers[0].B.bonus');
  });
});

describe('a corrected Steve', () => {
  it.each([
    ['price', 2, 8],
    ['goods', 0, 18],
    ['research', 0, 9],
    ['logistics', 0, 9],
    ['round', 1, 5],
  ])('has %s from %i to %i', (name, least, most) => {
    for (const value of [least, most]) expect(pad({ [name]: value })).toBeUndefined();
    for (const value of [least - 1, most + 1]) expect(pad({ [name]: value })).toBe(`stevePad[0].${name}`);
  });

  it('has tracks, levels and a start that we know, each once', () => {
    expect(pad({ track: 'luxury' })).toBe('stevePad[0].track');
    expect(pad({ factory: 1 })).toBe('stevePad[0].factory');
    expect(faultOf({ stevePad: [ROW, ROW] })).toBe('stevePad[1]');
    expect(faultOf({ steveStart: 'luxury' })).toBe('steveStart');
    for (const extra of [-5, 5]) expect(faultOf({ steveLevels: [{ level: 'easy', extra }] })).toBeUndefined();
    for (const extra of [-6, 6])
      expect(faultOf({ steveLevels: [{ level: 'easy', extra }] })).toBe('steveLevels[0].extra');
    expect(faultOf({ steveLevels: [{ level: 'mild', extra: 0 }] })).toBe('steveLevels[0].level');
  });

  it('follows the corrected pad, from the corrected start', () => {
    const options = {
      steve: 'easy',
      steveStart: 'budget',
      stevePad: [{ ...ROW, round: 1 }],
      steveLevels: [{ level: 'easy', extra: 2 }],
    };
    const { steve } = Match.begin(smartphone, { seats: 1, options, source: seededSource('steve') }).view(0);
    const { track, round, ...plan } = ROW;
    expect(steve).toEqual({ level: 'easy', track, plan: { ...plan, goods: 9, research: 5 } });
  });
});

describe('a game with corrected retailers', () => {
  const vp = [13, 2, 1];
  const retailers = ['rM1', 'rM2', 'rM3'].map((id) => ({ id, size: 'M', A: { vp }, B: { vp, bonus: 'price' } }));

  it('deals, shows, counts and weighs them as they were put right', () => {
    const s = smartphone.setup(parseOptions({ retailers }, 2), 2, new SeededChance('corrected'));
    const { regions } = smartphone.view(s, 0);
    const covered = regions.findIndex(({ retailer }) => retailer?.id.startsWith('rM'));
    expect(regions[covered].retailer?.vp).toEqual(vp);
    expect(regions[covered].offices).toHaveLength(3);
    expect(regionWorth(WEIGHTS.few, s, 0, covered, 1)).toBe(13);
    s.offices[covered * 5] = 1;
    expect(regionWorth(WEIGHTS.few, s, 0, covered, 1)).toBe(2);
    expect(smartphone.score(s)[1].lines.retailers).toBe(13);
    // Whoever thinks ahead does so with the same tiles.
    const imagined = smartphone.imagine(smartphone.view(s, 0), 0, new SeededChance('imagined'));
    expect(smartphone.score(imagined)[1].lines.retailers).toBe(13);
  });

  it('is replayed with what it began with', () => {
    const options = parseOptions({ retailers: [TILE], stevePad: [ROW], steve: 'hard' }, 2);
    const match = Match.begin(smartphone, { seats: 2, options, source: seededSource('replayed') });
    const chance = new SeededChance('replayed');
    while (!match.isOver) {
      const [seat] = match.actors;
      const moves = match.legal(seat);
      match.play(seat, [moves[chance.int(moves.length)]]);
    }
    const log = parseLog(printLog(match.log));
    expect(log.header.options).toEqual(options);
    expect(Match.verify(smartphone, log, seededSource('replayed')).view(0)).toEqual(match.view(0));
  });

  it('is the very same where everything is put right as we had it', () => {
    const [A, B] = RETAILERS.filter(({ id }) => id === 'rS1').map(({ vp: slots, bonus, n }) => ({
      vp: slots,
      bonus,
      n,
    }));
    const ours = {
      retailers: [{ id: 'rS1', size: 'S', A, B }],
      stevePad: [{ track: 'budget', round: 1, ...STEVE_PAD.budget[0] }],
    };
    const view = (options: object) => {
      const { corrections, ...rest } = Match.begin(smartphone, {
        seats: 2,
        options,
        source: seededSource('same'),
      }).view(0);
      return rest;
    };
    expect(view({ steve: 'easy', ...JSON.parse(JSON.stringify(ours)) })).toEqual(view({ steve: 'easy' }));
  });
});
