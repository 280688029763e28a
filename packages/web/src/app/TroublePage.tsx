import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { reloadFresh } from './reload.ts';
import { Trouble } from './Trouble.tsx';

/** A screen that cannot be shown: what happened, and the way back. */
export function TroublePage({
  kind,
}: {
  readonly kind: 'noTable' | 'notOver' | 'broken' | 'old' | 'badLink' | 'noPage';
}) {
  const { t } = useTranslation();
  return (
    <Trouble
      title={t(`trouble.${kind}`)}
      actions={
        <>
          {(kind === 'broken' || kind === 'old') && (
            <button type="button" className="button" onClick={() => reloadFresh()}>
              {t('trouble.reload')}
            </button>
          )}
          <Link to="/" className="button" data-look="main">
            {t('trouble.back')}
          </Link>
        </>
      }
    >
      {kind !== 'noPage' && t(`trouble.${kind}Text`)}
    </Trouble>
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
