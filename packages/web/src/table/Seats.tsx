import { SeatFace, SeatMark } from '@stolik/games/ui';
import { useTranslation } from 'react-i18next';

/** Who sits at a table on this device, and who is to decide. */
export function Seats({ names, actors }: { readonly names: readonly string[]; readonly actors: readonly number[] }) {
  const { t } = useTranslation();
  return (
    <ul className="strip" aria-label={t('online.seats')}>
      {names.map((name, seat) => (
        <li key={seat} data-plate={seat} data-acts={actors.includes(seat) || undefined}>
          <SeatMark seat={seat} />
          <SeatFace seat={seat} size={24} />
          <strong>{name}</strong>
        </li>
      ))}
    </ul>
  );
}
