import { AskTwice } from '@stolik/games/ui';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { aboutOf, canBeAlone, creditsIn, GAME_IDS, titleOf } from '../boxes.ts';
import { TableRow as OnlineRow } from '../lobby/TableRow.tsx';
import { useDeal } from '../new-table/deal.ts';
import { useOnline } from '../online/connection.ts';
import { useOwnTables } from '../online/own-tables.ts';
import { useTurns } from '../online/turns.ts';
import { useSettings } from '../store/settings.ts';
import { type Sitter, type TableRecord, tables } from '../store/tables.ts';
import { Picture } from './Picture.tsx';
import './home.css';

/** The first screen: games to play now, and tables to go on with. */
export function Home() {
  const { t } = useTranslation();
  const { language } = useSettings();
  return (
    <div className="home">
      <header className="home-lead">
        <h1>{t('tagline')}</h1>
        <p>{t('home.lead')}</p>
      </header>
      <Turns />
      <ul className="home-games">
        {GAME_IDS.map((id) => (
          <GameCard key={id} id={id} />
        ))}
      </ul>
      <TableList />
      <p className="home-note">
        {creditsIn(language)} {t('home.affiliation')}
      </p>
    </div>
  );
}

function GameCard({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const { deal, isDealing, hasFailed } = useDeal();
  const sitters: readonly Sitter[] = [
    { kind: 'human', name: t('setup.you') },
    { kind: 'bot', name: t('bots.medium.name'), bot: 'medium' },
  ];

  return (
    <li className="home-game" data-game={id}>
      <Picture game={id} />
      <div className="home-about">
        <h2>{titleOf(id)}</h2>
        <p>{aboutOf(id, language)}</p>
        <div className="row">
          <button
            type="button"
            className="button home-play"
            data-look="main"
            disabled={isDealing}
            onClick={() => deal(id, sitters, {})}
          >
            {t('home.playNow')}
          </button>
          <span className="home-muted" role={hasFailed ? 'alert' : undefined}>
            {t(hasFailed ? 'trouble.load' : 'home.playNowNote')}
          </span>
        </div>
        <div className="row">
          <Link className="button" to="/new/$game" params={{ game: id }} search={{ seats: 2, where: 'online' }}>
            {t('home.withFriends')}
          </Link>
          <Link className="button" to="/new/$game" params={{ game: id }} search={{ seats: 2, people: 2 }}>
            {t('home.passAndPlay')}
          </Link>
          {canBeAlone(id) && (
            <Link className="button" to="/new/$game" params={{ game: id }} search={{ seats: 1, people: 1 }}>
              {t('home.alone')}
            </Link>
          )}
          <Link className="button" data-look="plain" to="/new/$game" params={{ game: id }} search={{}}>
            {t('home.more')}
          </Link>
        </div>
      </div>
    </li>
  );
}

/** Online tables that wait for the player. */
function Turns() {
  const { t } = useTranslation();
  const waiting = useTurns((turns) => turns.waiting);
  const [first] = waiting;
  if (!first) return null;
  const look = { className: 'button', 'data-look': 'main', children: t('lobby.play') };
  return (
    <p className="home-turns" role="status">
      {t('lobby.turns', { count: waiting.length })}
      {waiting.length === 1 ? (
        <Link {...look} to="/table/$id" params={{ id: first.id }} />
      ) : (
        <Link {...look} to="/lobby" />
      )}
    </p>
  );
}

function TableList() {
  const { t } = useTranslation();
  const [kept, setKept] = useState<readonly TableRecord[]>();
  const load = useCallback(() => {
    tables.list().then(setKept, () => setKept([]));
  }, []);
  useEffect(load, [load]);
  const isOffline = useOnline(({ state }) => state === 'off');
  const own = useOwnTables()?.filter(({ game }) => GAME_IDS.includes(game));
  if (!kept) return null;
  const groups = [
    { title: t('home.continue'), list: kept.filter(({ isOver }) => !isOver) },
    { title: t('home.finished'), list: kept.filter(({ isOver }) => isOver).slice(0, 10) },
  ];
  return (
    <>
      {own && own.length > 0 && (
        <section className="home-tables">
          <h2>{t('home.online')}</h2>
          <ul className="home-online">
            {own.map((info) => (
              <OnlineRow key={info.id} info={info} />
            ))}
          </ul>
        </section>
      )}
      {/* Whether there are tables online is known when the server was asked. */}
      {kept.length === 0 && (isOffline || own?.length === 0) && <p className="home-muted">{t('home.none')}</p>}
      {groups.map(({ title, list }) =>
        list.length === 0 ? null : (
          <section key={title} className="home-tables">
            <h2>{title}</h2>
            <ul>
              {list.map((table) => (
                <TableRow key={table.id} table={table} onGone={load} />
              ))}
            </ul>
          </section>
        ),
      )}
    </>
  );
}

function TableRow({ table, onGone }: { readonly table: TableRecord; onGone(): void }) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(table.updated);
  const names = table.sitters.map(({ name }, seat) => [name, table.totals?.[seat]].join(' ').trim()).join(', ');
  return (
    <li className="home-table">
      <span className="home-table-name">
        <strong>{titleOf(table.log.header.game)}</strong> {names}
        <span className="home-muted"> {when}</span>
      </span>
      <span className="row">
        {table.isOver ? (
          <Link className="button" to="/replay/$id" params={{ id: table.id }} search={{}}>
            {t('home.replay')}
          </Link>
        ) : (
          <Link className="button" data-look="main" to="/table/$id" params={{ id: table.id }}>
            {t('home.open')}
          </Link>
        )}
        <AskTwice
          label={t('home.remove')}
          sure={t('home.removeSure')}
          data-look="plain"
          onYes={() => tables.remove(table.id).then(onGone, onGone)}
        />
      </span>
    </li>
  );
}
