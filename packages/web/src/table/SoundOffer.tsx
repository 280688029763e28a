import { onSomethingToHear } from '@stolik/games/ui/sound';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../store/settings.ts';

/** Whoever does not answer has; the settings are there for a change of mind. */
const PATIENCE = 20_000;

/** Offers sounds once in the life of a browser, when there is something to hear for the first time. */
export function SoundOffer() {
  const { t } = useTranslation();
  const { sound, soundOffered, change } = useSettings();
  const [isOffered, setOffered] = useState(false);
  const isOpen = !sound && !soundOffered;
  useEffect(() => {
    if (!isOpen) return;
    return onSomethingToHear(() => {
      setOffered(true);
      change({ soundOffered: true });
    });
  }, [isOpen, change]);
  useEffect(() => {
    if (!isOffered) return;
    const timer = setTimeout(() => setOffered(false), PATIENCE);
    return () => clearTimeout(timer);
  }, [isOffered]);

  if (!isOffered) return null;
  return (
    <div className="sound-offer" role="group" aria-label={t('table.sound.offer')}>
      <span>{t('table.sound.offer')}</span>
      <button
        type="button"
        className="button"
        data-look="main"
        onClick={() => {
          setOffered(false);
          change({ sound: true });
        }}
      >
        {t('table.sound.yes')}
      </button>
      <button type="button" className="button" data-look="plain" onClick={() => setOffered(false)}>
        {t('table.sound.no')}
      </button>
    </div>
  );
}
