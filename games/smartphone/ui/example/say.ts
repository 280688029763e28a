import { BASE_PRICE, LINKS, type Move } from '../../rules/index.ts';
import { type BoardContext, capital, fill } from '../context.ts';
import { explainTechnology, sayRegion } from '../explain.ts';
import { coveredCells, draftOfPlan } from '../planner/judge.ts';
import { plannerWords, sayOutcome } from '../planner/words.ts';
import { upgradeName } from '../Tile.tsx';
import { planIn, sayPlanned } from './Plan.tsx';
import type { Parts } from './parts.ts';
import { exampleWords } from './words.ts';

/** A move in words. */
export function sayMove(move: Move, { words, language }: BoardContext): string {
  const { moves } = exampleWords[language];
  switch (move.do) {
    case 'layout': {
      const draft = draftOfPlan({ layout: move, upgrades: [], faceDown: [] }, []);
      const [upper, lower] = move.top === 'A' ? move.sides : move.sides.toReversed();
      return fill(moves.layout, { upper, lower, covered: coveredCells(draft).length });
    }
    case 'lay': {
      const w = plannerWords[language];
      return fill(moves.lay, {
        upgrade: upgradeName(move.cells.join('/'), words),
        over: move.under ? w.isUnder : w.isOver,
        cells: move.at.map(([x, y]) => fill(w.isAt, { x: x + 1, y: y + 1 })).join('; '),
      });
    }
    case 'facedown':
    case 'take':
      return fill(moves[move.do], { upgrade: upgradeName(move.upgrade, words) });
    case 'research':
    case 'finish':
      return fill(moves[move.do], { technology: words.technologies[move.technology].name });
    case 'expand':
    case 'second':
    case 'office':
    case 'sell':
      return fill(moves[move.do], { region: words.regions[move.region] });
    case 'move':
      return fill(moves.move, { from: words.regions[move.from], to: words.regions[move.to] });
    case 'price':
      return moves[`price-${move.change}`];
    case 'direct':
      return fill(moves.direct, { goods: move.goods });
    default:
      return moves[move.do];
  }
}

/** Moves one after the other; the same one several times is said once. */
export function sayMoves(moves: readonly Move[], context: BoardContext): string {
  const { times } = exampleWords[context.language];
  const said: [move: string, n: number][] = [];
  for (const move of moves.map((each) => sayMove(each, context))) {
    const last = said.at(-1);
    if (last?.[0] === move) last[1]++;
    else said.push([move, 1]);
  }
  return capital(said.map(([move, n]) => (n > 1 ? fill(times, { move, n }) : move)).join('; ') || ' ');
}

/** A fact about a company: what it is called, and how much. */
export interface Fact {
  readonly kind: 'price' | 'goods' | 'gears' | 'trucks' | 'tokens' | 'offices' | 'factory';
  readonly name: string;
  readonly value: number | string;
}

/** What matters of a company now: its price, its goods, what it may still place, and what is unusual. */
export function factsOf(company: number, { view, words, ui, language }: BoardContext): readonly Fact[] {
  const { price, goods, tokens, offices, factory } = view.companies[company];
  const w = exampleWords[language];
  const steve = company >= view.seats ? view.steve?.plan : undefined;
  if (steve)
    return [
      { kind: 'price', name: words.labels.price, value: steve.price },
      { kind: 'goods', name: words.labels.goods, value: steve.goods },
      { kind: 'gears', name: words.labels.research, value: steve.research },
      { kind: 'trucks', name: words.labels.logistics, value: steve.logistics },
    ];
  const isActing = view.actors.includes(company);
  const facts: (Fact | false)[] = [
    (view.step !== 'plan' || price !== BASE_PRICE) && { kind: 'price', name: words.labels.price, value: price },
    (goods > 0 || view.step === 'sales') && { kind: 'goods', name: words.labels.goods, value: goods },
    isActing && view.phase === 5 && { kind: 'gears', name: w.gears, value: view.points },
    isActing && view.phase === 6 && !view.bonus && { kind: 'trucks', name: w.trucks, value: view.points },
    view.phase === 4 && factory && { kind: 'factory', name: ui.factory, value: plannerWords[language].yes },
    tokens > 0 && { kind: 'tokens', name: ui.tokens, value: tokens },
    offices === 0 && { kind: 'offices', name: ui.officesLeft, value: offices },
  ];
  return facts.filter((fact) => fact !== false);
}

/** Everything that a scene draws, for whoever cannot see it. */
export function sayScene(context: BoardContext, points: BoardContext, parts: Parts): string {
  const { view, seat = 0, words, ui, language, nameOf } = context;
  const w = exampleWords[language];
  const said: string[] = [];
  const list = (items: readonly string[]) => items.join(', ') || w.nothing;
  if (parts.phase) said.push(fill(ui.chapter, { round: view.round, phase: words.phases[view.phase - 1] }));
  if (parts.prices) said.push(`${w.prices}: ${list(view.companies.map(({ price }, i) => `${nameOf(i)} ${price}`))}`);
  if (parts.order) said.push(`${w.order}: ${list(view.order.map(nameOf))}`);
  if (parts.vp) said.push(...view.companies.map((_, i) => sayPoints(i, points)));
  const plan = parts.plan ? planIn(view, seat) : undefined;
  if (plan) said.push(`${sayPlanned(plan, context)}`, sayOutcome(plan.forecast, language));
  for (const company of parts.companies) {
    const owned = view.companies[company].technologies.map((id) => words.technologies[id].name);
    const facts = factsOf(company, context).map(({ name, value }) => `${name}: ${value}`);
    said.push(
      `${nameOf(company)}: ${[...facts, ...(owned.length > 0 ? [`${words.labels.technologies}: ${owned.join(', ')}`] : [])].join('; ')}`,
    );
  }
  if (parts.display) said.push(`${w.display}: ${list(view.display.map((id) => upgradeName(id, words)))}`);
  if (parts.map.length > 0) said.push(...sayMap(context, parts.map));
  for (const region of view.regions.filter(({ id }) => parts.regions.includes(id))) {
    const { title, text } = sayRegion(region, context);
    said.push(`${title}: ${text.replace(/\.$/, '')}`);
  }
  for (const technology of view.technologies.filter(({ id }) => parts.technologies.includes(id))) {
    const { title, text } = explainTechnology(technology, context);
    said.push(`${title}: ${text.replace(/\.$/, '')}`);
  }
  return said.map((part) => `${capital(part)}.`).join(' ');
}

/** Points on the track, and with patents and retailers. */
export function sayPoints(company: number, { view, language, words, nameOf }: BoardContext): string {
  const { vp, total } = view.companies[company];
  const w = exampleWords[language];
  const { vp: unit } = words.labels;
  return `${nameOf(company)}: ${vp} ${unit} ${w.track}${total <= vp ? '' : `, ${total} ${unit} ${w.total}`}`;
}

function sayMap({ view, words, ui, language, nameOf }: BoardContext, regions: readonly string[]): readonly string[] {
  const w = exampleWords[language];
  return view.regions
    .filter(({ id }) => regions.includes(id))
    .map(({ id, offices, retailer }) => {
      const names = offices.flatMap((owner) => (owner === null ? [] : [nameOf(owner)]));
      const linked = linkedTo(id).map((other) => words.regions[other]);
      return [
        words.regions[id],
        ...(names.length > 0 ? [fill(w.isHere, { names: names.join(', ') })] : []),
        ...(retailer ? [words.labels.retailer.toLowerCase()] : []),
        fill(ui.linkedTo, { names: linked.join(', ') }),
      ].join('; ');
    });
}

/** Regions that a line joins to this one. */
function linkedTo(id: string): readonly string[] {
  return LINKS.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));
}
