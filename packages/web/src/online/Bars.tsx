import { mayComeBack } from '@stolik/protocol/page';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadFresh } from '../app/reload.ts';
import type { Session } from '../session/session.ts';
import { useSnapshot } from '../session/use-snapshot.ts';
import { Notice } from '../table/Notice.tsx';
import { useOnline } from './connection.ts';
import type { TableFeed } from './feed.ts';
import { leftNow } from './presence.ts';
import { tellTable } from './seating.ts';
import { useServerNow } from './server-now.ts';
import { useServerRequest } from './server-request.ts';
import { placeOf } from './sitters.ts';
import { useFeed } from './use-feed.ts';

/** How long it is said that a move which had to wait was sent. */
const SENT_MS = 5_000;

/** Says when the server cannot be heard, and what becomes of what the player does and of the clocks. */
export function SendingBar({ session, feed }: { readonly session: Session; readonly feed: TableFeed }) {
  const { t } = useTranslation();
  const { isSending } = useSnapshot(session);
  const table = useFeed(feed);
  const { look, seat, info } = table;
  const { state, hasNetwork } = useOnline();
  const isHeard = state === 'open' && hasNetwork;
  const wasWaiting = useRef(false);
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    // Whoever was told that a move waits is told when it has gone.
    if (isSending && !isHeard) wasWaiting.current = true;
    if (isSending || !wasWaiting.current) return;
    wasWaiting.current = false;
    setSent(true);
  }, [isSending, isHeard]);
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => setSent(false), SENT_MS);
    return () => clearTimeout(timer);
  }, [isSent]);
  const isTimed = look?.clock !== undefined && !look.isOver;
  // Whose network is gone loses time; where the server is gone nobody does.
  const runs = !hasNetwork && seat !== undefined && look?.actors.includes(seat) && !info.isAsleep;
  const isLive = runs === true && info.pace.kind === 'live';
  const now = useServerNow(1_000, isLive);
  const isUp = isLive && (leftNow(table, now) ?? 1) <= 0;
  if (isSent && isHeard) return <Notice kind="sent">{t('online.sent')}</Notice>;
  const notes = [
    isSending && t('online.sends'),
    isTimed && t(!isLive ? 'online.clocksStand' : isUp ? 'online.clockIsUp' : 'online.clockRunsOn'),
  ].filter(Boolean);
  return <ConnectionBar note={notes.length > 0 ? notes.join(' ') : undefined} />;
}

/** Says when the server cannot be heard, and what that means here. */
export function ConnectionBar({ note }: { readonly note?: string | undefined }) {
  const { t } = useTranslation();
  const { state, hasNetwork } = useOnline();
  if (state === 'open' && hasNetwork) return null;
  if (state === 'outdated') {
    return (
      <div className="bar" data-kind="connection">
        <span role="alert">{t('online.outdated')}</span>
        <button type="button" className="button" data-look="main" onClick={() => reloadFresh()}>
          {t('online.reload')}
        </button>
      </div>
    );
  }
  const rest = note ?? (hasNetwork ? '' : t('online.lookAround'));
  return (
    <p className="bar" data-kind="connection" role="status">
      {t(hasNetwork ? 'online.connecting' : 'online.offline')} {rest}
    </p>
  );
}

/** A bot plays for the viewer: one click takes the seat back. */
export function AwayBar({ feed }: { readonly feed: TableFeed }) {
  const { t } = useTranslation();
  const { info, seat, look } = useFeed(feed);
  const request = useServerRequest();
  if (seat === undefined || info.status !== 'running' || info.seats[seat].standIn === undefined) return null;
  if (!mayComeBack({ ...info, clock: look?.clock }, seat)) {
    return (
      <p className="bar" data-kind="away" role="alert">
        {t(info.isAsleep ? 'online.outOfTimeAsleep' : 'online.outOfTime')}
      </p>
    );
  }
  return (
    <div className="bar" data-kind="away">
      {/* While it sleeps bots wait too, and the question says so. */}
      <span role="alert">
        {t(info.isAsleep ? 'online.awayAsleep' : 'online.away', { bot: t(`bots.${info.seats[seat].standIn}.name`) })}
      </span>
      <button
        type="button"
        className="button"
        data-look="main"
        disabled={request.isBusy}
        onClick={() => request.run(async () => feed.learn(await tellTable(feed.id, 'back')))}
      >
        {t('online.back')}
      </button>
      <span className="problem">{request.problem}</span>
    </div>
  );
}

/** Marks a spectator as one, and says to whoever gave up what became of it. */
export function WatchingBar({ feed }: { readonly feed: TableFeed }) {
  const { t } = useTranslation();
  const { seat, info } = useFeed(feed);
  if (seat !== undefined || info.status === 'over') return null;
  const left = placeOf(info, seat);
  if (left !== undefined) {
    const bot = t(`bots.${info.seats[left].standIn}.name`);
    // While the table sleeps bots wait, too.
    const told = info.isAsleep ? t('online.outcome.resigned') : t('online.resigned', { bot });
    const home = (
      <Link className="button" to="/">
        {t('table.home')}
      </Link>
    );
    return (
      <Notice kind="resigned" action={home}>
        {told}
      </Notice>
    );
  }
  return <Notice kind="watching">{t('online.watching')}</Notice>;
}
