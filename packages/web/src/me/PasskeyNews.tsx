import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ask } from '../online/api.ts';
import { changeMe, useOnline } from '../online/connection.ts';
import { useServerRequest } from '../online/server-request.ts';
import { useSettings } from '../store/settings.ts';

/** Tells the owner of an account that somebody, perhaps not the owner, can sign in without the password now. */
export function PasskeyNews() {
  const { t } = useTranslation();
  const { language } = useSettings();
  const request = useServerRequest();
  const added = useOnline((online) => online.me?.passkeyAdded);
  if (added === undefined) return null;
  return (
    <div className="news" role="status">
      <p>{t('me.passkeyNews', { date: new Date(added).toLocaleDateString(language) })}</p>
      <div className="row">
        <Link to="/me" className="button">
          {t('me.passkeyLook')}
        </Link>
        <button
          type="button"
          className="button"
          disabled={request.isBusy}
          onClick={() => request.run(() => changeMe(() => ask('DELETE', '/me/passkey-news')))}
        >
          {t('me.passkeyKnown')}
        </button>
      </div>
      <p role="alert" className="problem">
        {request.problem}
      </p>
    </div>
  );
}
