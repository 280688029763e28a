import type { Draw } from './chance/recording.ts';
import type { ChanceSource } from './chance/source.ts';
import { byTag, sameLuckSource } from './chance/tag-replay.ts';
import { ANEW } from './chance/tags.ts';
import { badField, readInt, readOneOf } from './fields.ts';
import type { Game } from './game.ts';
import type { Fork, Header, Log } from './log.ts';
import { Match } from './match.ts';

/** What chance gives in a fork: anything, or what it gave in the other game where that still fits. */
export const FORK_LUCK = ['new', 'same'] as const;
export type ForkLuck = (typeof FORK_LUCK)[number];

export interface ForkWish {
  /** The last line that is kept. */
  readonly line: number;
  /** Whose eyes it begins with: what that seat could not see is dealt anew. Missing: everything is as it was. */
  readonly seenBy?: number | undefined;
  readonly luck: ForkLuck;
}

/**
 * A new match that leaves another one after a line of it. It begins with the other's lines, so it has its state and its
 * past; what comes after draws from `source`.
 */
export function forkOf<S, M, V, E, O>(
  game: Game<S, M, V, E, O>,
  log: Log,
  wish: ForkWish,
  source: ChanceSource,
): Match<S, M, V, E, O> {
  const line = readInt(wish.line, 'line', 0, log.lines.length - 1);
  const luck = readOneOf(wish.luck, 'luck', FORK_LUCK);
  const { seenBy } = wish;
  if (seenBy !== undefined) readInt(seenBy, 'seenBy', 0, log.header.seats - 1);
  const { version, seats, options } = log.header;
  const parent = log.lines[line]?.hash;
  const draws = luck === 'same' ? drawsAfter(game, log, line) : undefined;
  const fork: Fork = {
    line,
    ...(parent === undefined ? {} : { parent }),
    ...(draws ? { luck: draws.flatMap(({ tag, n, outcome }) => [tag, n, outcome]) } : {}),
  };
  const header: Header = {
    game: log.header.game,
    version,
    seats,
    options,
    ...(source.commitment === undefined ? {} : { commitment: source.commitment }),
    ...(source.chance === undefined ? {} : { chance: source.chance }),
    fork,
  };
  const match = Match.branch(game, { header, lines: log.lines }, forkSource(fork, source), seenBy);
  if (match.isOver) throw badField('line', `the game is over after line ${line}: there is nothing left to play`);
  return match;
}

/** The chance of a fork: the luck of the other game, where the fork has it, and otherwise `own`. */
export function forkSource(fork: Fork | undefined, own: ChanceSource): ChanceSource {
  return fork?.luck ? sameLuckSource(drawsIn(fork.luck), own) : own;
}

function drawsIn(luck: readonly number[]): Draw[] {
  const draws: Draw[] = [];
  for (let i = 0; i + 2 < luck.length; i += 3) draws.push({ tag: luck[i]!, n: luck[i + 1]!, outcome: luck[i + 2]! });
  return draws;
}

/** What a game draws after a line: as far as it was played, and then what is left of the luck it had itself. */
function drawsAfter<S, M, V, E, O>(game: Game<S, M, V, E, O>, log: Log, line: number): Draw[] {
  const { fork } = log.header;
  const after: Draw[] = [];
  const used = new Map<number, number>();
  Match.restore(game, log, undefined, ({ drew }, { seq }) => {
    for (const draw of drew) {
      if (draw.tag === ANEW) continue;
      if (seq > line) after.push(draw);
      if (fork && seq > fork.line) used.set(draw.tag, (used.get(draw.tag) ?? 0) + 1);
    }
  });
  for (const [tag, draws] of byTag(drawsIn(fork?.luck ?? []))) after.push(...draws.slice(used.get(tag) ?? 0));
  return after;
}
