import { useRegisterSW } from 'virtual:pwa-register/react';
import { useTranslation } from 'react-i18next';

/** Offers a new version of the page; never takes it in mid-game by itself. */
export function Update() {
  const { t } = useTranslation();
  const {
    needRefresh: [isReady, setReady],
    updateServiceWorker,
  } = useRegisterSW();
  if (!isReady) return null;
  return (
    <div className="update" role="status">
      <span>{t('trouble.update')}</span>
      <button type="button" className="button" data-look="main" onClick={() => updateServiceWorker(true)}>
        {t('trouble.updateNow')}
      </button>
      <button type="button" className="button" onClick={() => setReady(false)}>
        {t('trouble.later')}
      </button>
    </div>
  );
}
