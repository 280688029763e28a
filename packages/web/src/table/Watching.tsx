import { Face, type GameUi, OPENING, SeatingContext, useWatched } from '@stolik/games/ui';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../store/settings.ts';

interface WatchingProps {
  readonly ui: GameUi;
  readonly names: readonly string[];
}

/** What is being shown. Until it is over this stands in place of what is asked, for eyes only: ears hear both at once. */
export function Watching({ ui, names }: WatchingProps) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const { bots } = useContext(SeatingContext);
  const watched = useWatched();
  if (!watched) return null;
  const { seat, event } = watched;
  const sentence = event === OPENING ? t('table.deals') : ui.text[language].event(event, names);
  return (
    <span className="table-watching" aria-hidden="true">
      {seat === undefined ? (
        // That a round begins is enough: with what lies on the table.
        sentence?.split(/[.:;]/)[0]
      ) : (
        <>
          <Face bot={bots[seat]} pose="waiting" size={32} />
          {sentence ?? t('table.plays', { name: names[seat] })}
        </>
      )}
    </span>
  );
}
