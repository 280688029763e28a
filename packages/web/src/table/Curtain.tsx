import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Stands between two people at one device: nothing of the table is in the page while it is drawn. */
export function Curtain({ name, onSit }: { readonly name: string; onSit(): void }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section className="curtain">
      <h1>{t('table.curtainTitle', { name })}</h1>
      <p>{t('table.curtainText')}</p>
      <button ref={button} type="button" className="button" data-look="main" onClick={onSit}>
        {t('table.curtainButton', { name })}
      </button>
    </section>
  );
}
