import { onSomethingToHear } from '@stolik/games/ui/sound';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../store/settings.ts';

/** Whoever plays on for so long without an answer has given one; the settings are there for a change of mind. */
const PATIENCE = 20_000;

/**
 * Offers sounds once in the life of a browser, when there is something to hear for the first time. It goes with a move and
 * never by itself: a finger on its way would hit what lies below.
 */
export function SoundOffer({ seq }: { readonly seq: number | undefined }) {
  const { t } = useTranslation();
  const { sound, soundOffered, change } = useSettings();
  const [isOffered, setOffered] = useState(false);
  const isOpen = !sound && !soundOffered;
  const offered = useRef(0);
  useEffect(() => {
    if (!isOpen) return;
    return onSomethingToHear(() => {
      offered.current = Date.now();
      setOffered(true);
      change({ soundOffered: true });
    });
  }, [isOpen, change]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when something was played
  useEffect(() => {
    if (Date.now() - offered.current > PATIENCE) setOffered(false);
  }, [seq]);

  if (!isOffered) return null;
  return (
    <div className="bar sound-offer" data-minor role="group" aria-label={t('table.sound.offer')}>
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
