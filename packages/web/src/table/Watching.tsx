import { Face, SeatingContext, useWatched } from '@stolik/games/ui';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';

/** Whose move is being shown. Until it is over this stands in place of what is asked, for eyes only: ears hear both at once. */
export function Watching({ names }: { readonly names: readonly string[] }) {
  const { t } = useTranslation();
  const { bots } = useContext(SeatingContext);
  const watched = useWatched();
  if (watched === undefined) return null;
  return (
    <span className="table-watching" aria-hidden="true">
      {watched === 'nobody' ? (
        t('table.goesOn')
      ) : (
        <>
          <Face bot={bots[watched]} pose="waiting" size={32} />
          {t('table.plays', { name: names[watched] })}
        </>
      )}
    </span>
  );
}
