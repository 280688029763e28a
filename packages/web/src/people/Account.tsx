import { useTranslation } from 'react-i18next';
import './account.css';

/** The mark of whoever has an account: a guest may take the same name, and never this. */
export function AccountMark() {
  const { t } = useTranslation();
  return (
    <svg className="account-mark" viewBox="0 0 16 16" role="img" aria-label={t('me.account')}>
      <title>{t('me.account')}</title>
      <circle cx="8" cy="8" r="7" />
      <path d="M4.800 8.200l2.300 2.200L11.400 6" />
    </svg>
  );
}
