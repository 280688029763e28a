import { useTranslation } from 'react-i18next';
import { useOnline } from './connection.ts';
import { isPending } from './pending.ts';

/** While the server is being asked; it says so when nobody answers, and goes on asking. */
export function Connecting({ table }: { readonly table?: string }) {
  const { t } = useTranslation();
  const isWaiting = useOnline(({ state, hasNetwork }) => state === 'waiting' || !hasNetwork);
  return (
    <p className="loading" role="status">
      {t(isWaiting ? 'online.unreachable' : 'online.reaching')}{' '}
      {table !== undefined && isPending(table) && t('online.sends')}
    </p>
  );
}
