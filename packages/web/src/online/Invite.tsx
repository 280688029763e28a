import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QrCode } from './QrCode.tsx';

/** How long it is said that the link was copied. */
const COPIED_MS = 2_000;

interface InviteProps {
  readonly id: string;
  readonly isPublic: boolean;
  /** What whoever opens it does, where that is not one click. */
  readonly how?: string | undefined;
}

/** The link to a table, large, to be copied, shared, or scanned by whoever sits beside. */
export function Invite({ id, isPublic, how }: InviteProps) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const link = useRef<HTMLInputElement>(null);
  const url = new URL(`/table/${id}`, location.href).href;
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  /** The link lies ready for whoever copies it by hand. */
  function fail(): void {
    setOutcome('failed');
    link.current?.focus();
    link.current?.select();
  }

  async function copy(): Promise<void> {
    try {
      // Not every page may: without https there is no clipboard at all.
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      fail();
    }
  }

  async function share(): Promise<void> {
    try {
      await navigator.share({ title: 'Stolik', text: t('online.shareText'), url });
    } catch (error) {
      // Closing the sheet of the device without sending is no mistake.
      if (!(error instanceof DOMException && error.name === 'AbortError')) fail();
    }
  }

  return (
    <section className="invite">
      <h2>{t('online.invite')}</h2>
      {isPublic && <p>{t('online.publicText')}</p>}
      <p>{how ?? t('online.inviteText')}</p>
      <input
        ref={link}
        className="invite-link"
        type="text"
        readOnly
        value={url}
        aria-label={t('online.link')}
        onFocus={(event) => event.target.select()}
      />
      <div className="row">
        <button type="button" className="button" data-look="main" onClick={copy}>
          {t(outcome === 'copied' ? 'online.copied' : 'online.copy')}
        </button>
        {'share' in navigator && (
          <button type="button" className="button" onClick={share}>
            {t('online.share')}
          </button>
        )}
        <span className="visually-hidden" role="status">
          {outcome === 'copied' && t('online.copied')}
        </span>
      </div>
      <p role="alert" className="problem">
        {outcome === 'failed' && t('online.copyFailed')}
      </p>
      <figure className="invite-code">
        <QrCode text={url} label={t('online.code')} />
        <figcaption>{t('online.codeText')}</figcaption>
      </figure>
    </section>
  );
}
