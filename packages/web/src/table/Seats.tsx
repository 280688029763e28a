import { SeatFace, SeatMark, useWatched } from '@stolik/games/ui';
import { useTranslation } from 'react-i18next';

/** Who sits at a table on this device, and who decides. */
export function Seats({ names, actors }: { readonly names: readonly string[]; readonly actors: readonly number[] }) {
  const { t } = useTranslation();
  const watched = useWatched();
  // Whose move is still being watched is not over for whoever looks.
  const acting = watched?.seat === undefined ? actors : [watched.seat];
  return (
    <ul className="strip" aria-label={t('online.seats')}>
      {names.map((name, seat) => (
        <li key={seat} data-plate={seat} data-acts={acting.includes(seat) || undefined}>
          <SeatMark seat={seat} />
          <SeatFace seat={seat} size={24} />
          <strong>{name}</strong>
        </li>
      ))}
    </ul>
  );
}
