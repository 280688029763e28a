import { type Game, type Log, Match, parseLog, StolikError } from '@stolik/core';
import { digest, sourceOf } from '@stolik/fair';
import { isDecided, type TableInfo } from '@stolik/protocol/page';
import { askText, path } from './api.ts';
import { pledgeFor } from './pledges.ts';

/** One thing that was looked at, by the name of its sentence. */
export interface Finding {
  readonly sentence: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface Verdict {
  readonly isGood: boolean;
  readonly findings: readonly Finding[];
}

/** The whole log of a finished game, with its seed. */
export async function fetchLog(id: string): Promise<Log> {
  return parseLog(await askText('GET', path`/tables/${id}/log`));
}

/** Computes a finished game again from its seed and compares every outcome: nothing is taken on trust. */
export async function verifyTable(info: TableInfo, game: Game): Promise<Verdict> {
  const { id, seats } = info;
  const fail = (...found: Finding[]): Verdict => ({ isGood: false, findings: found });
  let log: Log;
  let match: Match;
  try {
    log = await fetchLog(id);
    // What a fork has from another game nobody can compute again: no table online is one.
    if (log.seed === undefined || log.header.fork) return fail();
    match = Match.verify(game, log, sourceOf(log.header, log.seed));
  } catch (error) {
    if (!(error instanceof StolikError)) throw error;
    const { line } = error.details;
    return line === undefined ? fail() : fail({ sentence: 'badLine', values: { line } });
  }
  const pledge = pledgeFor(id);
  if (pledge && pledge.commitment !== log.header.commitment) return fail({ sentence: 'badPromise' });
  const isByTag = log.header.chance === 'by-tag';
  // Where all tables are dealt alike nobody adds anything: whoever was asked for it was promised otherwise.
  if (pledge && (isByTag || !log.header.entropy?.includes(pledge.entropy))) return fail({ sentence: 'badEntropy' });
  const totals = game.score(match.state).map(({ total }) => total);
  const hasEnded = match.isOver || info.isCalledOff || isDecided(info) || seats.some(({ hasResigned }) => hasResigned);
  if (!hasEnded || seats.some(({ total }, seat) => total !== totals[seat])) return fail({ sentence: 'badTotals' });
  const draws = log.lines.reduce((sum, line) => sum + ('outcomes' in line ? (line.outcomes?.length ?? 0) : 0), 0);
  return {
    isGood: true,
    findings: [
      { sentence: 'seed', values: { hash: digest(log.seed).slice(0, 12) } },
      { sentence: pledge ? 'promise' : 'noPromise' },
      ...(pledge ? [{ sentence: 'entropy' }] : []),
      ...(isByTag ? [{ sentence: 'byTag' }] : []),
      { sentence: 'outcomes', values: { draws, lines: log.lines.length - 1 } },
      { sentence: 'totals', values: { totals: totals.slice(0, seats.length).join(', ') } },
    ],
  };
}
