import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { aboutOf, hasLesson, titleOf } from '../boxes.ts';
import { useDeal } from '../new-table/deal.ts';
import { useSettings } from '../store/settings.ts';
import type { Sitter } from '../store/tables.ts';
import { prepareTable } from '../table/prepare.ts';
import { Facts } from './Facts.tsx';
import { Picture } from './Picture.tsx';
import { Ways } from './Ways.tsx';

interface DoorProps {
  readonly id: string;
  /** Here one may begin. */
  readonly isFirst: boolean;
  /** Nobody has played this game in this browser: it can be learnt, and who plays at once meets the easiest bot. */
  readonly isNew: boolean;
}

/** The way into a game: its world, and one button that deals. Other ways are smaller. */
export function Door({ id, isFirst, isNew }: DoorProps) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const { deal, isDealing, hasFailed } = useDeal();
  const showsLesson = isNew && hasLesson(id) && !hasFailed;
  const level = isNew ? 'easy' : 'medium';
  const sitters: readonly Sitter[] = [
    { kind: 'human', name: t('setup.you') },
    { kind: 'bot', name: t(`bots.${level}.name`), bot: level },
  ];
  return (
    <li
      className="home-game"
      data-game={id}
      data-world={id}
      onPointerEnter={() => prepareTable(id)}
      onFocus={() => prepareTable(id)}
    >
      <Picture game={id} />
      {isFirst && <p className="home-first">{t('home.first')}</p>}
      <div className="home-about">
        <h2>{titleOf(id)}</h2>
        <p>{aboutOf(id, language)}</p>
        <Facts game={id} />
        <div className="home-start">
          <button
            type="button"
            className="button home-play"
            data-look="main"
            disabled={isDealing}
            onClick={() => deal(id, sitters, {}, isNew)}
          >
            {t('home.playNow')}
          </button>
          {showsLesson ? (
            <Link className="button home-learn" to="/learn/$lesson" params={{ lesson: id }}>
              <span className="home-learn-long">{t('home.learn')}</span>
              <span className="home-learn-short" aria-hidden="true">
                {t('home.lesson')}
              </span>
            </Link>
          ) : (
            <span role={hasFailed ? 'alert' : undefined}>{t(hasFailed ? 'trouble.load' : 'home.playNowNote')}</span>
          )}
        </div>
        <Ways game={id} hasLesson={hasLesson(id) && !showsLesson} />
      </div>
    </li>
  );
}
