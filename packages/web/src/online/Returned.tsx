import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../table/Notice.tsx';
import { useOnline } from './connection.ts';
import type { TableFeed } from './feed.ts';
import { keepPresence, lastPlay, leftNow, presenceAt, type Report, reportOf } from './presence.ts';
import { serverNow } from './server-now.ts';
import { spanOf } from './time.ts';
import { useFeed } from './use-feed.ts';

/** How often it is noted that the player is there: a browser may end without a word. */
const EVERY = 5_000;

/** Tells whoever comes back how long they were away, whether the table slept and what it cost them, until they have understood or played on. */
export function Returned({ feed }: { readonly feed: TableFeed }) {
  const { t } = useTranslation();
  const state = useFeed(feed);
  const { info, look, told } = state;
  const [report, setReport] = useState<Report>();
  // Whenever the whole table is told, the player has come to it, or come back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then
  useEffect(() => {
    const before = presenceAt(feed.id);
    note(feed, reportOf(feed.state(), serverNow(), before) ?? before?.report);
    setReport(presenceAt(feed.id)?.report);
  }, [feed, told]);
  useEffect(() => {
    const stay = () => {
      const { state, hasNetwork } = useOnline.getState();
      if (state === 'open' && hasNetwork) note(feed, presenceAt(feed.id)?.report);
    };
    const timer = setInterval(stay, EVERY);
    addEventListener('pagehide', stay);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', stay);
      stay();
    };
  }, [feed]);
  const isOld = report !== undefined && lastPlay(state) > report.after;
  function understand(): void {
    note(feed, undefined);
    setReport(undefined);
  }
  useEffect(() => {
    if (isOld) understand();
  });
  // Whoever waits for the others reads it, too; where bots have all the seats nobody does.
  const isEmpty = info.isAsleep && !info.seats.some(({ isAwaited }) => isAwaited);
  if (!report || isOld || info.status !== 'running' || isEmpty) return null;
  return (
    <Notice kind="returned" isWeighty onClose={understand}>
      {sentenceOf(report, look?.clock !== undefined, t)}
    </Notice>
  );
}

function sentenceOf({ away, ran = 0, hasSlept }: Report, isTimed: boolean, t: TFunction): string {
  if (away === undefined) return t(isTimed ? 'online.returned.elsewhere' : 'online.returned.elsewhereUntimed');
  const values = { away: spanOf(away, t), ran: spanOf(ran, t) };
  if (!isTimed) return t('online.returned.untimed', values);
  if (!hasSlept) return t('online.returned.ran', values);
  return t(ran > 0 ? 'online.returned.sleptAndRan' : 'online.returned.slept', values);
}

/** The player is there, and knows or does not know this. */
function note(feed: TableFeed, report: Report | undefined): void {
  const state = feed.state();
  if (state.seat === undefined || state.info.status !== 'running') return;
  const at = serverNow();
  keepPresence(feed.id, { at, left: leftNow(state, at), report });
}
