import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The link to a table, large, to be copied or shared. */
export function Invite({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const url = new URL(`/table/${id}`, location.href).href;
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  }

  return (
    <section className="invite">
      <h2>{t('online.invite')}</h2>
      <p>{t('online.inviteText')}</p>
      <input
        className="invite-link"
        type="text"
        readOnly
        value={url}
        aria-label={t('online.link')}
        onFocus={(event) => event.target.select()}
      />
      <div className="row">
        <button type="button" className="button" data-look="main" onClick={() => copy().catch(() => setCopied(false))}>
          {t(isCopied ? 'online.copied' : 'online.copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className="button"
            // Closing the sheet of the device without sending is no mistake.
            onClick={() => navigator.share({ title: 'Stolik', text: t('online.shareText'), url }).catch(() => {})}
          >
            {t('online.share')}
          </button>
        )}
        <span className="visually-hidden" role="status">
          {isCopied && t('online.copied')}
        </span>
      </div>
    </section>
  );
}
