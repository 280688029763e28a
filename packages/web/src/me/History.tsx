import { AskTwice } from '@stolik/games/ui';
import { Face } from '@stolik/games/ui/faces';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { titleOf } from '../boxes.ts';
import { More } from '../card/More.tsx';
import { useDeal } from '../new-table/deal.ts';
import { useSettings } from '../store/settings.ts';
import { soleSeat } from '../store/sole-seat.ts';
import type { PlayedGame } from './games.ts';
import { Miniature } from './Miniature.tsx';
import { resultOf } from './result.ts';
import type { Games } from './use-games.ts';

/** What one has played: every game with its end in a picture, and its replay. */
export function History({ games = [], more, forget }: Games) {
  const { t } = useTranslation();
  return (
    <section className="me-card">
      <h2>{t('me.history')}</h2>
      {games.length === 0 && (
        <p className="me-none">
          <Face bot="easy" size={56} /> {t('me.noGames')}
        </p>
      )}
      <ul className="me-gallery me-list">
        {games.map((one) => (
          <Played key={one.id} one={one} onRemove={forget} />
        ))}
      </ul>
      {more && (
        <div className="row">
          <button type="button" className="button" onClick={more}>
            {t('me.older')}
          </button>
        </div>
      )}
    </section>
  );
}

/** Deals the game again, with the same luck. */
function SameDealButton({ table }: Pick<PlayedGame, 'table'>) {
  const { t } = useTranslation();
  const { deal, isDealing } = useDeal();
  if (!('log' in table) || soleSeat(table.sitters) === undefined) return null;
  return (
    <button
      type="button"
      className="button"
      disabled={isDealing}
      onClick={() => deal(table.log.header.game, table.sitters, {}, false, table, true)}
    >
      {t('fork.sameDeal')}
    </button>
  );
}

function Played({ one, onRemove }: { readonly one: PlayedGame; onRemove(id: string): void }) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(one.ended);
  return (
    <li className="me-game">
      <Miniature one={one} />
      <p className="me-told">
        <strong>{titleOf(one.game)}</strong> {one.isFork && <span className="card-pill">{t('fork.mark')}</span>}{' '}
        <span>{resultOf(one, t)}</span>{' '}
        <span className="me-note">
          {one.names.join(', ')} · {when}
          {one.isHere && ` · ${t('me.here')}`}
        </span>
      </p>
      <span className="row">
        <Link className="button me-replay" to="/replay/$id" params={{ id: one.id }} search={{}}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M6 3.500v13l11-6.500z" />
          </svg>
          <span>{t('home.replay')}</span>
        </Link>
        {!one.isEarly && (
          <Link className="button" to="/review/$id" params={{ id: one.id }} search={{}}>
            {t('review.open')}
          </Link>
        )}
        {one.isHere && (
          <More>
            <SameDealButton table={one.table} />
            <AskTwice label={t('home.remove')} sure={t('home.removeSure')} onYes={() => onRemove(one.id)} />
          </More>
        )}
      </span>
    </li>
  );
}
