import { useTranslation } from 'react-i18next';
import { NewsMark } from '../app/NewsMark.tsx';
import { useAsked } from './news.ts';

/** How many friends ask for something, beside the way to where one answers. */
export function AskedMark() {
  const { t } = useTranslation();
  const asked = useAsked();
  return <NewsMark count={asked} text={t('me.asked', { count: asked })} />;
}
