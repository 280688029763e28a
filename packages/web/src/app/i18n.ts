import type { Language } from '@stolik/core';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { useSettings } from '../store/settings.ts';
import { wordsIn } from '../text/index.ts';

/** Words in the language of the settings; the page follows when it changes. */
export async function startWords(): Promise<void> {
  const { language } = useSettings.getState();
  await i18next.use(initReactI18next).init({
    lng: language,
    // Every language has every word.
    fallbackLng: false,
    resources: { [language]: { translation: await wordsIn(language) } },
    interpolation: { escapeValue: false },
  });
  document.documentElement.lang = language;
  useSettings.subscribe((now, before) => {
    // Without its words (there is no network, perhaps) the page goes on in the language it has.
    if (now.language !== before.language) follow(now.language).catch(() => {});
  });
}

async function follow(language: Language): Promise<void> {
  i18next.addResourceBundle(language, 'translation', await wordsIn(language));
  // Whoever changes it twice gets what was wanted last, whichever words come first.
  if (useSettings.getState().language !== language) return;
  document.documentElement.lang = language;
  await i18next.changeLanguage(language);
}
