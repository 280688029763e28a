import { LANGUAGES } from '@stolik/core';
import { sing } from '@stolik/games/ui/sound';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../app/title.ts';
import { Pills } from '../new-table/Pills.tsx';
import { PACES, THEMES, useSettings } from '../store/settings.ts';
import { Keys } from './Keys.tsx';
import { Notices } from './Notices.tsx';
import { Trial } from './Trial.tsx';
import './settings.css';
import './switch.css';

const LANGUAGE_NAMES = { en: 'English', pl: 'Polski' };

export function SettingsPage() {
  const { t } = useTranslation();
  const settings = useSettings();
  useTitle(t('settings.title'));
  return (
    <form className="settings wide" onSubmit={(event) => event.preventDefault()}>
      <h1>{t('settings.title')}</h1>
      <Trial />
      <div className="settings-column">
        <fieldset className="settings-keys">
          <legend>{t('settings.seen')}</legend>
          <Pills
            name="language"
            title={t('settings.language')}
            value={settings.language}
            onChange={(language) => settings.change({ language })}
          >
            {LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]])}
          </Pills>
          <Pills
            name="theme"
            title={t('settings.theme')}
            value={settings.theme}
            onChange={(theme) => settings.change({ theme })}
          >
            {THEMES.map((theme) => [theme, t(`settings.themes.${theme}`)])}
          </Pills>
          <Switch name="marks" />
          <Switch name="motion" />
          <Switch name="coarse" />
          <Switch name="ratings" />
        </fieldset>
        <Notices />
      </div>
      <div className="settings-column">
        <fieldset className="settings-keys">
          <legend>{t('settings.played')}</legend>
          <label className="check">
            <input
              type="checkbox"
              checked={settings.pace < PACES.calm}
              onChange={(event) => settings.change({ pace: event.target.checked ? PACES.fast : PACES.calm })}
            />
            {t('settings.fast')}
          </label>
          <Switch name="confirm" />
          <Switch name="autoEnd" />
          <Switch name="warn" />
          <Switch name="sound" />
          {settings.sound && (
            <div className="field">
              <label htmlFor="volume">{t('settings.volume')}</label>
              <input
                id="volume"
                type="range"
                min={0.1}
                max={1}
                step={0.1}
                value={settings.volume}
                onChange={(event) => {
                  settings.change({ volume: Number(event.target.value) });
                  sing('place');
                }}
              />
            </div>
          )}
        </fieldset>
        <Keys />
      </div>
    </form>
  );
}

function Switch({
  name,
}: {
  readonly name: 'marks' | 'motion' | 'confirm' | 'autoEnd' | 'warn' | 'sound' | 'ratings' | 'coarse';
}) {
  const { t } = useTranslation();
  const settings = useSettings();
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={settings[name]}
        onChange={(event) => settings.change({ [name]: event.target.checked })}
      />
      {t(`settings.${name}`)}
    </label>
  );
}
