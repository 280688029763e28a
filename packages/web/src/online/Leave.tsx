import { hasLost } from '@stolik/protocol/page';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../app/Dialog.tsx';
import { Icon } from '../table/icons.tsx';
import type { TableFeed } from './feed.ts';
import { Resign } from './Resign.tsx';
import { tellTable } from './seating.ts';
import { type ServerRequest, useServerRequest } from './server-request.ts';
import { sittersOf } from './sitters.ts';
import { emptyText, sleepsWithout, sleepText } from './sleep.ts';
import { useFeed } from './use-feed.ts';
import { Waits } from './Waits.tsx';

/** Leaving in mid-game: for a while, or for good, which is asked twice. Whoever only looks on simply goes. */
export function Leave({ feed }: { readonly feed: TableFeed }) {
  const { t } = useTranslation();
  const { info, seat } = useFeed(feed);
  const request = useServerRequest();
  if (info.status !== 'running') return null;
  if (seat === undefined) {
    return (
      <Link className="table-tool" to="/">
        <Icon name="leave" />
        <span className="table-tool-name">{t('table.home')}</span>
      </Link>
    );
  }
  return (
    <Dialog
      opener={{
        className: 'table-tool leave-open',
        children: (
          <>
            <Icon name="leave" />
            <span className="table-tool-name">{t('online.seat')}</span>
          </>
        ),
      }}
      className="leave"
      heading={t('online.leaveTitle')}
    >
      {(close) => (
        <>
          <Away feed={feed} seat={seat} request={request} close={close} />
          {!hasLost(info.seats[seat], info.pace) && (
            <>
              <Waits feed={feed} seat={seat} request={request} onDone={close} />
              <Resign feed={feed} seat={seat} request={request} />
            </>
          )}
          <p role="alert" className="problem">
            {request.problem}
          </p>
        </>
      )}
    </Dialog>
  );
}

export interface WayProps {
  readonly feed: TableFeed;
  /** The viewer's own. */
  readonly seat: number;
  readonly request: ServerRequest;
}

/** A bot takes over for a while, or the table sleeps. */
function Away({ feed, seat, request, close }: WayProps & { readonly close: () => void }) {
  const { t } = useTranslation();
  const { info, look } = useFeed(feed);
  const navigate = useNavigate();
  const { standIn } = info.seats[seat];
  const bot = t(`bots.${standIn ?? info.standIn}.name`);
  const isLive = info.pace.kind === 'live';
  const sleeps = sleepsWithout(info, seat);
  const viewer = { own: seat, names: sittersOf(info.seats, t).map(({ name }) => name), clock: look?.clock };

  async function go(): Promise<void> {
    const isDone = await request.run(async () => feed.learn(await tellTable(feed.id, 'away')));
    if (isDone) navigate({ to: '/' });
  }

  return (
    <>
      {standIn === undefined ? (
        <>
          {!isLive && <p>{t(info.pace.kind === 'days' ? 'online.leaveDays' : 'online.leaveLater')}</p>}
          <p>
            {sleeps
              ? emptyText(info, viewer, t)
              : `${t(isLive ? 'online.leaveLive' : 'online.leaveText', { bot })} ${t('online.leaveWins')}`}
          </p>
        </>
      ) : (
        <p>
          {hasLost(info.seats[seat], info.pace)
            ? `${t(info.isAsleep ? 'online.outOfTimeAsleep' : 'online.outOfTime')} ${t('online.leaveFree')}`
            : info.isAsleep
              ? `${sleepText(info, viewer, t)} ${t('online.leaveFree')}`
              : t('online.leaveAlready', { bot })}
        </p>
      )}
      <div className="row">
        {standIn === undefined && !(sleeps && isLive) ? (
          <button type="button" className="button" data-look="main" disabled={request.isBusy} onClick={go}>
            {t(sleeps ? 'online.leaveForNow' : 'online.leave')}
          </button>
        ) : (
          // A live table that everybody has left sleeps by itself, and no bot plays at it.
          <Link className="button" data-look="main" to="/">
            {t(standIn === undefined ? 'online.leaveForNow' : 'table.home')}
          </Link>
        )}
        <button type="button" className="button" onClick={close}>
          {t('online.stay')}
        </button>
      </div>
    </>
  );
}
