import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ToldIfAny } from '../corrections/ToldIfAny.tsx';
import { Icon } from './icons.tsx';

/** The ways to other places, which the board has no room for. */
export function Menu({ game, options }: { readonly game: string; readonly options: unknown }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <button type="button" className="table-tool" popoverTarget={id}>
        <Icon name="menu" />
        <span className="table-tool-name">{t('table.menu')}</span>
      </button>
      <nav id={id} className="table-menu" popover="auto" aria-label={t('table.menu')}>
        <Link to="/">{t('nav.home')}</Link>
        <Link to="/lobby">{t('nav.lobby')}</Link>
        <Link to="/me">{t('nav.me')}</Link>
        <Link to="/settings">{t('nav.settings')}</Link>
        <ToldIfAny game={game} options={options} className="table-menu-told" />
      </nav>
    </>
  );
}
