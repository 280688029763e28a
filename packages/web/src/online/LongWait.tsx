import { useTranslation } from 'react-i18next';
import { Dialog } from '../app/Dialog.tsx';
import { Notice } from '../table/Notice.tsx';
import type { TableFeed } from './feed.ts';
import { useServerNow } from './server-now.ts';
import { useServerRequest } from './server-request.ts';
import { spanOf } from './time.ts';
import { useFeed } from './use-feed.ts';
import { Waits } from './Waits.tsx';
import { remindableFrom, useStillSince, waitedFor } from './waits.ts';

/** Whoever has waited for long is offered what can be done about it. */
export function LongWait({ feed }: { readonly feed: TableFeed }) {
  const { t } = useTranslation();
  const state = useFeed(feed);
  const since = useStillSince(feed);
  const now = useServerNow(5_000);
  const request = useServerRequest();
  const { info, seat } = state;
  const awaited = waitedFor(state);
  if (seat === undefined || awaited.length === 0 || now < remindableFrom({ ...info, reminded: 0 }, since)) return null;
  return (
    <Notice
      key={since}
      kind="long-wait"
      isWeighty
      action={
        <Dialog
          opener={{ className: 'button', children: t('online.waits.what') }}
          className="leave"
          heading={t('online.waits.heading')}
        >
          {(close) => (
            <>
              <Waits feed={feed} seat={seat} request={request} onDone={close} />
              <div className="row">
                <button type="button" className="button" data-look="plain" onClick={close}>
                  {t('online.waits.on')}
                </button>
              </div>
              <p role="alert" className="problem">
                {request.problem}
              </p>
            </>
          )}
        </Dialog>
      }
    >
      {t('online.waits.long', { time: spanOf(now - since, t) })}
    </Notice>
  );
}
