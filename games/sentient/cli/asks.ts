import { type Ask, badField, readInt, readList, readObject, readText, sumLines } from '@stolik/core';
import {
  type BotType,
  DECK,
  firstBeside,
  investorLines,
  pointsFor,
  provenanceOf,
  readCondition,
  readPoints,
  SOURCES,
  TYPES,
} from '../rules/index.ts';

const SLOTS = 4;
const POSITIONS = 5;
/** More than there are of anything: positions need not be reachable, only sensible. */
const PLENTY = 20;

/** What a bot scores between two dice: a card of the deck, or a condition with its points. */
const bot: Ask = (request) => {
  const { condition, vp } =
    request.card === undefined ? readBot(request) : DECK[readInt(request.card, 'card', 1, DECK.length) - 1];
  const left = readInt(request.left, 'left', 1, 6);
  const right = readInt(request.right, 'right', 1, 6);
  return { vp: pointsFor(condition, vp, left, right) };
};

function readBot(request: Readonly<Record<string, unknown>>) {
  const condition = readCondition(request.condition, 'condition');
  return { condition, vp: readPoints(request.vp, 'vp', condition.op) };
}

/** Who wins each investor and the chip under it. `order` is the round's stack from the top; players have any names. */
const investors: Ask = (request) => {
  const order = readList(request.order, 'order').map((name, i) => readText(name, `order[${i}]`));
  if (order.length === 0 || order.length > 4) throw badField('order', `must name 1 to 4 players, not ${order.length}`);
  if (new Set(order).size < order.length) throw badField('order', 'must not name anybody twice');
  const agents = readPawns(request.agents, 'agents', order);
  const assistants = readPawns(request.assistants ?? {}, 'assistants', order);
  const seats = order.map((_, seat) => seat);
  const positions = Array.from({ length: POSITIONS }, (_, position) => position);
  const first = (position: number, except: number) => firstBeside(agents, assistants, seats, position, except);
  const tokens = positions.map((position) => first(position, -1));
  const chips = positions.map((position) => first(position, tokens[position]));
  const named = (seat: number) => order[seat] ?? null;
  return { token: tokens.map(named), chip: chips.map(named) };
};

/** Pawns at the four slots by player, as the rules keep them: the supply, which does not count, last. */
function readPawns(json: unknown, field: string, order: readonly string[]): number[] {
  const given = readObject(json, field, order);
  return order.flatMap((name) => {
    const slots = readList(given[name] ?? [0, 0, 0, 0], `${field}.${name}`);
    if (slots.length !== SLOTS) throw badField(`${field}.${name}`, `must have ${SLOTS} slots, not ${slots.length}`);
    return [...slots.map((pawns, i) => readInt(pawns, `${field}.${name}[${i}]`, 0, PLENTY)), 0];
  });
}

/** What investors pay in the end for bots of their type. */
const final: Ask = (request) => {
  const lines = investorLines(readCounts(request.investors, 'investors'), readCounts(request.bots, 'bots'));
  return { lines, total: sumLines(lines) };
};

function readCounts(json: unknown, field: string): number[] {
  const given = readObject(json, field, TYPES);
  return TYPES.map((type: BotType) => readInt(given[type] ?? 0, `${field}.${type}`, 0, PLENTY));
}

/** The deck as we have it, and how sure each number is. */
const deck: Ask = () => ({
  cards: DECK.map((row) => ({ ...row, provenance: provenanceOf(row), source: SOURCES[row.source] })),
});

export const asks: Readonly<Record<string, Ask>> = {
  'sentient.bot': bot,
  'sentient.investors': investors,
  'sentient.final': final,
  'sentient.deck': deck,
};
