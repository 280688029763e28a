import { AskTwice } from '@stolik/games/ui';
import { resigningOf } from '@stolik/protocol/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WayProps } from './Leave.tsx';
import { giveUp } from './seating.ts';
import { useFeed } from './use-feed.ts';

/** Giving up. What is confirmed is what was read: if something else would follow from it now, that is said and asked anew. */
export function Resign({ feed, seat, request }: WayProps) {
  const { t } = useTranslation();
  const { info, look } = useFeed(feed);
  const meaning = resigningOf(info, seat, look?.isUnplayed);
  const [first] = useState(meaning);
  const isAmongPeople = info.seats.some(({ kind }, i) => i !== seat && kind === 'human');
  const sentence = meaning === 'nobody-wins' && !isAmongPeople ? 'alone' : meaning;
  return (
    <>
      <h3>{t('online.resignTitle')}</h3>
      <p role="status">
        {meaning !== first && <strong>{t('online.resignChanged')} </strong>}
        {t(`online.resigning.${sentence}`)}
      </p>
      <div className="row">
        <AskTwice
          label={t('online.resign')}
          sure={t('online.resignSure')}
          data-look="danger"
          isGrave
          about={meaning}
          disabled={request.isBusy}
          // Whoever gives up is told at the table what follows from it, and may look on.
          onYes={() => request.run(async () => feed.learn(await giveUp(feed.id, meaning)))}
        />
      </div>
    </>
  );
}
