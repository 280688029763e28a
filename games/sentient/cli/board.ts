import type { Drawing } from '@stolik/core';
import {
  type BotCard,
  type BotType,
  DECK,
  type InvestorView,
  type ProvenField,
  provenanceOf,
  TYPES,
  type View,
} from '../rules/index.ts';
import { sayCondition, sayPoints, type Words, words } from '../text/index.ts';

/** The colour of each type in a terminal that has any. */
const STYLES: Readonly<Record<BotType, string>> = {
  information: 'bold blue',
  transport: 'bold yellow',
  industry: 'bold green',
  military: 'bold red',
  service: 'bold magenta',
};

/** The table as text: the factory with its investors, then every network, the own one first. */
export function draw(v: View, seat: number | undefined, drawing: Drawing): string {
  const w = words[drawing.language];
  const order = v.seats.map((_, i) => (i + (seat ?? 0)) % v.seats.length);
  const blocks = [
    header(v, w, drawing),
    factory(v, w, drawing),
    ...order.map((owner) => network(v, owner, w, drawing)),
    ...(v.corrections?.length === DECK.length ? [] : [drawing.paint('dim', w.deckNote)]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function header(v: View, w: Words, { names, paint }: Drawing): string {
  const order = v.order.map((seat) => (v.actors.includes(seat) ? paint('bold', `[${names[seat]}]`) : names[seat]));
  const next =
    v.next.length > 0 && v.round < 3 ? `   ${w.labels.next}: ${v.next.map((seat) => names[seat]).join(' > ')}` : '';
  const cards = `${w.labels.deck}: ${v.deck}   ${w.labels.discards}: ${v.discards.length}`;
  return `${paint('bold', `${w.labels.round} ${v.round}/3`)}   ${w.labels.order}: ${order.join(' > ')}${next}   ${cards}`;
}

/** Investors and bots in turn, as they lie: an investor listens to the pawns above and below its line. */
function factory(v: View, w: Words, drawing: Drawing): string {
  const { names, paint } = drawing;
  const lines = [paint('bold', w.labels.factory)];
  v.factory.forEach(({ card, agents, assistants }, slot) => {
    if (v.investors[slot]) lines.push(investor(v.investors[slot], w, drawing));
    const pawns = names.flatMap((name, seat) => {
      const [own, helping] = [agents[seat], assistants[seat]];
      return own > 0 ? [`${name} ${own}${helping > 0 ? `+${helping}` : ''}`] : [];
    });
    lines.push(`  ${slot + 1}  ${bot(v, card, w, drawing)}  ${pawns.join(', ')}`.trimEnd());
  });
  const last = v.investors.at(-1);
  if (last) lines.push(investor(last, w, drawing));
  if (v.hand !== undefined) lines.push('', `${paint('bold', w.labels.hand)}: ${bot(v, v.hand, w, drawing).trimEnd()}`);
  return lines.join('\n');
}

function investor({ type, influence, token, chip }: InvestorView, w: Words, { names, paint }: Drawing): string {
  const shares = names.flatMap((name, seat) => (influence[seat] > 0 ? [`${name} ${influence[seat]}`] : []));
  const leads = [
    ...(token === undefined ? [] : [`${w.labels.token}: ${names[token]}`]),
    ...(chip === undefined ? [] : [`${w.labels.chip}: ${names[chip]}`]),
  ];
  const standing = shares.length > 0 ? `${shares.join(', ')}  (${leads.join(', ')})` : '';
  return `${paint(STYLES[type], `<${w.types[type]}>`.padEnd(16))}${paint('dim', standing)}`.trimEnd();
}

/** As wide as the longest condition with its points, in any language. */
const CONDITION = 44;

/** A bot in columns: corners, number, type, points and condition. */
function bot(v: View, card: number, w: Words, { paint }: Drawing): string {
  const row = rowOf(v, card);
  const mark = (field: ProvenField) => (isReconstructed(v, card, field) ? '*' : '');
  const points = typeof row.vp === 'number' ? `${mark('vp')}${row.vp}: ` : '';
  const match = typeof row.vp === 'object' ? ` (${sayPoints(w, row)})` : '';
  const type = paint(STYLES[row.type], w.types[row.type].padEnd(12));
  const says = `${points}${mark('condition')}${sayCondition(w, row)}${match}`.padEnd(CONDITION);
  const [left, right] = [`${mark('left')}${row.left}`.padStart(2), `${row.right}${mark('right')}`.padEnd(2)];
  return `${left}${String(card).padStart(3)} ${right}  ${type}${says}`;
}

function rowOf(v: View, card: number): BotCard {
  return v.corrections?.find(({ id }) => id === card) ?? DECK[card - 1];
}

/** Whether we made up a part of it; whoever corrects a row knows them all. */
function isReconstructed(v: View, card: number, field: ProvenField): boolean {
  const isCorrected = v.corrections?.some(({ id }) => id === card) ?? false;
  return !isCorrected && provenanceOf(DECK[card - 1])[field] === 'reconstructed';
}

function network(v: View, owner: number, w: Words, drawing: Drawing): string {
  const { names, paint } = drawing;
  const seat = v.seats[owner];
  const { dice, bots } = seat.rounds[seat.rounds.length - 1];
  const supply = `${w.labels.agents} ${seat.agents}  ${w.labels.assistants} ${seat.assistants}`;
  const points = `${w.labels.chips} ${seat.chips}  ${w.labels.total} ${seat.total}${seat.passed ? `  (${w.labels.passed})` : ''}`;
  const slots = dice.map((die, place) => {
    const plugged = bots[place];
    if (place === bots.length) return paint('bold', `[${die}]`);
    return `${paint('bold', `[${die}]`)} ${(plugged ? `${plugged.card}` : `.${place + 1}.`).padStart(3)} `;
  });
  const plugged = bots.flatMap((placed, slot) => {
    if (!placed) return [];
    const block = placed.block === 'none' ? '' : `  (${w.labels.blocked}: ${w.corners[placed.block]})`;
    return [`  ${slot + 1}  ${bot(v, placed.card, w, drawing)}-> ${placed.vp}${block}`];
  });
  const investors = TYPES.map((type) => [type, seat.tokens[type] + (seat.printed === type ? 1 : 0)] as const);
  return [
    `${paint('bold', `${names[owner]}  ${seat.company}`)}   ${supply}  ${points}`,
    `  ${w.labels.tokens}: ${counts(investors, w)}   ${w.labels.bots}: ${counts(Object.entries(seat.bots), w)}`,
    `  ${slots.join(' ')}`,
    ...plugged,
  ].join('\n');
}

function counts(numbers: readonly (readonly [string, number])[], w: Words): string {
  const some = numbers.filter(([, number]) => number > 0);
  return some.map(([type, number]) => `${w.types[type as BotType]} ${number}`).join(', ') || '-';
}
