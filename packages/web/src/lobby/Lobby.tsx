import { SeatMark } from '@stolik/games/ui';
import type { TableInfo, TableList } from '@stolik/protocol/page';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../app/title.ts';
import { GAME_IDS, titleOf } from '../boxes.ts';
import { ask } from '../online/api.ts';
import { Connecting } from '../online/Connecting.tsx';
import { goOnline, onFrame, useOnline } from '../online/connection.ts';
import { paceText } from '../online/pace.ts';
import { seatOfPerson, sittersOf, waitsFor } from '../online/sitters.ts';
import './lobby.css';

/** How often a lobby that somebody looks at is asked for. */
const EVERY = 10_000;

interface Lists {
  readonly mine: readonly TableInfo[];
  readonly open: readonly TableInfo[];
  readonly running: readonly TableInfo[];
  readonly over: readonly TableInfo[];
}

/** Tables of others and one's own: what waits, what can be joined, what can be watched. */
export function Lobby() {
  const { t } = useTranslation();
  const me = useOnline(({ me }) => me?.id);
  const [lists, setLists] = useState<Lists>();
  useTitle(t('lobby.title'));
  const load = useCallback(() => {
    fetchLists().then(setLists, () => {});
  }, []);
  useEffect(() => {
    goOnline().then(load);
    const timer = setInterval(() => document.visibilityState === 'visible' && load(), EVERY);
    const deafen = onFrame(({ is }) => (is === 'info' || is === 'welcome') && load());
    return () => {
      clearInterval(timer);
      deafen();
    };
  }, [load]);
  return (
    <div className="lobby">
      <header className="lobby-head">
        <h1>{t('lobby.title')}</h1>
        <div className="row">
          {GAME_IDS.map((game) => (
            <Link
              key={game}
              className="button"
              data-look="main"
              to="/new/$game"
              params={{ game }}
              search={{ where: 'lobby' }}
            >
              {t('lobby.makeOne', { game: titleOf(game) })}
            </Link>
          ))}
        </div>
      </header>
      {lists ? (
        <>
          <Group title={t('lobby.mine')} empty={t('lobby.noneMine')} tables={lists.mine} me={me} />
          <Group title={t('lobby.open')} empty={t('lobby.noneOpen')} tables={lists.open} me={me} />
          <Group title={t('lobby.running')} empty={t('lobby.noneRunning')} tables={lists.running} me={me} />
          {lists.over.length > 0 && <Group title={t('lobby.over')} empty="" tables={lists.over} me={me} />}
        </>
      ) : (
        <Connecting />
      )}
    </div>
  );
}

async function fetchLists(): Promise<Lists> {
  const pages = (['open', 'running', 'over'] as const).map((status) =>
    ask<TableList>('GET', `/tables?status=${status}`),
  );
  const own = await ask<{ tables: TableInfo[] }>('GET', '/me/tables');
  const mine = own.tables.filter(isPlayable);
  const others = (await Promise.all(pages)).map(({ tables }) =>
    tables.filter((table) => isPlayable(table) && !mine.some(({ id }) => id === table.id)),
  );
  return { mine, open: others[0], running: others[1], over: others[2].slice(0, 5) };
}

/** Whether this page has the board. */
function isPlayable({ game }: TableInfo): boolean {
  return GAME_IDS.includes(game);
}

interface GroupProps {
  readonly title: string;
  readonly empty: string;
  readonly tables: readonly TableInfo[];
  readonly me: string | undefined;
}

function Group({ title, empty, tables, me }: GroupProps) {
  return (
    <section className="lobby-group">
      <h2>{title}</h2>
      {tables.length === 0 ? (
        <p className="lobby-none">{empty}</p>
      ) : (
        <ul>
          {tables.map((info) => (
            <Row key={info.id} info={info} me={me} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ info, me }: { readonly info: TableInfo; readonly me: string | undefined }) {
  const { t } = useTranslation();
  const isMine = seatOfPerson(info, me) !== undefined;
  const isAsked = waitsFor(info, me);
  const free = info.seats.filter(({ kind }) => kind === 'open').length;
  return (
    <li className="lobby-table" data-asked={isAsked || undefined}>
      <div>
        <p>
          <strong>{titleOf(info.game)}</strong> <span className="lobby-note">{paceText(info.pace, t)}</span>
          {free > 0 && <span className="lobby-note"> · {t('lobby.seatsFree', { count: free })}</span>}
          {isAsked && <span className="lobby-turn">{t('lobby.yourTurn')}</span>}
        </p>
        <p className="lobby-names">
          {sittersOf(info.seats, t).map(({ name }, seat) => (
            <span key={seat} data-free={info.seats[seat].kind === 'open' || undefined}>
              <SeatMark seat={seat} /> {name}
              {info.seats[seat].total !== undefined && ` ${info.seats[seat].total}`}
            </span>
          ))}
        </p>
      </div>
      <WayIn info={info} isMine={isMine} isAsked={isAsked}>
        {t(isMine ? (isAsked ? 'lobby.play' : 'lobby.look') : WORDS[info.status])}
      </WayIn>
    </li>
  );
}

const WORDS = { open: 'online.join', running: 'online.watch', over: 'home.replay', gone: 'lobby.look' } as const;

interface WayInProps {
  readonly info: TableInfo;
  readonly isMine: boolean;
  readonly isAsked: boolean;
  readonly children: ReactNode;
}

function WayIn({ info: { id, status }, isMine, isAsked, children }: WayInProps) {
  const look = isAsked || (!isMine && status === 'open') ? 'main' : undefined;
  return status === 'over' ? (
    <Link className="button" to="/replay/$id" params={{ id }} search={{}}>
      {children}
    </Link>
  ) : (
    <Link className="button" data-look={look} to="/table/$id" params={{ id }}>
      {children}
    </Link>
  );
}
