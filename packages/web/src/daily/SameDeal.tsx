import { type Result, resultOf } from '@stolik/daily';
import { useEffect, useState } from 'react';
import { loadGame } from '../games.ts';
import { findTable } from '../session/open.ts';
import { useSettings } from '../store/settings.ts';
import { soleSeat } from '../store/sole-seat.ts';
import { type TableRecord, tables } from '../store/tables.ts';
import { Compare } from './Compare.tsx';
import { dailyWords } from './words.ts';

interface Both {
  readonly now: Result;
  readonly then: Result;
  readonly isAlone: boolean;
}

/** A deal that was played again, beside how it went the first time; nothing of any other game. */
export function SameDeal({ table }: { readonly table: string }) {
  const { language } = useSettings();
  const w = dailyWords[language];
  const [both, setBoth] = useState<Both>();
  useEffect(() => {
    let isLeft = false;
    bothIn(table).then(
      (found) => !isLeft && setBoth(found),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [table]);
  if (!both) return null;
  const games = [
    { name: w.thisTime, result: both.now },
    { name: w.firstTime, result: both.then },
  ];
  return <Compare games={games} isAlone={both.isAlone} />;
}

async function bothIn(id: string): Promise<Both | undefined> {
  const record = await findTable(id);
  const first = record && (await firstGame(record));
  if (!record || !first) return undefined;
  const seat = soleSeat(record.sitters);
  if (seat === undefined || soleSeat(first.sitters) !== seat) return undefined;
  const { game } = await loadGame(record.log.header.game, record.log.header.version);
  const [now, then] = [record, first].map(({ log }) => resultOf(game, log, seat));
  return { now, then, isAlone: record.sitters.length === 1 };
}

/** The finished game whose whole deal it is. */
async function firstGame({ log: { header } }: TableRecord): Promise<TableRecord | undefined> {
  if (header.fork?.line !== 0) return undefined;
  const { parent } = header.fork;
  return (await tables.list()).find(
    ({ log, isOver }) => isOver && parent !== undefined && log.lines[0].hash === parent,
  );
}
