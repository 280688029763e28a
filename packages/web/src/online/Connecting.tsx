import { Face } from '@stolik/games/ui/faces';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useOnline } from './connection.ts';
import { isPending } from './pending.ts';
import '../app/trouble.css';

/** While the server is being asked; it says so when nobody answers, and goes on asking. */
export function Connecting({ table }: { readonly table?: string }) {
  const { t } = useTranslation();
  const isWaiting = useOnline(({ state, hasNetwork }) => state === 'waiting' || !hasNetwork);
  const waits = table !== undefined && isPending(table) && t('online.sends');
  if (table !== undefined && isWaiting) {
    return (
      <section className="trouble" role="status">
        <Face bot="easy" pose="thinking" size={92} />
        <h1>{t('online.unreachable')}</h1>
        {waits && <p>{waits}</p>}
        <p className="row">
          <Link to="/" className="button">
            {t('table.home')}
          </Link>
        </p>
      </section>
    );
  }
  return (
    <p className="loading" role="status">
      {t(isWaiting ? 'online.unreachable' : 'online.reaching')} {waits}
    </p>
  );
}
