import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { titleOf } from '../boxes.ts';
import { Notice } from '../table/Notice.tsx';
import { useTurns } from './turns.ts';

/** Says that the player's clock runs at another table, which is not seen from this one. */
export function OtherClock() {
  const { t } = useTranslation();
  const other = useTurns(({ waiting }) => waiting.find(({ pace, isAsleep }) => pace.kind === 'live' && !isAsleep));
  if (!other) return null;
  return (
    <Notice
      key={other.id}
      kind="elsewhere"
      role="alert"
      action={
        <Link className="button" to="/table/$id" params={{ id: other.id }}>
          {t('online.goThere')}
        </Link>
      }
    >
      {t('online.elsewhere', { game: titleOf(other.game) })}
    </Notice>
  );
}
