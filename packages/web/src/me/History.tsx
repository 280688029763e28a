import { AskTwice } from '@stolik/games/ui';
import { Face } from '@stolik/games/ui/faces';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { titleOf } from '../boxes.ts';
import { More } from '../card/More.tsx';
import { useSettings } from '../store/settings.ts';
import { byGame, isCounted, isWon, type PlayedGame } from './games.ts';
import { Miniature } from './Miniature.tsx';
import { resultOf } from './result.ts';
import { ScoreChart } from './ScoreChart.tsx';
import type { Games } from './use-games.ts';

/** Fewer points than this are no line. */
const FEWEST_CHARTED = 3;

/** What one has played: charts where there is something to see, and every game with its replay. */
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
      {byGame(games).map(([game, played]) => (
        <Charted key={game} game={game} played={played} />
      ))}
      <ul className="me-list">
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

/** One's points in a game: only of games that were played to the end, and by oneself. */
function Charted({ game, played }: { readonly game: string; readonly played: readonly PlayedGame[] }) {
  const { t } = useTranslation();
  const scores = played
    .filter(isCounted)
    .map((one) => ({ id: one.id, total: one.total ?? 0, hasWon: isWon(one) }))
    .reverse();
  if (scores.length >= FEWEST_CHARTED) return <ScoreChart game={titleOf(game)} scores={scores} />;
  // Whose games all ended early wonders why they do not count.
  return scores.length > 0 || played.every(({ fate, isEarly }) => !fate && !isEarly) ? null : (
    <p className="me-note">
      <strong>{titleOf(game)}</strong>: {t('me.noScores')}
    </p>
  );
}

function Played({ one, onRemove }: { readonly one: PlayedGame; onRemove(id: string): void }) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(one.ended);
  return (
    <li className="me-game">
      <Miniature one={one} />
      <span>
        <strong>{titleOf(one.game)}</strong> {resultOf(one, t)}
        <br />
        <span className="me-note">
          {one.names.join(', ')} · {when}
          {one.isHere && ` · ${t('me.here')}`}
        </span>
      </span>
      <span className="row">
        <Link className="button" to="/replay/$id" params={{ id: one.id }} search={{}}>
          {t('home.replay')}
        </Link>
        {one.isHere && (
          <More>
            <AskTwice label={t('home.remove')} sure={t('home.removeSure')} onYes={() => onRemove(one.id)} />
          </More>
        )}
      </span>
    </li>
  );
}
