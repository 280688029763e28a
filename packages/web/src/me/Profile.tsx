import { useTranslation } from 'react-i18next';
import { GAME_IDS, titleOf } from '../boxes.ts';
import { Picture } from '../home/Picture.tsx';
import type { Person } from '../online/api.ts';
import { AvatarChoice } from './AvatarChoice.tsx';
import { isCounted, isWon, type PlayedGame, tallyOf } from './games.ts';
import { Name } from './Name.tsx';
import { ScoreChart } from './ScoreChart.tsx';
import type { Games } from './use-games.ts';

/** Who one is: a face, a name, and everything one has played in three numbers. */
export function Profile({ me, games = [], more }: Games & { readonly me: Person | undefined }) {
  const { t } = useTranslation();
  const { played, won } = tallyOf(games);
  const plus = more ? '+' : '';
  return (
    <section className="me-card me-profile">
      <AvatarChoice />
      {me && <Name key={me.id} me={me} />}
      {me?.isGuest && <ToAccount isNew={played === 0} />}
      {played > 0 && (
        <dl className="me-tally">
          <Figure value={`${played}${plus}`} words={t('me.played', { count: played })} />
          <Figure value={`${won}${plus}`} words={t('me.gamesWon', { count: won })} />
          <Figure value={`${Math.round((100 * won) / played)}%`} words={t('me.share')} />
        </dl>
      )}
    </section>
  );
}

/** Whoever has no account is led to where one is made or signed in to; whoever is new here is told what it is for. */
function ToAccount({ isNew }: { readonly isNew: boolean }) {
  const { t } = useTranslation();
  const go = () => {
    const entrance = document.getElementById('account');
    entrance?.scrollIntoView({ block: 'center' });
    entrance?.querySelector('input')?.focus({ preventScroll: true });
  };
  return (
    <div className="me-new">
      {isNew && <p>{t('me.makeAccountText')}</p>}
      <button type="button" className="button" data-look={isNew ? 'main' : undefined} onClick={go}>
        {t('me.toAccount')}
      </button>
    </div>
  );
}

/** What one has achieved in each game. */
export function Tallies({ games = [], more }: Games) {
  return (
    <div className="me-tallies">
      {GAME_IDS.map((id) => (
        <Tile key={id} game={id} games={games.filter(({ game }) => game === id)} hasMore={more !== undefined} />
      ))}
    </div>
  );
}

interface TileProps {
  readonly game: string;
  readonly games: readonly PlayedGame[];
  /** What was not fetched yet is not counted either. */
  readonly hasMore: boolean;
}

/** Fewer points than this are no line. */
const FEWEST_CHARTED = 3;

/** A game in three numbers, with its points as a line where there are enough, else its picture. */
function Tile({ game, games, hasMore }: TileProps) {
  const { t } = useTranslation();
  const { played, won, best } = tallyOf(games);
  const plus = hasMore ? '+' : '';
  // Only of games that were played to the end, and by oneself.
  const scores = games
    .filter(isCounted)
    .map((one) => ({ id: one.id, total: one.total ?? 0, hasWon: isWon(one) }))
    .reverse();
  // Whose games all ended early wonders why they do not count.
  const isAllEarly = scores.length === 0 && games.some(({ fate, isEarly }) => fate || isEarly);
  return (
    <section className="me-tile" data-world={game}>
      <h2>{titleOf(game)}</h2>
      <dl className="me-tally">
        <Figure value={`${played}${plus}`} words={t('me.played', { count: played })} />
        <Figure value={`${won}${plus}`} words={t('me.gamesWon', { count: won })} />
        <Figure value={best === undefined ? '–' : `${best}`} words={t('me.best')} />
      </dl>
      {scores.length >= FEWEST_CHARTED ? <ScoreChart game={titleOf(game)} scores={scores} /> : <Picture game={game} />}
      {isAllEarly && <p className="me-note">{t('me.noScores')}</p>}
    </section>
  );
}

function Figure({ value, words }: { readonly value: string; readonly words: string }) {
  return (
    <div>
      <dd>{value}</dd>
      <dt>{words}</dt>
    </div>
  );
}
