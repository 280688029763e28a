import { useTranslation } from 'react-i18next';
import { GAME_IDS, titleOf } from '../boxes.ts';
import type { Person } from '../online/api.ts';
import { AvatarChoice } from './AvatarChoice.tsx';
import { type PlayedGame, tallyOf } from './games.ts';
import { Name } from './Name.tsx';
import type { Games } from './use-games.ts';

/** Who one is: a face, a name, and what one has achieved in each game. */
export function Profile({ me, games = [], more }: Games & { readonly me: Person | undefined }) {
  return (
    <section className="me-card me-profile">
      <AvatarChoice />
      {me && <Name key={me.id} me={me} />}
      <div className="me-tallies">
        {GAME_IDS.map((id) => (
          <div key={id}>
            <Tile game={id} games={games.filter(({ game }) => game === id)} hasMore={more !== undefined} />
          </div>
        ))}
      </div>
    </section>
  );
}

interface TileProps {
  readonly game: string;
  readonly games: readonly PlayedGame[];
  /** What was not fetched yet is not counted either. */
  readonly hasMore: boolean;
}

function Tile({ game, games, hasMore }: TileProps) {
  const { t } = useTranslation();
  const { played, won, best } = tallyOf(games);
  const plus = hasMore ? '+' : '';
  return (
    <section className="me-tile" data-world={game}>
      <h2>{titleOf(game)}</h2>
      <dl className="me-tally">
        <Figure value={`${played}${plus}`} words={t('me.played')} />
        <Figure value={`${won}${plus}`} words={t('me.gamesWon')} />
        <Figure value={best === undefined ? '–' : `${best}`} words={t('me.best')} />
      </dl>
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
