import { SeatMark } from '@stolik/games/ui';
import type { TableInfo } from '@stolik/protocol/page';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../app/title.ts';
import { GAME_IDS, titleOf } from '../boxes.ts';
import { Connecting } from '../online/Connecting.tsx';
import { useOnline } from '../online/connection.ts';
import { paceText } from '../online/pace.ts';
import { seatOfPerson, sittersOf, waitsFor } from '../online/sitters.ts';
import { useOwnTables } from './own-tables.ts';
import { usePublicTables } from './public-tables.ts';
import './lobby.css';

/** Tables of others and one's own: what waits, what can be joined, what can be watched. */
export function Lobby() {
  const { t } = useTranslation();
  const me = useOnline(({ me }) => me?.id);
  const mine = useOwnTables()?.filter(isPlayable);
  const others = usePublicTables()?.filter((table) => isPlayable(table) && !mine?.some(({ id }) => id === table.id));
  const listed = (status: TableInfo['status']) => others?.filter((table) => table.status === status) ?? [];
  useTitle(t('lobby.title'));
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
      {mine && others ? (
        <>
          <Group title={t('lobby.mine')} empty={t('lobby.noneMine')} tables={mine} me={me} />
          <Group title={t('lobby.open')} empty={t('lobby.noneOpen')} tables={listed('open')} me={me} />
          <Group title={t('lobby.running')} empty={t('lobby.noneRunning')} tables={listed('running')} me={me} />
          {listed('over').length > 0 && <Group title={t('lobby.over')} empty="" tables={listed('over')} me={me} />}
        </>
      ) : (
        <Connecting />
      )}
    </div>
  );
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
