import { LEVELS, type Level } from '@stolik/bots';
import { cleanText, type Game, printable, readInt, readList, readObject, readOneOf, readText } from '@stolik/core';
import { dealt, type Result, resultOf } from '@stolik/daily';
import { digest } from '@stolik/fair';
import { pack, unpack } from '../app/packed.ts';
import type { TableRecord } from '../store/tables.ts';

/** What friends play each by themselves: the same game against the same birds, dealt alike. */
export interface DuelDeal {
  readonly game: string;
  readonly version: number;
  readonly birds: readonly Level[];
  readonly seed: string;
}

/** Somebody's game of it, play by play: it is played again by whoever reads it, and never believed. */
export interface DuelGame {
  readonly name: string;
  readonly plays: readonly (readonly unknown[])[];
}

export interface DuelLink {
  readonly deal: DuelDeal;
  readonly games: readonly DuelGame[];
}

const FORMAT = 1;
const LONGEST_NAME = 24;
/** Friends whose games one link holds. */
const MOST_GAMES = 8;

export function packDuel({ deal, games }: DuelLink): Promise<string> {
  return pack({ format: FORMAT, ...deal, games });
}

/** What is in a link, by its form. Throws where it is damaged. */
export async function unpackDuel(text: string): Promise<DuelLink> {
  const packed = readObject(await unpack(text), 'duel');
  readInt(packed.format, 'format', FORMAT, FORMAT);
  const deal = {
    game: readText(packed.game, 'game'),
    version: readInt(packed.version, 'version', 1, 1e6),
    birds: readList(packed.birds, 'birds').map((bird, i) => readOneOf(bird, `birds[${i}]`, LEVELS)),
    seed: readText(packed.seed, 'seed'),
  };
  const games = readList(packed.games, 'games')
    .slice(0, MOST_GAMES)
    .map((json, i) => readGame(json, `games[${i}]`));
  return { deal, games };
}

function readGame(json: unknown, field: string): DuelGame {
  const { name, plays } = readObject(json, field, ['name', 'plays']);
  const shown = printable(cleanText(readText(name, `${field}.name`))).replaceAll('\n', ' ');
  return {
    name: [...shown].slice(0, LONGEST_NAME).join(''),
    plays: readList(plays, `${field}.plays`).map((play, i) => readList(play, `${field}.plays[${i}]`)),
  };
}

/** Which duel it is, whoever sends it. */
export function duelId({ game, version, birds, seed }: DuelDeal): string {
  return digest(JSON.stringify([game, version, birds, seed])).slice(0, 16);
}

/** The game of a finished table, as a link holds it. */
export function gameOf({ log }: TableRecord, name: string): DuelGame {
  const plays = log.lines.flatMap((line) => {
    if ('retract' in line) return [[line.seat]];
    return 'moves' in line ? [[line.seat, ...line.moves]] : [];
  });
  return { name, plays };
}

/** How somebody's game came out by the rules. Throws where it is not a whole game of this deal. */
export function playedOut(game: Game, { birds, seed }: DuelDeal, { plays }: DuelGame): Result {
  const match = dealt(game, 1 + birds.length, seed);
  for (const [i, [seat, ...moves]] of plays.entries()) {
    const sat = readInt(seat, `plays[${i}][0]`, 0, birds.length);
    if (moves.length === 0) match.retract(sat);
    else match.play(sat, moves);
  }
  if (!match.isOver) throw new Error('the game was not played to its end');
  return resultOf(game, match.log, 0);
}
