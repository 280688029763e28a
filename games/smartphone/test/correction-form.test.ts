import { describe, expect, it } from 'vitest';
import { parseOptions } from '../rules/options.ts';
import { check, type Draft, draftOf, withSlots } from '../ui/corrections/draft.ts';
import { type Row, rows } from '../ui/corrections/rows.ts';

const keys = rows.groups.flatMap((group) => group.keys);
const faultsOf = (draft: Draft) => {
  const checked = check(draft);
  return 'faults' in checked ? Object.keys(checked.faults) : [];
};

describe('what can be put right', () => {
  it('is every tile, round, level and the start, each as the rules take it, and all at once', () => {
    expect(keys).toHaveLength(7 + 15 + 3 + 1);
    const ours = new Map<string, Row>(keys.map((key) => [key, rows.ourRow(key)]));
    for (const [key, row] of ours) {
      expect(check(draftOf(row)), key).toEqual({ row });
      expect([...rows.rowsIn(rows.optionsOf(new Map([[key, row]])))]).toEqual([[key, row]]);
    }
    const options = rows.optionsOf(ours);
    expect(parseOptions(options, 2)).toEqual(options);
    expect(rows.optionsOf(new Map())).toEqual({});
  });

  it('says of every field how sure it is, in both languages', () => {
    for (const { keys: names, fields } of rows.groups) {
      for (const key of names) {
        for (const field of fields) {
          expect(rows.certaintyOf(key)[field], `${key} ${field}`).toMatch(/^(printed|deduced|reconstructed)$/);
          for (const words of [rows.words.en, rows.words.pl]) expect(words.say(rows.ourRow(key), field)).not.toBe('');
        }
      }
    }
    expect(rows.certaintyOf('rS1')).toMatchObject({ size: 'deduced', firstA: 'printed', othersA: 'reconstructed' });
    expect(rows.certaintyOf('rS3')).toMatchObject({ size: 'reconstructed', firstA: 'reconstructed' });
  });

  it('names the field that is wrong', () => {
    const tile = draftOf(rows.ourRow('rS1'));
    const pad = draftOf(rows.ourRow('premium-5'));
    const level = draftOf(rows.ourRow('hard'));
    if (tile.kind !== 'tile' || pad.kind !== 'pad' || level.kind !== 'level') throw new Error('other rows');
    expect(faultsOf({ ...tile, A: withSlots(tile.A, 3) })).toEqual(['A.vp.2']);
    expect(faultsOf({ ...tile, B: { ...tile.B, n: '0' } })).toEqual(['B.n']);
    expect(faultsOf({ ...tile, B: { ...tile.B, bonus: 'price', n: 'x' } })).toEqual([]);
    expect(faultsOf({ ...pad, price: '9', goods: '' })).toEqual(['price', 'goods']);
    expect(faultsOf({ ...level, extra: '-6' })).toEqual(['extra']);
    expect(faultsOf({ ...level, extra: '-5' })).toEqual([]);
  });
});
