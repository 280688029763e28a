import { useTranslation } from 'react-i18next';
import { useAsked } from './news.ts';

/** How many friends ask for something, beside the way to where one answers. */
export function AskedMark() {
  const { t } = useTranslation();
  const asked = useAsked();
  if (asked === 0) return null;
  return (
    <span className="shell-turns">
      <span aria-hidden="true">{asked}</span>
      <span className="visually-hidden">{t('me.asked', { count: asked })}</span>
    </span>
  );
}
