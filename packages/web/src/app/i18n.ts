import type { Language } from '@stolik/core';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { useSettings } from '../store/settings.ts';
import { en } from '../text/en.ts';
import { pl } from '../text/pl.ts';

/** Words in the language of the settings; the page follows when it changes. */
export async function startWords(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: useSettings.getState().language,
    fallbackLng: 'en',
    resources: { en: { translation: en }, pl: { translation: pl } },
    interpolation: { escapeValue: false },
  });
  follow(useSettings.getState().language);
  useSettings.subscribe(({ language }, before) => {
    if (language !== before.language) follow(language);
  });
}

function follow(language: Language): void {
  document.documentElement.lang = language;
  i18next.changeLanguage(language);
}
