import { describe, expect, it } from 'vitest';
import { rows as bots } from '../../../games/sentient/ui/corrections/rows.ts';
import type { CorrectableRows } from '../../../games/ui/corrections.ts';
import { pack } from '../src/app/packed.ts';
import { BadSet, changesIn, packSet, parseSet, printSet, readRows, unpackSet } from '../src/corrections/sets.ts';

// As the page has it: without its types.
const correctable = bots as unknown as CorrectableRows;
const ROW = { id: 17, type: 'industry', condition: { op: 'sumOdd' }, vp: 4, left: '=', right: '-' };
const OPTIONS = { deck: [ROW] };

/** Why a text is refused: its kind, and what it is about. */
function refusalOf(text: string): string {
  try {
    parseSet(text, 'sentient', correctable);
  } catch (error) {
    if (error instanceof BadSet) return `${error.kind} ${error.about}`.trim();
    throw error;
  }
  return '';
}
const file = (part: object) =>
  JSON.stringify({ stolik: 'corrections', format: 1, game: 'sentient', corrections: OPTIONS, ...part });

describe('a set of corrections', () => {
  it('goes through a file and a link unchanged', async () => {
    const fromFile = parseSet(printSet('sentient', OPTIONS), 'sentient', correctable);
    expect(correctable.optionsOf(fromFile)).toEqual(OPTIONS);
    const link = await packSet('sentient', OPTIONS);
    expect(correctable.optionsOf(await unpackSet(link, 'sentient', correctable))).toEqual(OPTIONS);
  });

  it('is refused whole where anything in it is wrong', async () => {
    expect(refusalOf(file({}))).toBe('');
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '{"deck":[]}',
      file({ format: 2 }),
      file({ stolik: 'game' }),
      file({ x: 1 }),
    ])
      expect(refusalOf(text), text).toBe('notOurs');
    expect(refusalOf(file({ game: 'smartphone' }))).toBe('otherGame smartphone');
    expect(refusalOf(file({ corrections: { deck: [ROW, { ...ROW, id: 61 }] } }))).toBe('field deck[1].id');
    expect(refusalOf(file({ corrections: { deck: [{ ...ROW, vp: 40 }] } }))).toBe('field deck[0].vp');
    expect(refusalOf(file({ corrections: 7 }))).toBe('field corrections');
    await expect(unpackSet('no-link', 'sentient', correctable)).rejects.toThrow(BadSet);
    await expect(pack({ deck: [] }).then((link) => unpackSet(link, 'sentient', correctable))).rejects.toThrow(BadSet);
  });

  it('is told by what it changes, and by what it confirms', () => {
    const rows = readRows({ deck: [ROW, correctable.ourRow('3')] }, correctable);
    const changes = changesIn(rows, new Map(), correctable);
    expect(changes.map(({ key, fields }) => [key, fields])).toEqual([
      ['3', []],
      ['17', ['vp', 'left']],
    ]);
    // Whoever has it already would change nothing.
    expect(changesIn(rows, rows, correctable)).toEqual([]);
  });
});
