import { useTranslation } from 'react-i18next';
import { Icon } from '../table/icons.tsx';
import type { TableFeed } from './feed.ts';
import { useFeed } from './use-feed.ts';

/** How many people look on, beside those who sit there; nothing where nobody does. */
export function Onlookers({ feed }: { readonly feed: TableFeed }) {
  const { t } = useTranslation();
  const { onlookers } = useFeed(feed);
  if (onlookers === 0) return null;
  return (
    <li className="onlookers" title={t('chat.onlookers', { count: onlookers })}>
      <Icon name="eye" />
      <span aria-hidden="true">{onlookers}</span>
      <span className="visually-hidden">{t('chat.onlookers', { count: onlookers })}</span>
    </li>
  );
}
