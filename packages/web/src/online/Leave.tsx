import { hasLost } from '@stolik/protocol/page';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../app/Dialog.tsx';
import { useSettings } from '../store/settings.ts';
import { Icon } from '../table/icons.tsx';
import { localeOf } from '../text/locale.ts';
import type { TableFeed } from './feed.ts';
import { Resign } from './Resign.tsx';
import { letStandIn, tellTable } from './seating.ts';
import { useServerNow } from './server-now.ts';
import { type ServerRequest, useServerRequest } from './server-request.ts';
import { sittersOf } from './sitters.ts';
import { emptyText, sleepsWithout, sleepText } from './sleep.ts';
import { momentOf } from './time.ts';
import { closableFrom, replaceableAt } from './unplayed.ts';
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
          {!hasLost(info.seats[seat], info.pace) && (
            <>
              <Unbegun feed={feed} seat={seat} request={request} />
              <Idle feed={feed} seat={seat} request={request} />
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

/** Where somebody has never played, whoever waits may close the table once they have waited for long enough. */
function Unbegun({ feed, seat, request }: WayProps) {
  const { t } = useTranslation();
  const { info, look } = useFeed(feed);
  const now = useServerNow(1_000);
  const from = closableFrom(info, seat, Math.max(info.updated, look?.clock?.at ?? 0), look?.actors ?? []);
  if (from === undefined) return null;
  return (
    <>
      <h3>{t('online.unbegunTitle')}</h3>
      <p>
        {from > now ? t('online.unbegunLater', { count: Math.ceil((from - now) / 60_000) }) : t('online.unbegunText')}
      </p>
      {from <= now && (
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
      )}
    </>
  );
}

/** Without a clock: whoever waits for days may let a bot play for whoever does not come. */
function Idle({ feed, seat: own, request }: WayProps) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const { info, look } = useFeed(feed);
  const now = useServerNow(60_000);
  const idle = replaceableAt(info, own, look?.actors ?? []);
  if (!idle || closableFrom(info, own, info.updated, look?.actors ?? []) !== undefined) return null;
  const { seat, from } = idle;
  const name = sittersOf(info.seats, t)[seat].name;
  return (
    <>
      <h3>{t('online.idleTitle')}</h3>
      <p>
        {t(from > now ? 'online.idleLater' : 'online.idleText', {
          name,
          time: momentOf(from, now, localeOf(language)),
        })}
      </p>
      {from <= now && (
        <div className="row">
          <button
            type="button"
            className="button"
            disabled={request.isBusy}
            onClick={() => request.run(async () => feed.learn(await letStandIn(feed.id, seat)))}
          >
            {t('online.idle', { name })}
          </button>
        </div>
      )}
    </>
  );
}
