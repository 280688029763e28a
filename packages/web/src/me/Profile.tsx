import { useTranslation } from 'react-i18next';
import { titleOf } from '../boxes.ts';
import type { Person } from '../online/api.ts';
import { AvatarChoice } from './AvatarChoice.tsx';
import { tallyOf } from './games.ts';
import { Name } from './Name.tsx';
import type { Games } from './use-games.ts';

/** Who one is: a face, a name, and what one has achieved. */
export function Profile({ me, games, more }: Games & { readonly me: Person | undefined }) {
  const { t } = useTranslation();
  const { played, won, favourite } = tallyOf(games ?? []);
  // What was not fetched yet is not counted either.
  const plus = more ? '+' : '';
  return (
    <section className="me-card me-profile">
      <AvatarChoice />
      {me && <Name key={me.id} me={me} />}
      <dl className="me-tally">
        <div>
          <dd>
            {played}
            {plus}
          </dd>
          <dt>{t('me.playedToEnd', { count: played })}</dt>
        </div>
        <div>
          <dd>
            {won}
            {plus}
          </dd>
          <dt>{t('me.gamesWon', { count: won })}</dt>
        </div>
        {favourite && (
          <div data-world={favourite.game}>
            <dd>{titleOf(favourite.game)}</dd>
            <dt>{t('me.favourite', { best: favourite.best })}</dt>
          </div>
        )}
      </dl>
    </section>
  );
}
