import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NavSign } from '../app/NavSign.tsx';
import { NewsMark } from '../app/NewsMark.tsx';
import { ToldIfAny } from '../corrections/ToldIfAny.tsx';
import { Avatar } from '../me/Avatar.tsx';
import { useBadge } from '../online/badge.ts';
import { AskedMark } from '../people/AskedMark.tsx';
import { PACES, useSettings } from '../store/settings.ts';
import { Icon } from './icons.tsx';
import './menu.css';
import '../settings/switch.css';

interface MenuProps {
  readonly game: string;
  readonly title: string;
  readonly options: unknown;
}

/** What the board has no room for, in the dress of its game: the ways to other places, and what is often set anew. */
export function Menu({ game, title, options }: MenuProps) {
  const { t } = useTranslation();
  const id = useId();
  const badge = useBadge();
  return (
    <>
      <button type="button" className="table-tool" popoverTarget={id}>
        <Icon name="menu" />
        <span className="table-tool-name">{t('table.menu')}</span>
      </button>
      <nav id={id} className="table-menu menu sheet" data-game={game} popover="auto" aria-label={t('table.menu')}>
        <p className="menu-title">{title}</p>
        <button
          type="button"
          className="sheet-close"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('table.close')}
        >
          <Icon name="close" />
        </button>
        <div className="menu-ways">
          <Link to="/">
            <NavSign name="home" />
            {t('nav.home')}
          </Link>
          <Link to="/lobby">
            <NavSign name="lobby" />
            {t('nav.lobby')}
            <NewsMark {...badge} />
          </Link>
          <Link to="/me">
            <Avatar size={32} />
            {t('nav.me')} <AskedMark />
          </Link>
          <Link to="/settings">
            <NavSign name="settings" />
            {t('nav.settings')}
          </Link>
        </div>
        <Switches />
        <ToldIfAny game={game} options={options} className="table-menu-told" />
      </nav>
    </>
  );
}

/** What somebody wants otherwise in the middle of a game, without leaving it. */
function Switches() {
  const { t } = useTranslation();
  const { sound, marks, pace, change } = useSettings();
  return (
    <fieldset className="menu-switches">
      <legend>{t('settings.played')}</legend>
      <Switch isOn={sound} onChange={(isOn) => change({ sound: isOn })}>
        <Icon name="sound" /> {t('settings.sound')}
      </Switch>
      <Switch isOn={marks} onChange={(isOn) => change({ marks: isOn })}>
        <Icon name="marks" /> {t('settings.marks')}
      </Switch>
      <Switch isOn={pace < PACES.calm} onChange={(isOn) => change({ pace: isOn ? PACES.fast : PACES.calm })}>
        <Icon name="fast" /> {t('settings.fast')}
      </Switch>
    </fieldset>
  );
}

interface SwitchProps {
  readonly isOn: boolean;
  readonly children: ReactNode;
  onChange(isOn: boolean): void;
}

function Switch({ isOn, children, onChange }: SwitchProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <span>{children}</span>
    </label>
  );
}
