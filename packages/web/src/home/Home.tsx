import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { creditsIn, factsOf, GAME_IDS } from '../boxes.ts';
import { useOnline } from '../online/connection.ts';
import { useOwnTables } from '../online/own-tables.ts';
import { hasPending } from '../online/pending.ts';
import { useSettings } from '../store/settings.ts';
import { Birds } from './Birds.tsx';
import { Continue } from './Continue.tsx';
import { Door } from './Door.tsx';
import { useFinished } from './finished.ts';
import { useKeptTables } from './kept-tables.ts';
import './home.css';

// It belongs to no first visit.
const Strip = lazy(() => import('./Strip.tsx').then((module) => ({ default: module.Strip })));

/** The first screen: tables to go on with, and a door into each game. */
export function Home() {
  const { t } = useTranslation();
  const { language } = useSettings();
  const heard = useOwnTables();
  const { games: finished, news } = useFinished(heard);
  const own = [...(heard ?? []), ...news].filter(({ game }) => GAME_IDS.includes(game));
  const { kept, forget } = useKeptTables();
  const running = kept?.filter(({ isOver }) => !isOver) ?? [];
  const hasTables = own.length + running.length > 0;
  const isNewTo = (game: string) =>
    kept?.every(({ log }) => log.header.game !== game) === true &&
    own.every((table) => table.game !== game) &&
    finished?.has(game) === false;
  /** Whoever has played nothing yet is told where to begin. */
  const isNew = GAME_IDS.every(isNewTo);
  const hasPlayed = own.length + (kept?.length ?? 0) + (finished?.size ?? 0) > 0;
  return (
    <div className="home wide" data-has-tables={hasTables || undefined}>
      <header className={hasTables ? 'visually-hidden' : 'home-lead'}>
        <h1>{t('tagline')}</h1>
        <p>{t('home.lead')}</p>
        <Birds />
      </header>
      <Offline isEmpty={own.length === 0} />
      {hasTables && <Continue own={own} kept={running} onRemove={forget} />}
      {hasPlayed && (
        <Suspense>
          <Strip />
        </Suspense>
      )}
      <ul className="home-games">
        {GAME_IDS.map((id) => (
          <Door key={id} id={id} isFirst={isNew && factsOf(id)?.weight === 1} isNew={isNewTo(id)} />
        ))}
      </ul>
      <p className="home-note">
        <Link to="/find" className="home-find">
          {t('home.find')}
        </Link>{' '}
        <Link to="/rules/{-$game}/{-$unit}">{t('table.rules')}</Link>.{' '}
        <Link to="/daily/{-$day}" params={{}}>
          {t('home.daily')}
        </Link>{' '}
        <Link to="/puzzles">{t('home.puzzles')}</Link>. <Link to="/privacy">{t('me.privacy')}</Link>.{' '}
        {kept?.some(({ isOver }) => isOver) && (
          <>
            <Link to="/me">{t('home.finished')}</Link>{' '}
          </>
        )}
        {creditsIn(language)} {t('home.affiliation')}
      </p>
    </div>
  );
}

/** Says to whoever plays online why their tables are missing, and that nothing of theirs is. */
function Offline({ isEmpty }: { readonly isEmpty: boolean }) {
  const { t } = useTranslation();
  const { state, hasNetwork } = useOnline();
  if (state === 'off' || hasNetwork) return null;
  return (
    <p className="bar" data-kind="connection" role="status">
      {t('online.offline')} {hasPending() && t('online.sends')} {isEmpty && t('online.tablesLater')}
    </p>
  );
}
