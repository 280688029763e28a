import { AskTwice, Face } from '@stolik/games/ui';
import type { TableInfo } from '@stolik/protocol/page';
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
import { prepareTable } from '../table/prepare.ts';
import { Picture } from './Picture.tsx';
import './home.css';

/** Tables online on the first screen; the lobby has all of them. */
const MOST_SHOWN = 4;

/** The first screen: games to play now, and tables to go on with. */
export function Home() {
  const { t } = useTranslation();
  const { language } = useSettings();
  const isOffline = useOnline(({ state }) => state === 'off');
  const own = useOwnTables()?.filter(({ game }) => GAME_IDS.includes(game));
  return (
    <div className="home">
      <header className="home-lead">
        <h1>{t('tagline')}</h1>
        <p>{t('home.lead')}</p>
      </header>
      <OwnTables own={own ?? []} />
      <ul className="home-games">
        {GAME_IDS.map((id) => (
          <GameCard key={id} id={id} />
        ))}
      </ul>
      {/* Whether there are tables online is known when the server was asked. */}
      <TableList isAll={isOffline || own?.length === 0} />
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
    <li className="home-game" data-game={id} onPointerEnter={() => prepareTable(id)} onFocus={() => prepareTable(id)}>
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

/** The player's tables online that are not over: the way back to each. */
function OwnTables({ own }: { readonly own: readonly TableInfo[] }) {
  const { t } = useTranslation();
  const count = useTurns((turns) => turns.waiting.length);
  if (own.length === 0) return null;
  return (
    <section className="home-tables">
      <h2>{t('home.online')}</h2>
      <p className="home-turns" role="status">
        {count > 0 && t('lobby.turns', { count })}
      </p>
      <ul className="home-online">
        {own.slice(0, MOST_SHOWN).map((info) => (
          <OnlineRow key={info.id} info={info} />
        ))}
      </ul>
      {own.length > MOST_SHOWN && (
        <p>
          <Link to="/lobby">{t('home.allOnline', { n: own.length })}</Link>
        </p>
      )}
    </section>
  );
}

/** The tables of this browser. `isAll`: there are no others. */
function TableList({ isAll }: { readonly isAll: boolean }) {
  const { t } = useTranslation();
  const [kept, setKept] = useState<readonly TableRecord[]>();
  const load = useCallback(() => {
    tables.list().then(setKept, () => setKept([]));
  }, []);
  useEffect(load, [load]);
  if (!kept) return null;
  const groups = [
    { title: t('home.continue'), list: kept.filter(({ isOver }) => !isOver) },
    { title: t('home.finished'), list: kept.filter(({ isOver }) => isOver).slice(0, 10) },
  ];
  return (
    <>
      {kept.length === 0 && isAll && (
        <p className="home-muted">
          <Face bot="easy" size={56} /> {t('home.none')}
        </p>
      )}
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
  const { game } = table.log.header;
  const names = table.sitters.map(({ name }, seat) => [name, table.totals?.[seat]].join(' ').trim()).join(', ');
  return (
    <li className="home-table" onPointerEnter={() => prepareTable(game)} onFocus={() => prepareTable(game)}>
      <span className="home-table-name">
        <strong>{titleOf(game)}</strong> {names}
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
