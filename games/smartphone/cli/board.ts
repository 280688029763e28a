import type { Drawing } from '@stolik/core';
import {
  type Color,
  guessedOf,
  isSteveGuessed,
  REGIONS,
  type RegionView,
  SIZE_FACTS,
  STEVE,
  TECHNOLOGIES,
  type View,
} from '../rules/index.ts';
import { type Words, words } from '../text/index.ts';
import { drawPlanner, drawUpgrade } from './planner.ts';

/** The table as text: everything a seat may know. */
export function draw(v: View, seat: number | undefined, drawing: Drawing): string {
  const w = words[drawing.language];
  const blocks = [header(v, w, drawing), companies(v, w, drawing), regions(v, seat, w, drawing)];
  blocks.push(technologies(v, seat, w, drawing));
  const notes = [...steve(v, w), ...reconstructed(v, w)];
  if (notes.length > 0) blocks.push(notes.join('\n'));
  if (v.step === 'over') blocks.push(ledger(v, w, drawing));
  else if (seat !== undefined && v.step === 'plan') blocks.push(drawPlanner(v.companies[seat], w, drawing));
  return `${blocks.join('\n\n')}\n`;
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V'];

/** The style and the letter of each colour. */
const STYLE: Readonly<Record<Color, string>> = {
  green: 'bold white on green',
  blue: 'bold white on blue',
  black: 'bold',
  yellow: 'bold black on yellow',
  red: 'bold white on red',
};
const LETTER: Readonly<Record<Color, string>> = {
  green: 'G',
  blue: 'B',
  black: 'K',
  yellow: 'Y',
  red: 'R',
};

function nameOf(company: number, { names }: Drawing): string {
  return names[company] ?? STEVE;
}

function header(v: View, w: Words, drawing: Drawing): string {
  const { paint } = drawing;
  const phase = `${v.phase} ${w.phases[v.phase - 1]}`;
  const order = v.order.map((company, turn) => {
    const isNow = turn === v.turn && v.step !== 'over' && v.step !== 'plan';
    return isNow ? paint('bold', `[${nameOf(company, drawing)}]`) : nameOf(company, drawing);
  });
  const points = v.points > 0 ? `   ${w.labels.progress}: ${v.points}` : '';
  return `${paint('bold', `${w.labels.round} ${ROMAN[v.round - 1]}/V, ${w.labels.phase} ${phase}`)}   ${w.labels.order}: ${order.join(' > ')}${points}`;
}

/** Room for a name and its colour. */
const NAME = 26;

function companies(v: View, w: Words, drawing: Drawing): string {
  const { labels } = w;
  const columns = [labels.price, labels.vp, labels.goods, labels.tokens, labels.offices, labels.total];
  const head = `${''.padEnd(NAME)}${columns.map((column) => `  ${column}`).join('')}`;
  const rows = v.companies.map((company, i) => {
    const numbers = [company.price, company.vp, company.goods, company.tokens, company.offices, company.total];
    const name = ` ${LETTER[company.colour]}  ${nameOf(i, drawing)} (${w.colors[company.colour]})`;
    const upgrades = company.upgrades.length > 0 ? `\n     ${company.upgrades.join('  ')}` : '';
    return `${drawing.paint(STYLE[company.colour], name.slice(0, NAME).padEnd(NAME))}${numbers.map((n, column) => String(n).padStart(columns[column].length + 2)).join('')}${drawing.paint('dim', upgrades)}`;
  });
  return [drawing.paint('dim', head), ...rows].join('\n');
}

function regions(v: View, seat: number | undefined, w: Words, drawing: Drawing): string {
  const head = `${w.labels.region.padEnd(30)}${w.labels.offices.padEnd(16)}${w.labels.customers}`;
  const rows = v.regions.map((region, i) => {
    const { size } = REGIONS[i];
    const name = `${region.id} ${w.regions[region.id]}`.slice(0, 24).padEnd(25);
    const cost = `${size}${SIZE_FACTS[size].cost}`;
    const progress = seat === undefined ? 0 : (v.companies[seat].progress[region.id] ?? 0);
    const own = progress > 0 ? `   ${w.labels.progress} ${progress}` : '';
    const offices = region.offices.map((company) => letter(v, company, drawing)).join(' ');
    return `${name}${cost}  ${offices}${' '.repeat(Math.max(1, 16 - 2 * region.offices.length))}${market(v, region, i, w, drawing)}${own}`;
  });
  return [drawing.paint('dim', head), ...rows].join('\n');
}

function letter(v: View, company: number | null, { paint }: Drawing): string {
  if (company === null) return paint('dim', '_');
  const { colour } = v.companies[company];
  return paint(STYLE[colour], LETTER[colour]);
}

/** Customers with who sold to them, or the retailer with what it offers. */
function market(v: View, region: RegionView, place: number, w: Words, drawing: Drawing): string {
  const { retailer } = region;
  if (retailer) {
    const bonus = retailer.bonus ? `: ${w.bonuses[retailer.bonus].replace('$', String(retailer.n))}` : '';
    return drawing.paint('dim', `${w.labels.retailer} ${retailer.vp.join('/')} ${w.labels.vp}${bonus}`);
  }
  const customers = REGIONS[place].customers.map((customer, i) => {
    const buyer = region.customers[i];
    return buyer === null ? String(customer) : `${customer}=${letter(v, buyer, drawing)}`;
  });
  const filled = region.offices.filter((company) => company !== null).length;
  // What control pays once somebody has an office there.
  const [first, second] = SIZE_FACTS[REGIONS[place].size].control[Math.max(0, filled - 1)];
  return `${customers.join(' ')}  (${first}${second ? `/${second}` : ''} ${w.labels.vp})`;
}

function technologies(v: View, seat: number | undefined, w: Words, drawing: Drawing): string {
  const rows = v.technologies.map(({ id, side, patent }, i) => {
    const vp =
      patent === undefined
        ? `${w.labels.patent} ${TECHNOLOGIES[i].patentVp} ${w.labels.vp}`
        : letter(v, patent, drawing);
    const cost = seat === undefined ? '' : `  ${w.labels.cost} ${v.companies[seat].costs[id]}`;
    const done = v.companies.flatMap(({ technologies: own }, c) => (own.includes(id) ? [letter(v, c, drawing)] : []));
    const progress = v.companies.flatMap(({ research }, c) =>
      research[id] ? [`${letter(v, c, drawing)}${research[id]}`] : [],
    );
    const state = [...done, ...progress].join(' ');
    return `${id.padEnd(11)}${side}${cost}  ${vp}  ${state}  ${drawing.paint('dim', w.technologies[id].does[side])}`;
  });
  const shown = v.display.map(drawUpgrade).join('   ');
  return [drawing.paint('dim', w.labels.technologies), ...rows, '', `${w.labels.shown}: ${shown || '-'}`].join('\n');
}

/** Steve's next plan is open to all. */
function steve(v: View, w: Words): string[] {
  if (!v.steve || v.step === 'over') return [];
  const { level, track, plan } = v.steve;
  const parts = [
    `${w.labels.price} ${plan.price}`,
    `${w.labels.goods} ${plan.goods}`,
    `${w.labels.research} ${plan.research}`,
    `${w.labels.logistics} ${plan.logistics}`,
  ];
  return [`${STEVE} (${w.levels[level]}) ${w.labels.next} ${w.tracks[track]}: ${parts.join(', ')}`];
}

/** Numbers that were not found in print are said to be ours. */
function reconstructed(v: View, w: Words): string[] {
  const what = [
    ...(v.regions.some(({ retailer }) => retailer && guessedOf(v, retailer).length > 0) ? [w.lines.retailers] : []),
    ...(isSteveGuessed(v) ? [STEVE] : []),
  ];
  return what.length > 0 ? [w.labels.reconstructed.replace('$', what.join(', '))] : [];
}

/** The VP of the whole game, by round and region. */
function ledger(v: View, w: Words, drawing: Drawing): string {
  const rows = v.ledger.flatMap(({ sales, control }, company) => [
    drawing.paint('bold', nameOf(company, drawing)),
    ...sales.map((columns, round) => {
      const ids = [...new Set([...Object.keys(columns), ...Object.keys(control[round])])];
      const cells = ids.map(
        (id) => `${w.regions[id] ?? w.technologies.nfc.name} ${columns[id] ?? 0}+${control[round][id] ?? 0}`,
      );
      return `  ${ROMAN[round].padEnd(4)} ${cells.join(', ') || '-'}`;
    }),
  ]);
  return [w.labels.ledger, ...rows].join('\n');
}
