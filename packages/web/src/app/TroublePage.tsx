import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { reloadFresh } from './reload.ts';

/** A screen that cannot be shown: what happened, and the way back. */
export function TroublePage({
  kind,
}: {
  readonly kind: 'noTable' | 'notOver' | 'broken' | 'old' | 'badLink' | 'noPage';
}) {
  const { t } = useTranslation();
  return (
    <section className="trouble" role="alert">
      <h1>{t(`trouble.${kind}`)}</h1>
      {kind !== 'noPage' && <p>{t(`trouble.${kind}Text`)}</p>}
      <p className="row">
        {(kind === 'broken' || kind === 'old') && (
          <button type="button" className="button" onClick={() => reloadFresh()}>
            {t('trouble.reload')}
          </button>
        )}
        <Link to="/" className="button" data-look="main">
          {t('trouble.back')}
        </Link>
      </p>
    </section>
  );
}

export function Loading() {
  const { t } = useTranslation();
  return (
    <p className="loading" role="status">
      {t('trouble.loading')}
    </p>
  );
}
