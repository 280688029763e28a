import { describe, expect, it } from 'vitest';
import { draw } from '../cli/index.ts';
import { DECK, type Event, OPS, type Op, RULES, SCORE_LINES, TYPES } from '../rules/index.ts';
import { count, sayCondition, sayPoints, text, words } from '../text/index.ts';
import { Table } from './table.ts';

describe.each(['en', 'pl'] as const)('words in %s', (language) => {
  const w = words[language];

  it('name every type and every condition', () => {
    for (const type of TYPES) expect(w.types[type]).toBeTruthy();
    for (const op of Object.keys(OPS) as Op[]) expect(w.conditions[op], op).toBeTruthy();
    for (const row of DECK) {
      expect(sayCondition(w, row), `${row.id}`).toMatch(/^[^{}]+$/);
      expect(sayPoints(w, row), `${row.id}`).toMatch(/^[^{}]+$/);
    }
  });

  it('have a sentence for every reason', () => {
    for (const rule of RULES) expect(text[language].reason({ rule, pieces: ['2', '1'] }), rule).toMatch(/^[^$]+\.$/);
    expect(text[language].reason({ rule: 'slot-taken', pieces: ['2', '53'] })).toContain('53');
    expect(text[language].reason({ rule: 'nothing-to-block', pieces: ['left'] })).toContain(w.corners.left);
  });

  it('label every score line', () => {
    for (const id of SCORE_LINES) expect(text[language].scoreLine(id), id).toMatch(/^[^{}]+$/);
    expect(new Set(SCORE_LINES.map(text[language].scoreLine)).size).toBe(SCORE_LINES.length);
  });

  it('tell every event with nothing left unfilled', () => {
    const events: Event[] = [
      { type: 'round', round: 2, order: [1, 0], factory: [1, 2, 3, 4], investors: [...TYPES], dice: [] },
      { type: 'agent', seat: 0, slot: 2, card: 53, assistants: 0 },
      { type: 'agent', seat: 0, slot: 2, card: 53, assistants: 2 },
      { type: 'reshuffled' },
      { type: 'plugged', seat: 1, slot: 3, card: 53, block: 'none', dice: [4, 5] },
      { type: 'plugged', seat: 1, slot: 3, card: 53, block: 'both', dice: [4, 5] },
      { type: 'passed', seat: 0, forced: false },
      { type: 'passed', seat: 0, forced: true },
      { type: 'wiped', factory: [1, 2, 3, 4] },
      { type: 'scored', seat: 0, bots: [], vp: 14 },
      { type: 'investor', investor: 'military', token: 0, chip: 1 },
      { type: 'investor', investor: 'military', token: 0, chip: null },
      { type: 'investor', investor: 'military', token: null, chip: null },
      { type: 'over' },
    ];
    for (const event of events) {
      const sentence = text[language].event(event, ['Ala', 'Olek']);
      expect(sentence, event.type).toMatch(/^[^{}]+\.$/);
      expect(sentence, event.type).not.toContain('undefined');
    }
    expect(text[language].event({ type: 'ended', seat: 0 }, ['Ala'])).toBeUndefined();
    expect(text[language].event({ type: 'refilled', slot: 1, card: 2 }, ['Ala'])).toBeUndefined();
  });

  it('ask for what the step wants', () => {
    const { prompt } = text[language];
    const t = new Table({ next: [0] });
    expect(prompt(new Table().view())).toBe(w.prompts.agent);
    expect(prompt(t.view())).toBe(w.prompts.agentOnly);
    expect(prompt(t.play('agent 1').view())).toBe(w.prompts.plug);
    expect(prompt(t.play('plug 1').view())).toBe(w.prompts.end);
  });

  it('draw the table, with everything on it', () => {
    const t = new Table({
      agents: [
        [1, 0, 0, 0],
        [0, 1, 0, 0],
      ],
      assistants: [
        [2, 0, 0, 0],
        [0, 0, 0, 0],
      ],
      bots: ['53:left . . .', '. . . 17'],
      hand: 45,
    });
    const board = draw(t.view(), 0, { names: ['Ala', 'Olek'], language, paint: (_, shown) => shown });
    expect(board).toContain('Ala 1+2');
    expect(board).toContain(sayCondition(w, DECK[52]));
    expect(board).toContain(`- 45 =`);
    // Points that we made up are marked, those we know are not.
    expect(board).toContain(`*2: ${w.conditions.sumOdd}`);
    expect(board).toContain(`5: ${w.conditions.eq}`);
    expect(board).not.toContain(`*5: ${w.conditions.eq}`);
    // Each part is marked on its own: signs, points and condition.
    expect(board).toContain('*+ 17 -*');
    expect(
      draw(new Table({ hand: 15 }).view(), 0, { names: ['Ala', 'Olek'], language, paint: (_, shown) => shown }),
    ).toContain(`*3: *${w.conditions.oddEven}`);
    expect(board).not.toContain(`*${w.conditions.sumOdd}`);
    for (const type of TYPES) expect(board).toContain(`<${w.types[type]}>`);
    expect(board).toContain(w.deckNote);
  });
});

it('counts as Polish does', () => {
  const counts = (n: number) => [count(words.pl, 'assistants', n), count(words.pl, 'agents', n)];
  expect(counts(0)).toEqual(['0 asystentów', '0 agentów']);
  expect(counts(1)).toEqual(['1 asystent', '1 agent']);
  expect(counts(3)).toEqual(['3 asystenci', '3 agenci']);
  expect(counts(5)).toEqual(['5 asystentów', '5 agentów']);
  expect(counts(12)).toEqual(['12 asystentów', '12 agentów']);
  expect(counts(22)).toEqual(['22 asystenci', '22 agenci']);
  expect([1, 2].map((n) => count(words.en, 'points', n))).toEqual(['1 point', '2 points']);
});
