import { describe, expect, it } from 'vitest';
import { draw } from '../cli/index.ts';
import { BONUSES, type Event, REGION_IDS, RULES, SCORE_LINES, TECHNOLOGY_IDS } from '../rules/index.ts';
import { text, words } from '../text/index.ts';
import { CHEAP, Table } from './table.ts';

const plan = {
  layout: { sides: ['A2', 'B1'], top: 'A', rot: 0, dx: 0, dy: 1 },
  upgrades: [],
  faceDown: ['goods/goods'],
} as const;

const EVENTS: Event[] = [
  { type: 'planned', seat: 0, plan },
  { type: 'price', seat: 0, price: 4 },
  { type: 'price', seat: 0, price: 4, by: 'nfc-B' },
  { type: 'made', seat: 0, goods: 3 },
  { type: 'made', seat: 0, goods: 3, by: 'retailer' },
  { type: 'took', seat: 0, upgrade: 'goods/goods' },
  { type: 'removed', seat: 2, upgrade: 'goods/goods' },
  { type: 'token', seat: 0 },
  { type: 'researched', seat: 0, technology: 'controller', progress: 2 },
  { type: 'finished', seat: 0, technology: 'gps', patent: true },
  { type: 'finished', seat: 0, technology: 'gps', patent: false, by: 'controller-A' },
  { type: 'trucks', seat: 0, trucks: 1, by: 'liion-A' },
  { type: 'expanded', seat: 0, region: 'usa', progress: 1 },
  { type: 'opened', seat: 0, region: 'usa' },
  { type: 'opened', seat: 0, region: 'usa', by: 'wifi-A' },
  ...BONUSES.map((bonus) => ({ type: 'bonus', seat: 0, region: 'canada', bonus }) as const),
  { type: 'declined', seat: 0, region: 'canada' },
  { type: 'moved', seat: 0, from: 'usa', to: 'rsa' },
  { type: 'direct', seat: 0, goods: 2, vp: 10, by: 'nfc-A' },
  { type: 'sold', seat: 0, region: 'usa', customer: 1 },
  { type: 'sold', seat: 0, region: 'usa', customer: 1, by: '4g-B' },
  { type: 'kept', seat: 0, goods: 2, by: 'wifi-B' },
  { type: 'lost', seat: 0, goods: 5 },
  { type: 'sales', seat: 0, goods: 5, vp: 25 },
  { type: 'control', seat: 0, region: 'usa', place: 1, vp: 8 },
  { type: 'control', seat: 1, region: 'usa', place: 2, vp: 4 },
  { type: 'steve', track: 'premium' },
  { type: 'round', round: 2, display: ['goods/goods', 'goods/priceUp'] },
  { type: 'over' },
];

describe.each(['en', 'pl'] as const)('words in %s', (language) => {
  const w = words[language];
  const { prompt, event, reason, scoreLine } = text[language];

  it('name every region, technology and bonus', () => {
    for (const id of REGION_IDS) expect(w.regions[id], id).toBeTruthy();
    for (const id of TECHNOLOGY_IDS) {
      expect(w.technologies[id].does.A, id).toMatch(/\.$/);
      expect(w.technologies[id].does.B, id).toMatch(/\.$/);
    }
  });

  it('have a sentence for every reason', () => {
    for (const rule of RULES) expect(reason({ rule, pieces: ['usa', '4g'] }), rule).toMatch(/\.$/);
    expect(reason({ rule: 'no-slot', pieces: ['north_africa'] })).toContain(w.regions.north_africa);
  });

  it('label every score line', () => {
    for (const id of SCORE_LINES) expect(scoreLine(id), id).toMatch(/^[^$]+$/);
    expect(scoreLine('sales-3')).toContain('3');
  });

  it('tell every event with nothing left unfilled', () => {
    for (const e of EVENTS) {
      expect(event(e, ['Ala', 'Olek']), e.type).toMatch(/^[^{}$]+\.$/);
      expect(event(e, ['Ala', 'Olek'])).not.toContain('undefined');
    }
    expect(event({ type: 'token', seat: 2 }, ['Ala', 'Olek'])).toContain('Steve');
  });

  it('ask for what the step wants', () => {
    const t = new Table({ colors: ['green', 'red'], retailers: {} });
    expect(prompt(t.view(0))).toBe(w.prompts.layout);
    expect(prompt(t.play(`layout ${CHEAP}`).view(0))).toBe(w.prompts.upgrades);
    expect(prompt(t.play('facedown research/priceUp').view(0))).toBe(w.prompts.ready);
    expect(prompt(t.play('ready').plan('red', CHEAP).view(0))).toBe(w.prompts.improve);
    const bonus = new Table({
      colors: ['green', 'red'],
      retailers: { canada: 'rS1-B' },
      progress: { red: { canada: 1 } },
      trucks: { red: 1 },
      phase: 6,
    });
    expect(prompt(bonus.play('expand canada').view(1))).toBe(w.prompts['bonus-goods']);
  });

  it('draw the table, with the planner and what is reconstructed', () => {
    const drawing = { names: ['Ala'], language, paint: (_: string, line: string) => line };
    const t = new Table({ colors: ['green', 'red'], steve: 'normal' }).play(`layout ${CHEAP}`);
    const board = draw(t.view(0), 0, drawing);
    expect(board).toContain(w.labels.plan);
    expect(board).toContain(`${w.labels.price} 3, ${w.labels.goods} 7`);
    expect(board).toContain(w.labels.reconstructed.replace('$', `${w.lines.retailers}, Steve`));
    expect(board).toContain('Ala');
    for (const id of REGION_IDS) expect(board).toContain(id);
    expect(board).not.toContain('undefined');
    const over = new Table({
      colors: ['green', 'red'],
      round: 5,
      sold: { cis: 'red' },
      offices: { cis: ['red'] },
      phase: 8,
    });
    expect(draw(over.view(), undefined, drawing)).toContain(`${w.regions.cis} 5+2`);
  });
});

describe('Polish plurals', () => {
  it('suit the number', () => {
    const made = (goods: number) => text.pl.event({ type: 'made', seat: 0, goods }, ['Ala']);
    expect([1, 2, 5, 12, 14].map(made)).toEqual([
      'Ala: 1 towar z produkcji.',
      'Ala: 2 towary z produkcji.',
      'Ala: 5 towarów z produkcji.',
      'Ala: 12 towarów z produkcji.',
      'Ala: 14 towarów z produkcji.',
    ]);
  });
});
