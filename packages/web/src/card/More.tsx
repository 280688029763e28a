import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What is seldom wanted: out of the way until asked for. */
export function More({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <details className="more">
      <summary aria-label={t('setup.more')}>
        <span aria-hidden="true">···</span>
      </summary>
      {children}
    </details>
  );
}
