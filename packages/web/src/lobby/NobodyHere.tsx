import { LEVELS } from '@stolik/bots';
import { Face } from '@stolik/games/ui';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { GAME_IDS } from '../boxes.ts';
import { RoundTable } from '../card/RoundTable.tsx';

/** An empty lobby: birds at a table, and a chair for whoever comes. */
export function NobodyHere() {
  const { t } = useTranslation();
  return (
    <section className="lobby-group lobby-scene" aria-labelledby="nobody">
      <div className="lobby-birds" aria-hidden="true">
        <RoundTable places={LEVELS.length + 1}>
          {(place) =>
            place === 0 ? <span className="lobby-chair">+</span> : <Face bot={LEVELS[place - 1]} size={76} />
          }
        </RoundTable>
      </div>
      <h2 id="nobody" tabIndex={-1} data-row="nobody">
        {t('lobby.nobody')}
      </h2>
      <p>{t('lobby.noneOpen')}</p>
      <p className="row">
        <Link
          className="button"
          data-look="main"
          to="/new/$game"
          params={{ game: GAME_IDS[0] }}
          search={{ where: 'lobby' }}
        >
          {t('lobby.make')}
        </Link>
        <Link className="button" to="/find">
          {t('home.find')}
        </Link>
        <Link className="button" to="/">
          {t('lobby.meanwhile')}
        </Link>
      </p>
    </section>
  );
}
