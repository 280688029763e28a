import { useTranslation } from 'react-i18next';
import { useOnline } from '../online/connection.ts';
import { useRefusal } from '../online/server-request.ts';

/** Tells whoever was banned while the page was open, until when and why: without it they would find themselves a stranger. */
export function BanNews() {
  const { t } = useTranslation();
  const sentenceOf = useRefusal();
  const ban = useOnline((online) => online.ban);
  return (
    <div role="alert">
      {ban && (
        <div className="news">
          <p>{sentenceOf(ban)}</p>
          <p>{t('me.banned')}</p>
          <div className="row">
            <button type="button" className="button" onClick={() => useOnline.setState({ ban: undefined })}>
              {t('me.bannedKnown')}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
