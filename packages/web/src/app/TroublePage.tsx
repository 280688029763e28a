import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** A screen that cannot be shown: what happened, and the way back. */
export function TroublePage({ kind }: { readonly kind: 'noTable' | 'notOver' | 'broken' | 'badLink' | 'noPage' }) {
  const { t } = useTranslation();
  return (
    <section className="trouble" role="alert">
      <h1>{t(`trouble.${kind}`)}</h1>
      {kind !== 'noPage' && <p>{t(`trouble.${kind}Text`)}</p>}
      <p className="row">
        {kind === 'broken' && (
          <button type="button" className="button" onClick={() => location.reload()}>
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
