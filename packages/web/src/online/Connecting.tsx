import { useTranslation } from 'react-i18next';
import { useOnline } from './connection.ts';

/** While the server is being asked; it says so when nobody answers, and goes on asking. */
export function Connecting() {
  const { t } = useTranslation();
  const isWaiting = useOnline(({ state, hasNetwork }) => state === 'waiting' || !hasNetwork);
  return (
    <p className="loading" role="status">
      {t(isWaiting ? 'online.unreachable' : 'online.reaching')}
    </p>
  );
}
