import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { forgetAccount, useOnline } from '../online/connection.ts';

/** Tells whoever was signed out elsewhere that this page is a guest's now. Who was banned is told that instead. */
export function SignedOutNews() {
  const { t } = useTranslation();
  const lost = useOnline((online) => (online.ban ? undefined : online.lost));
  return (
    <div role="alert">
      {lost !== undefined && (
        <div className="news">
          <p>{t('me.signedOut', { name: lost })}</p>
          <div className="row">
            <Link to="/me" className="button" data-look="main">
              {t('me.signInAgain')}
            </Link>
            <button type="button" className="button" onClick={forgetAccount}>
              {t('me.bannedKnown')}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
