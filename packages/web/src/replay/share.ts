import { cleanText, Match, printable, readInt, readList, readObject, readText } from '@stolik/core';
import { verifiableSource } from '@stolik/fair';
import { pack, unpack } from '../app/packed.ts';
import { loadGame } from '../games.ts';
import type { TableRecord } from '../store/tables.ts';

/** The place of games that travel in their link instead of lying in this browser. */
export const SHARED = 'shared';

const FORMAT = 1;
const LONGEST_NAME = 24;

/**
 * A finished game small enough for a link: seed and moves, from which everything else follows. It stands behind the
 * `#`, so it goes from browser to browser and to no server. Names are those that others are to read.
 */
export async function packGame({ log, seed }: TableRecord, names: readonly string[]): Promise<string> {
  const { game, version, options, entropy } = log.header;
  const plays = log.lines.flatMap((line) => {
    if ('setup' in line) return [];
    return 'retract' in line ? [[line.seat]] : [[line.seat, ...line.moves]];
  });
  const packed = { format: FORMAT, game, version, options, names, seed, entropy, plays };
  return pack(packed);
}

/** The table of such a link. Throws where the link is damaged, or from other rules than this page has. */
export async function unpackGame(text: string): Promise<TableRecord> {
  const packed = readObject(await unpack(text), 'game');
  readInt(packed.format, 'format', FORMAT, FORMAT);
  const version = readInt(packed.version, 'version', 1, 1_000_000);
  const { game } = await loadGame(readText(packed.game, 'game'), version);
  const names = readList(packed.names, 'names').map((name, i) => nameFrom(readText(name, `names[${i}]`), i));
  const seed = readText(packed.seed, 'seed');
  const entropy =
    packed.entropy === undefined
      ? undefined
      : readList(packed.entropy, 'entropy').map((text, i) => readText(text, `entropy[${i}]`));
  const source = verifiableSource(seed);
  const match = Match.begin(game, { seats: names.length, options: packed.options, source, entropy });
  for (const [i, play] of readList(packed.plays, 'plays').entries()) {
    const [seat, ...moves] = readList(play, `plays[${i}]`);
    const sat = readInt(seat, `plays[${i}][0]`, 0, names.length - 1);
    if (moves.length === 0) match.retract(sat);
    else match.play(sat, moves);
  }
  const sitters = names.map((name) => ({ kind: 'human', name }) as const);
  return { id: SHARED, sitters, log: match.log, seed, created: 0, updated: 0, isOver: match.isOver };
}

/** A name as a table would have taken it: the link may come from anybody. */
function nameFrom(text: string, seat: number): string {
  const shown = printable(cleanText(text)).replaceAll('\n', ' ');
  return [...shown].slice(0, LONGEST_NAME).join('') || `${seat + 1}`;
}
