import { LEVELS } from '@stolik/bots';
import { rungsOf } from '@stolik/facts';
import { useTranslation } from 'react-i18next';
import { factsOf, GAME_IDS, titleOf } from '../boxes.ts';
import type { Games } from '../me/use-games.ts';
import { useSettings } from '../store/settings.ts';
import { BirdRow } from './BirdRow.tsx';
import { type OrdinaryGame, ordinaryGames } from './ordinary.ts';
import { PracticeNumber } from './PracticeNumber.tsx';
import { useMeeting } from './use-meeting.ts';
import { birdWords } from './words.ts';

/** Who was beaten in each game, by how many sat at the table, and what practice says of one's strength. */
export function BirdLadder({ here }: Pick<Games, 'here'>) {
  const { language, ratings } = useSettings();
  const words = birdWords[language];
  if (!here) return null;
  const games = ordinaryGames(here);
  return (
    <section className="birds" aria-labelledby="birds">
      <header>
        <h2 id="birds">{words.ladder}</h2>
        <p className="me-note">{words.lead}</p>
      </header>
      <div className="birds-games">
        {GAME_IDS.map((id) => (
          <Ladder key={id} game={id} games={games} />
        ))}
      </div>
      {ratings && <p className="me-note">{words.practiceText}</p>}
    </section>
  );
}

function Ladder({ game, games }: { readonly game: string; readonly games: readonly OrdinaryGame[] }) {
  const { language } = useSettings();
  const words = birdWords[language];
  const most = factsOf(game)?.seats.max ?? 2;
  const sizes = Array.from({ length: most - 1 }, (_, i) => rungsOf(games, game, i + 2, LEVELS));
  // At the smallest table one is met most easily.
  const nearest = sizes.find(({ next }) => next !== undefined);
  return (
    <section className="birds-game" data-world={game}>
      <h3>{titleOf(game)}</h3>
      <dl>
        {sizes.map((rungs) => (
          <div key={rungs.seats}>
            <dt>{words.size(rungs.seats)}</dt>
            <dd>
              <BirdRow rungs={rungs} size={34} />
            </dd>
          </div>
        ))}
      </dl>
      <PracticeNumber games={games} game={game} />
      {nearest?.next === undefined ? (
        <p className="birds-all">{words.all}</p>
      ) : (
        <Meet {...{ game }} seats={nearest.seats} bird={nearest.next} />
      )}
    </section>
  );
}

/** A game against the next bird. */
function Meet({ game, seats, bird }: { readonly game: string; readonly seats: number; readonly bird: string }) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const words = birdWords[language];
  const { meet, isDealing, hasFailed } = useMeeting();
  return (
    <>
      <button type="button" className="button" disabled={isDealing} onClick={() => meet(game, seats, bird)}>
        {words.play(t(`bots.${bird as 'easy'}.name`))}
        <span className="visually-hidden">
          {' '}
          {titleOf(game)}, {words.size(seats)}
        </span>
      </button>
      {hasFailed && <p role="alert">{t('trouble.load')}</p>}
    </>
  );
}
