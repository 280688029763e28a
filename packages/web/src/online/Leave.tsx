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
          <Unbegun feed={feed} seat={seat} request={request} />
          <Resign feed={feed} seat={seat} request={request} />
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
          {info.isAsleep ? `${sleepText(info, viewer, t)} ${t('online.leaveFree')}` : t('online.leaveAlready', { bot })}
        </p>
      )}
      <div className="row">
        {standIn === undefined ? (
          <button type="button" className="button" data-look="main" disabled={request.isBusy} onClick={go}>
            {t(sleeps ? 'online.leaveForNow' : 'online.leave')}
          </button>
        ) : (
          <Link className="button" data-look="main" to="/">
            {t('table.home')}
          </Link>
        )}
        <button type="button" className="button" onClick={close}>
          {t('online.stay')}
        </button>
      </div>
    </>
  );
}

/** Where somebody has never played, whoever waits may close the table. */
function Unbegun({ feed, seat, request }: WayProps) {
  const { t } = useTranslation();
  const { info, look, happened } = useFeed(feed);
  const isShort = info.pace.kind === 'live' && info.pace.minutes <= 10;
  // The server says whether they have been waited for long enough.
  const isOffered =
    info.pace.kind !== 'days' &&
    info.seats.some(
      (other, i) =>
        i !== seat &&
        other.kind === 'human' &&
        other.standIn === undefined &&
        // With a short clock whoever is there runs out of time before.
        (!isShort || other.awaySince !== undefined) &&
        (other.isAwaited || look?.actors.includes(i)) &&
        !happened.some((one) => one.seat === i),
    );
  if (!isOffered) return null;
  return (
    <>
      <h3>{t('online.unbegunTitle')}</h3>
      <p>{t(isShort ? 'online.unbegunShort' : 'online.unbegunText')}</p>
      <div className="row">
        <button
          type="button"
          className="button"
          disabled={request.isBusy}
          onClick={() => request.run(async () => feed.learn(await tellTable(feed.id, 'close')))}
        >
          {t('online.unbegun')}
        </button>
      </div>
    </>
  );
}
