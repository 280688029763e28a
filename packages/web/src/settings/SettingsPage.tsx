import { LANGUAGES } from '@stolik/core';
import { sing } from '@stolik/games/ui/sound';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../app/title.ts';
import { PACES, type Settings, THEMES, useSettings } from '../store/settings.ts';
import { Keys } from './Keys.tsx';
import { Notices } from './Notices.tsx';
import { Trial } from './Trial.tsx';
import './settings.css';

const LANGUAGE_NAMES = { en: 'English', pl: 'Polski' };

export function SettingsPage() {
  const { t } = useTranslation();
  const settings = useSettings();
  useTitle(t('settings.title'));
  return (
    <form className="settings wide" onSubmit={(event) => event.preventDefault()}>
      <h1>{t('settings.title')}</h1>
      <Trial />
      <fieldset className="settings-keys">
        <legend>{t('settings.seen')}</legend>
        <div className="settings-pair">
          <div className="field">
            <label htmlFor="language">{t('settings.language')}</label>
            <select
              id="language"
              value={settings.language}
              onChange={(event) => settings.change({ language: event.target.value as Settings['language'] })}
            >
              {LANGUAGES.map((language) => (
                <option key={language} value={language}>
                  {LANGUAGE_NAMES[language]}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor="theme">{t('settings.theme')}</label>
            <select
              id="theme"
              value={settings.theme}
              onChange={(event) => settings.change({ theme: event.target.value as Settings['theme'] })}
            >
              {THEMES.map((theme) => (
                <option key={theme} value={theme}>
                  {t(`settings.themes.${theme}`)}
                </option>
              ))}
            </select>
          </div>
        </div>
        <Switch name="marks" />
        <Switch name="motion" />
      </fieldset>
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
      <Notices />
      <Keys />
    </form>
  );
}

function Switch({ name }: { readonly name: 'marks' | 'motion' | 'confirm' | 'autoEnd' | 'sound' }) {
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
