import { useTranslation } from 'react-i18next';
import { aboutOf, titleOf } from '../boxes.ts';
import { useDeal } from '../new-table/deal.ts';
import { useSettings } from '../store/settings.ts';
import type { Sitter } from '../store/tables.ts';
import { prepareTable } from '../table/prepare.ts';
import { Facts } from './Facts.tsx';
import { Picture } from './Picture.tsx';
import { Ways } from './Ways.tsx';

/** The way into a game: its world, and one button that deals. Other ways are smaller. */
export function Door({ id, isFirst }: { readonly id: string; readonly isFirst: boolean }) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const { deal, isDealing, hasFailed } = useDeal();
  const sitters: readonly Sitter[] = [
    { kind: 'human', name: t('setup.you') },
    { kind: 'bot', name: t('bots.medium.name'), bot: 'medium' },
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
            onClick={() => deal(id, sitters, {})}
          >
            {t('home.playNow')}
          </button>
          <span role={hasFailed ? 'alert' : undefined}>{t(hasFailed ? 'trouble.load' : 'home.playNowNote')}</span>
        </div>
        <Ways game={id} />
      </div>
    </li>
  );
}
