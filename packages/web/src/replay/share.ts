import { cleanText, type Log, Match, printable, readInt, readList, readLog, readObject, readText } from '@stolik/core';
import { digest, sourceOf } from '@stolik/fair';
import i18next from 'i18next';
import { pack, unpack } from '../app/packed.ts';
import { loadGame } from '../games.ts';
import type { TableRecord } from '../store/tables.ts';

/** The place of games that travel in their link instead of lying in this browser. */
export const SHARED = 'shared';

/** Forks and games that are dealt by tag have more to say: a page that does not know of them refuses the link. */
const [FORMAT, MORE] = [1, 2];
const LONGEST_NAME = 24;

/**
 * A finished game, or a fork, small enough for a link: seed and moves, from which everything else follows; of what a fork
 * has from another game also the outcomes. It stands behind the `#`, so it goes from browser to browser and to no server.
 * Names are those that others are to read.
 */
export async function packGame({ log, seed }: TableRecord, names: readonly string[]): Promise<string> {
  const { game, version, options, entropy, chance, fork } = log.header;
  const first = fork ? fork.line + 1 : 0;
  const plays = log.lines.slice(first).flatMap((line) => {
    if ('setup' in line || 'anew' in line) return [];
    return 'retract' in line ? [[line.seat]] : [[line.seat, ...line.moves]];
  });
  const packed = { game, version, options, names, seed, entropy, plays };
  if (!fork && !chance) return pack({ format: FORMAT, ...packed });
  const anew = log.lines[first];
  const given = fork && log.lines.slice(0, first).map(({ seq: _, hash: __, ...line }) => line);
  const seenBy = anew && 'anew' in anew ? anew.seat : undefined;
  return pack({ format: MORE, ...packed, chance, fork, given, seenBy });
}

/** The table of such a link. Throws where the link is damaged, or from other rules than this page has. */
export async function unpackGame(text: string): Promise<TableRecord> {
  const packed = readObject(await unpack(text), 'game');
  readInt(packed.format, 'format', FORMAT, MORE);
  const names = readList(packed.names, 'names').map((name, i) => nameFrom(readText(name, `names[${i}]`), i));
  const seed = readText(packed.seed, 'seed');
  const match = await beginOf(packed, names.length, seed);
  for (const [i, play] of readList(packed.plays, 'plays').entries()) {
    const [seat, ...moves] = readList(play, `plays[${i}]`);
    const sat = readInt(seat, `plays[${i}][0]`, 0, names.length - 1);
    if (moves.length === 0) match.retract(sat);
    else match.play(sat, moves);
  }
  const sitters = names.map((name) => ({ kind: 'human', name }) as const);
  return { id: SHARED, sitters, log: match.log, seed, created: 0, updated: 0, isOver: match.isOver };
}

/** What the moves of a link are played on: a deal, or the position where a fork begins. */
async function beginOf(packed: Readonly<Record<string, unknown>>, seats: number, seed: string): Promise<Match> {
  const { format, game: id, version, options, entropy, chance, fork, given, seenBy } = packed;
  const isFork = format === MORE && fork !== undefined;
  // Where there is nothing to begin with, the set-up is only there to be read.
  const lines = isFork ? readList(given, 'given') : [{ setup: true, outcomes: [] }];
  const { header, lines: read }: Log = readLog({
    header: {
      game: id,
      version,
      seats,
      options,
      ...(isFork ? { commitment: digest(seed) } : {}),
      ...(entropy === undefined ? {} : { entropy }),
      ...(format === MORE && chance !== undefined ? { chance } : {}),
      ...(isFork ? { fork } : {}),
    },
    lines: lines.map((line, seq) => ({ seq, ...readObject(line, `given[${seq}]`) })),
  });
  const { game } = await loadGame(header.game, header.version);
  const source = sourceOf(header, seed);
  if (!isFork) return Match.begin(game, { seats, options: header.options, source, entropy: header.entropy });
  const from = seenBy === undefined ? undefined : readInt(seenBy, 'seenBy', 0, seats - 1);
  return Match.branch(game, { header, lines: read }, source, from);
}

/** A name as a table would have taken it: the link may come from anybody. */
function nameFrom(text: string, seat: number): string {
  const shown = printable(cleanText(text)).replaceAll('\n', ' ');
  return [...shown].slice(0, LONGEST_NAME).join('') || i18next.t('fork.seat', { n: seat + 1 });
}
