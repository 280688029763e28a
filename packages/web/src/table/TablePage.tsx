import type { GameUi } from '@stolik/games/ui';
import { Refused } from '@stolik/protocol/page';
import { Link, useParams } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Trouble } from '../app/Trouble.tsx';
import { TroublePage } from '../app/TroublePage.tsx';
import { loadGame, UnknownRules } from '../games.ts';
import { Connecting } from '../online/Connecting.tsx';
import { TableFeed } from '../online/feed.ts';
import { OnlineTable } from '../online/OnlineTable.tsx';
import { holdTable, type Release, tableFree } from '../session/hold.ts';
import { findTable, openTable } from '../session/open.ts';
import type { Session } from '../session/session.ts';
import type { TableRecord } from '../store/tables.ts';
import { Coming } from './Coming.tsx';
import { Table } from './Table.tsx';

// Who plays no daily deal loads nothing of it.
const DailyEnding = lazy(() => import('../daily/DailyEnding.tsx').then((module) => ({ default: module.DailyEnding })));
const DuelEnding = lazy(() => import('../daily/DailyEnding.tsx').then((module) => ({ default: module.DuelEnding })));

type Opened =
  | { readonly session: Session; readonly ui: GameUi; readonly options: unknown; readonly ending?: ReactNode }
  | { readonly feed: TableFeed }
  | { readonly begins: string }
  | 'reaching'
  | 'elsewhere'
  | 'none'
  | 'old'
  | 'broken'
  | undefined;

/** Finds the table of the address, in this browser or else online, and sits down at it. */
export function TablePage() {
  const { id } = useParams({ from: '/table/$id' });
  const [opened, setOpened] = useState<Opened>();
  /** Whether the player wants the table here, although another tab has it. */
  const [takesOver, setTakesOver] = useState(false);
  /** How often the other tab has let go of it. */
  const [freed, setFreed] = useState(0);
  useEffect(() => {
    if (opened !== 'elsewhere') return;
    const leaving = new AbortController();
    tableFree(id, leaving.signal).then(
      () => setFreed((times) => times + 1),
      () => {},
    );
    return () => leaving.abort();
  }, [id, opened]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table that was let go of is opened again
  useEffect(() => {
    let found: { close(): void } | undefined;
    let release: Release | undefined;
    let isLeft = false;
    const lose = () => {
      if (isLeft) return;
      found?.close();
      setTakesOver(false);
      setOpened('elsewhere');
    };
    const hold = <T extends { close(): void }>(one: T): T => {
      found = one;
      if (isLeft) one.close();
      return one;
    };
    const open = async (): Promise<Opened> => {
      const known = await findTable(id);
      if (known) {
        // Only its set-up is written down.
        if (!isLeft && known.log.lines.length === 1) setOpened({ begins: known.log.header.game });
        release = await holdTable(id, takesOver, lose);
        if (isLeft) release?.();
        if (!release) return 'elsewhere';
      }
      // Only now, because another tab may have played on until it was ours.
      const record = await findTable(id);
      if (record) {
        const { game, version, options } = record.log.header;
        const ui = await loadGame(game, version);
        return { session: hold(await openTable(record)), ui, options, ending: endingOf(record) };
      }
      if (!isLeft) setOpened('reaching');
      return { feed: hold(await TableFeed.open(id)) };
    };
    open()
      .catch(troubleOf)
      .then((one) => !isLeft && setOpened(one));
    return () => {
      isLeft = true;
      found?.close();
      release?.();
      setOpened(undefined);
    };
  }, [id, takesOver, freed]);
  if (!opened) return <Coming />;
  if (opened === 'reaching') return <Connecting table={id} />;
  if (opened === 'elsewhere') return <Elsewhere onTake={() => setTakesOver(true)} />;
  if (opened === 'none') return <TroublePage kind="noTable" />;
  if (opened === 'broken' || opened === 'old') return <TroublePage kind={opened} />;
  if ('begins' in opened) return <Coming game={opened.begins} />;
  return 'feed' in opened ? <OnlineTable key={id} feed={opened.feed} /> : <Table key={id} {...opened} />;
}

/** What comes after a game that is more than a game. */
function endingOf({ id, daily, duel }: TableRecord): ReactNode {
  if (daily === undefined && duel === undefined) return undefined;
  return (
    <Suspense>
      {daily !== undefined && <DailyEnding day={daily} table={id} />}
      {duel !== undefined && <DuelEnding id={duel} />}
    </Suspense>
  );
}

/** Why a table could not be opened. */
function troubleOf(error: unknown): Opened {
  if (error instanceof UnknownRules) return 'old';
  return error instanceof Refused ? 'none' : 'broken';
}

/** The table is played in another tab: nobody writes over it, and a click brings it here. */
function Elsewhere({ onTake }: { readonly onTake: () => void }) {
  const { t } = useTranslation();
  return (
    <Trouble
      title={t('trouble.elsewhere')}
      actions={
        <>
          <button type="button" className="button" data-look="main" onClick={onTake}>
            {t('trouble.takeOver')}
          </button>
          <Link to="/" className="button">
            {t('trouble.back')}
          </Link>
        </>
      }
    >
      {t('trouble.elsewhereText')}
    </Trouble>
  );
}
