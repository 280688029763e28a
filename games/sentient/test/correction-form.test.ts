import { describe, expect, it } from 'vitest';
import { type BotType, DECK, OPS, readCorrections, TYPES } from '../rules/index.ts';
import { check, type Draft, draftOf, opsOf, withType } from '../ui/corrections/draft.ts';

const draft = (card: number, part: Partial<Draft> = {}): Draft => ({ ...draftOf(DECK[card - 1]), ...part });
const rowOf = (one: Draft) => {
  const checked = check(one);
  return 'row' in checked ? checked.row : undefined;
};
const faultsOf = (one: Draft) => {
  const checked = check(one);
  return 'faults' in checked ? checked.faults : {};
};

describe('the form of a bot', () => {
  it('says of every card what is on it, as the rules take it', () => {
    for (const { provenance, source, ...row } of DECK) {
      expect(rowOf(draftOf(row)), `${row.id}`).toEqual(row);
      expect(readCorrections([rowOf(draftOf(row))], 'deck')).toEqual([row]);
    }
  });

  it('offers each type its own conditions, and keeps what another one needed', () => {
    for (const type of TYPES) expect(opsOf(type).every((op) => OPS[op].type === type)).toBe(true);
    const other: BotType = 'transport';
    const changed = { ...draft(27), ...withType(draft(27), other) };
    expect(changed).toMatchObject({ type: other, op: 'lt', value: '7', vp: '5' });
    expect(rowOf(changed)).toEqual({ id: 27, type: other, condition: { op: 'lt' }, vp: 5, left: '+', right: '=' });
    expect(withType(draft(27), 'military')).toEqual({ type: 'military' });
  });

  it('names the fields that are wrong, with what they can be', () => {
    expect(faultsOf(draft(17, { vp: '21' }))).toEqual({ vp: { least: 0, most: 20 } });
    for (const vp of ['', ' ', 'x', '1.5', '-1', '1e1'])
      expect(Object.keys(faultsOf(draft(17, { vp })))).toEqual(['vp']);
    expect(faultsOf(draft(1, { one: '', both: '99' }))).toEqual({
      one: { least: 0, most: 20 },
      both: { least: 0, most: 20 },
    });
    expect(faultsOf(draft(27, { value: '13' }))).toEqual({ value: { least: 2, most: 12 } });
    expect(faultsOf(draft(29, { value: '6' }))).toEqual({ value: { least: 0, most: 5 } });
    expect(Object.keys(faultsOf(draft(25, { le: '1', ge: '' })))).toEqual(['le', 'ge']);
    expect(faultsOf(draft(49, { number: '100' }))).toEqual({ number: { least: 0, most: 99 } });
    // What a condition does not need may say anything.
    expect(faultsOf(draft(37, { value: 'x', one: 'x', number: '' }))).toEqual({});
  });

  it('makes formulas both ways round', () => {
    const made = (part: Partial<Draft>) => rowOf(draft(49, part))?.condition;
    expect(made({ order: 'dice-number', term: 'sum', number: '6' })).toEqual({ op: 'formula', expr: 'sum-6' });
    expect(made({ order: 'number-dice', term: 'higher', number: ' 7' })).toEqual({ op: 'formula', expr: '7-higher' });
  });
});
