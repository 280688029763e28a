import { Face } from '@stolik/games/ui/faces';
import type { TableInfo } from '@stolik/protocol/page';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../app/title.ts';
import { GAME_IDS, titleOf } from '../boxes.ts';
import { KeptTable } from '../home/KeptTable.tsx';
import { useKeptTables } from '../home/kept-tables.ts';
import { Picture } from '../home/Picture.tsx';
import { ConnectionBar } from '../online/Bars.tsx';
import { Connecting } from '../online/Connecting.tsx';
import { useOwnTables } from '../online/own-tables.ts';
import { NobodyHere } from './NobodyHere.tsx';
import { usePublicTables } from './public-tables.ts';
import { useSteadyPlace } from './steady-place.ts';
import { TableRow } from './TableRow.tsx';
import './lobby.css';

/** Tables of others and one's own: what waits, what can be joined, what can be watched. */
export function Lobby() {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const mine = useOwnTables()?.filter(isPlayable);
  const { kept, forget } = useKeptTables();
  const here = kept?.filter(({ isOver, log }) => !isOver && GAME_IDS.includes(log.header.game)) ?? [];
  const others = usePublicTables()?.filter((table) => isPlayable(table) && !mine?.some(({ id }) => id === table.id));
  const listed = (status: TableInfo['status']) => others?.filter((table) => table.status === status) ?? [];
  const cards = here.map((table) => <KeptTable key={table.id} table={table} onRemove={forget} />);
  useTitle(t('lobby.title'));
  useSteadyPlace(root);
  return (
    <div className="lobby wide" ref={root}>
      <header className="lobby-head">
        <div className="lobby-title">
          <h1>{t('lobby.title')}</h1>
          <Link to="/find" className="button">
            {t('home.find')}
          </Link>
        </div>
        <nav className="lobby-new" aria-label={t('setup.title')}>
          <p aria-hidden="true">{t('setup.title')}</p>
          {GAME_IDS.map((game) => (
            <Link key={game} data-world={game} to="/new/$game" params={{ game }} search={{ where: 'lobby' }}>
              <span className="lobby-plus" aria-hidden="true">
                +
              </span>
              <span className="lobby-game">
                <span className="visually-hidden">{t('setup.title')}: </span>
                {titleOf(game)}
              </span>
              <span className="lobby-picture" aria-hidden="true">
                <Picture game={game} />
              </span>
            </Link>
          ))}
        </nav>
      </header>
      {mine && others ? (
        <div className="lobby-lists">
          <ConnectionBar note={t('lobby.stale')} />
          {mine.length + others.length + here.length === 0 ? (
            <NobodyHere />
          ) : (
            <>
              <Group title={t('lobby.mine')} empty={t('lobby.noneMine')} tables={mine} more={here.length}>
                {cards}
              </Group>
              <Group title={t('lobby.open')} empty={t('lobby.noneOpen')} tables={listed('open')} />
              {listed('running').length > 0 && <Group title={t('lobby.running')} tables={listed('running')} />}
              {listed('over').length > 0 && <Group title={t('lobby.over')} tables={listed('over')} />}
            </>
          )}
        </div>
      ) : (
        <div className="lobby-lists">
          {/* For what is here nobody has to answer. */}
          {here.length > 0 && (
            <Group title={t('lobby.mine')} tables={[]} more={here.length}>
              {cards}
            </Group>
          )}
          <Connecting />
        </div>
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
  /** What is said where there is none. */
  readonly empty?: string;
  readonly tables: readonly TableInfo[];
  /** Tables that are not online, after them, and how many they are. */
  readonly children?: ReactNode;
  readonly more?: number;
}

function Group({ title, empty, tables, children, more = 0 }: GroupProps) {
  const count = tables.length + more;
  return (
    <section className="lobby-group">
      <h2 tabIndex={-1} data-row={title}>
        {title}
        {count > 0 && (
          <span className="lobby-count" aria-hidden="true">
            {count}
          </span>
        )}
      </h2>
      {count === 0 ? (
        <p className="lobby-none">
          <Face bot="easy" pose="waiting" size={52} /> {empty}
        </p>
      ) : (
        <ul>
          {tables.map((info) => (
            <TableRow key={info.id} info={info} />
          ))}
          {children}
        </ul>
      )}
    </section>
  );
}
