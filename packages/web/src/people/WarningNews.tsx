import { useTranslation } from 'react-i18next';
import { ask } from '../online/api.ts';
import { useServerRequest } from '../online/server-request.ts';
import { askForNews, useNews } from './news.ts';

/** What a moderator has told whoever reads this, until they say that they have read it. */
export function WarningNews() {
  const { t } = useTranslation();
  const request = useServerRequest();
  const warning = useNews((news) => news.warning);
  return (
    <div role="alert">
      {warning && (
        <div className="news">
          <p>{t('me.warned', { why: warning.why })}</p>
          <div className="row">
            <button
              type="button"
              className="button"
              disabled={request.isBusy}
              onClick={() => request.run(() => ask('DELETE', '/me/warning')).then(askForNews)}
            >
              {t('me.bannedKnown')}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
