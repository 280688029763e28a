import { AskTwice } from '@stolik/games/ui';
import { fateOf, isDecided } from '@stolik/protocol/page';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../app/Dialog.tsx';
import { Icon } from '../table/icons.tsx';
import type { TableFeed } from './feed.ts';
import { tellTable } from './seating.ts';
import { useServerRequest } from './server-request.ts';
import { sittersOf } from './sitters.ts';
import { sleepsWithout, sleepText } from './sleep.ts';
import { useFeed } from './use-feed.ts';

/** Leaving in mid-game: for a while, or for good, which is asked twice. Whoever only looks on simply goes. */
export function Leave({ feed }: { readonly feed: TableFeed }) {
  const { t } = useTranslation();
  const { info, seat, look, happened } = useFeed(feed);
  const navigate = useNavigate();
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

  // With nobody left to play with, the game is over.
  const resigned = info.seats.map((one, i) => (i === seat ? { ...one, hasResigned: true } : one));
  const isLast = isDecided({ ...info, seats: resigned });
  // What a bot plays for the others may win for nobody, so that nothing is promised to them.
  const isAlone = !info.seats.some((other, i) => i !== seat && other.kind === 'human' && fateOf(other) === undefined);

  const isShort = info.pace.kind === 'live' && info.pace.minutes <= 10;
  // The server says whether they have been waited for long enough.
  const isUnbegun =
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

  const { standIn } = info.seats[seat];
  const bot = t(`bots.${standIn ?? info.standIn}.name`);
  const isLive = info.pace.kind === 'live';
  const sleeps = sleepsWithout(info, seat);
  const names = sittersOf(info.seats, t).map(({ name }) => name);

  async function go(verb: 'away' | 'resign' | 'close'): Promise<void> {
    const isDone = await request.run(async () => feed.learn(await tellTable(feed.id, verb)));
    // Whoever gives up is told here what follows from it, and may look on.
    if (isDone && verb === 'away') navigate({ to: '/' });
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
          {standIn === undefined ? (
            <>
              {!isLive && <p>{t(info.pace.kind === 'days' ? 'online.leaveDays' : 'online.leaveLater')}</p>}
              {sleeps ? (
                <p>{t(isLive ? 'online.leaveLiveSleep' : 'online.leaveSleep')}</p>
              ) : (
                <p>
                  {t(isLive ? 'online.leaveLive' : 'online.leaveText', { bot })} {t('online.leaveWins')}
                </p>
              )}
            </>
          ) : (
            <p>
              {info.isAsleep
                ? `${sleepText(info, { own: seat, names, clock: look?.clock }, t)} ${t('online.leaveFree')}`
                : t('online.leaveAlready', { bot })}
            </p>
          )}
          <div className="row">
            {standIn === undefined ? (
              <button
                type="button"
                className="button"
                data-look="main"
                disabled={request.isBusy}
                onClick={() => go('away')}
              >
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
          {isUnbegun && (
            <>
              <h3>{t('online.unbegunTitle')}</h3>
              <p>{t(isShort ? 'online.unbegunShort' : 'online.unbegunText')}</p>
              <div className="row">
                <button type="button" className="button" disabled={request.isBusy} onClick={() => go('close')}>
                  {t('online.unbegun')}
                </button>
              </div>
            </>
          )}
          <h3>{t('online.resignTitle')}</h3>
          <p>{t(isLast ? (isAlone ? 'online.resignAlone' : 'online.resignDuel') : 'online.resignText')}</p>
          <div className="row">
            <AskTwice
              label={t('online.resign')}
              sure={t('online.resignSure')}
              data-look="danger"
              isGrave
              disabled={request.isBusy}
              onYes={() => go('resign')}
            />
          </div>
          <p role="alert" className="problem">
            {request.problem}
          </p>
        </>
      )}
    </Dialog>
  );
}
