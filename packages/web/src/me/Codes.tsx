import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** New recovery codes, shown this once: to copy, to save or to print. */
export function Codes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const text = `Stolik, ${location.host}\n${codes.join('\n')}\n`;
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }
  return (
    <>
      <p role="status">{t('me.codesOnce')}</p>
      <ol className="me-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row">
        <button type="button" className="button" data-look="main" onClick={copy}>
          {t(outcome === 'copied' ? 'me.codesCopied' : 'me.copyCodes')}
        </button>
        <a
          className="button"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="stolik-codes.txt"
        >
          {t('me.saveCodes')}
        </a>
        <button type="button" className="button" onClick={() => print()}>
          {t('me.print')}
        </button>
      </div>
      <p role="alert" className="problem">
        {outcome === 'failed' && t('me.codesNotCopied')}
      </p>
    </>
  );
}
