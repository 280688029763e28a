import { describe, expect, it } from 'vitest';
import { type Event, PATTERNS, PUBLIC_OBJECTIVES, RULES, TOOLS } from '../rules/index.ts';
import { text, words } from '../text/index.ts';
import { uiWords } from '../text/ui.ts';
import { Table } from './table.ts';

describe.each(['en', 'pl'] as const)('words in %s', (language) => {
  const w = words[language];

  it('name every tool and objective, and say what it does', () => {
    for (const { id } of TOOLS) expect(w.tools[id]?.does, id).toMatch(/\.$/);
    for (const { id } of PUBLIC_OBJECTIVES) expect(w.objectives[id]?.does, id).toMatch(/\.$/);
  });

  it('have a sentence for every reason', () => {
    for (const rule of RULES) expect(text[language].reason({ rule, pieces: ['b2', 'P'] }), rule).toMatch(/\.$/);
    expect(text[language].reason({ rule: 'same-color', pieces: ['b2', 'c1'] })).toMatch(
      /: \S+ 2, \S+ 2; \S+ 3, \S+ 1\.$/,
    );
  });

  it('tell the price of a tool so that one token reads well too', () => {
    expect(text[language].reason({ rule: 'tokens', pieces: ['1'] })).not.toMatch(/1 (favor tokens|znacznik)/);
  });

  it('say that a tool leaves the other placement rules in force', () => {
    for (const id of ['eglomise-brush', 'copper-foil-burnisher', 'lathekin', 'cork-backed-straightedge', 'tap-wheel'])
      expect(w.tools[id].does, id).toMatch(/placement rules hold|zasady umieszczania obowiązują/i);
  });

  it('say what an empty space costs, alone more', () => {
    expect(uiWords[language].emptyCost).toMatch(/ one | 1 PZ/);
    expect(uiWords[language].emptyCostSolo).toMatch(/ three | 3 PZ/);
  });

  it('label every score line', () => {
    for (const id of [...PUBLIC_OBJECTIVES.map((objective) => objective.id), 'private', 'tokens', 'empty']) {
      expect(text[language].scoreLine(id), id).toBeTruthy();
    }
  });

  it('tell every event with nothing left unfilled', () => {
    const events: Event[] = [
      { type: 'patterns', patterns: [PATTERNS[0].id, PATTERNS[1].id] },
      { type: 'round', round: 1, pool: ['R5', 'G2'] },
      { type: 'placed', seat: 0, die: 'R5', cell: 'a1' },
      { type: 'placed', seat: 0, die: 'R5', cell: 'a1', tool: 'flux-brush' },
      { type: 'used', seat: 1, tool: 'lathekin', tokens: 2 },
      { type: 'used', seat: 0, tool: 'lathekin', die: 'Y3' },
      { type: 'picked', seat: 0, die: 'R5' },
      { type: 'changed', seat: 0, from: 'R5', to: 'R6' },
      { type: 'swapped', seat: 0, gave: 'R5', took: 'G1', round: 3 },
      { type: 'drew', seat: 0, color: 'B' },
      { type: 'rerolled', seat: 0, pool: ['R5'] },
      { type: 'moved', seat: 0, die: 'R5', from: 'a1', to: 'b2' },
      { type: 'returned', seat: 0, die: 'R5' },
      { type: 'passed', seat: 0 },
      { type: 'skipped', seat: 0, why: 'running-pliers' },
      { type: 'skipped', seat: 0, why: 'nothing-possible' },
      { type: 'leftovers', round: 2, dice: ['R5'] },
      { type: 'leftovers', round: 2, dice: [] },
      { type: 'over' },
    ];
    for (const event of events) expect(text[language].event(event, ['Ala', 'Olek']), event.type).toMatch(/^[^{}]+\.$/);
    expect(text[language].event({ type: 'ended', seat: 0 }, ['Ala'])).toBeUndefined();
  });

  it('call dice and spaces by their words, not by their codes', () => {
    const sentence = text[language].event({ type: 'moved', seat: 0, die: 'R5', from: 'a1', to: 'b2' }, ['Ala']);
    expect(sentence).toContain(`${w.colors.R} 5`);
    expect(sentence).not.toMatch(/R5|a1|b2/);
  });

  it('ask for what the step wants', () => {
    const t = new Table({ pool: 'R5 G2', tools: ['grozing-pliers', 'lathekin', 'tap-wheel'] });
    const { prompt } = text[language];
    expect(prompt(t.view(0))).toBe(w.prompts.turn);
    expect(prompt(t.play('use grozing-pliers; pick R5').view(0))).toBe(
      `${w.tools['grozing-pliers'].name}: ${w.prompts.adjust}`,
    );
    expect(prompt(t.play('down; put a1').view(0))).toBe(w.prompts.done);
  });

  it('offer a tool after the draft only where one can be used', () => {
    const position = { pool: 'R5 G2', tools: ['eglomise-brush'] };
    const { prompt } = text[language];
    expect(prompt(new Table(position).play('place R5 a1').view(0))).toBe(w.prompts.drafted);
    expect(prompt(new Table({ ...position, tokens: [0, 3] }).play('place R5 a1').view(0))).toBe(w.prompts.done);
  });
});
