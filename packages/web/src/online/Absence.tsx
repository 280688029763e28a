import type { TableInfo } from '@stolik/protocol/page';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../store/settings.ts';
import { Notice } from '../table/Notice.tsx';
import { clockTime, localeOf } from '../text/locale.ts';
import { useOnline } from './connection.ts';
import type { TableFeed, TableState } from './feed.ts';
import { tellTable } from './seating.ts';
import { useServerRequest } from './server-request.ts';
import { listed, sleepText } from './sleep.ts';
import { losesAt, momentOf } from './time.ts';
import { useFeed } from './use-feed.ts';

interface AbsenceProps {
  readonly feed: TableFeed;
  readonly names: readonly string[];
}

/** Seats whose people are expected and have no page open; never the viewer's own, and nobody's while the table sleeps. */
function absentIn({ seats, status, isAsleep }: TableInfo, own: number | undefined): number[] {
  return seats.flatMap(({ kind, standIn, awaySince }, seat) =>
    status === 'running' &&
    !isAsleep &&
    kind === 'human' &&
    standIn === undefined &&
    awaySince !== undefined &&
    seat !== own
      ? [seat]
      : [],
  );
}

/** What to say in place of whom the game waits for, where that one is not there. */
export function useAbsentPrompt({ info, look, seat: own }: TableState, names: readonly string[]): string | undefined {
  const { t } = useTranslation();
  const { language } = useSettings();
  const offset = useOnline((online) => online.offset);
  if (info.isAsleep && info.status === 'running') return sleepText(info, { own, names, clock: look?.clock }, t);
  const late = absentIn(info, own).find((seat) => look?.actors.includes(seat));
  if (late === undefined) return undefined;
  const name = names[late];
  if (!look?.clock) return t('online.absent.waits', { name });
  const { awaySince = 0 } = info.seats[late];
  // It is said half a minute after they went, and their time has run since then: so it is said since when.
  const time = clockTime(awaySince - offset, localeOf(language));
  return t('online.absent.late', { name, time });
}

/** Says of everybody who is not there what that means, and what one can do. */
export function AbsentBar({ feed, names }: AbsenceProps) {
  const { t } = useTranslation();
  const { info, look, happened, seat: own } = useFeed(feed);
  const bot = t(`bots.${info.standIn}.name`);
  // Whoever only looks on has nothing to wait for.
  if (own === undefined) return null;
  if (info.status === 'running' && info.seats.some(({ isAwaited }) => isAwaited)) {
    return (
      <>
        {/* Whoever is asked nothing reads it in the place of the question. */}
        {look?.actors.includes(own) && (
          <Notice kind="awaited" isWeighty>
            {sleepText(info, { own, names }, t)}
          </Notice>
        )}
        <Call feed={feed} own={own} names={names} />
      </>
    );
  }
  return absentIn(info, own).map((seat) => {
    // Where both are asked, the player's own clock is no time to wait in.
    const isAwaited = look?.actors.includes(seat) && !look.actors.includes(own);
    const ends = losesAt(info, seat) ? ('Lost' as const) : ('' as const);
    const hasBegun = happened.some((one) => one.seat !== undefined);
    const timed = isAwaited ? (`online.absent.takesOver${ends}` as const) : (`online.absent.soon${ends}` as const);
    const untimed = isAwaited ? 'online.absent.noHurry' : 'online.absent.untimed';
    return (
      // Whoever goes once more is news again.
      <Notice key={`${seat} ${info.seats[seat].awaySince}`} kind="absent" isWeighty>
        {t(!look?.clock ? untimed : ends && !hasBegun ? 'online.absent.unbegun' : timed, { name: names[seat], bot })}
      </Notice>
    );
  });
}

/** Nobody holds a table hostage: whoever is there calls the others, and from a time on the clocks run without them. */
function Call({ feed, own, names }: AbsenceProps & { readonly own: number }) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const offset = useOnline((online) => online.offset);
  const { info, look } = useFeed(feed);
  const request = useServerRequest();
  const others = info.seats.flatMap((seat, i) => (seat.isAwaited && i !== own ? [{ ...seat, name: names[i] }] : []));
  const resumes = look?.clock?.resumes;
  if (info.seats[own].isAwaited || others.length === 0) return null;
  const name = listed(
    others.map((one) => one.name),
    t('online.awaited.and'),
  );
  if (resumes !== undefined) {
    const time = momentOf(resumes - offset, Date.now(), localeOf(language));
    return (
      <Notice kind="called" isWeighty>
        {t('online.call.called', { name, time })}
      </Notice>
    );
  }
  // For those who have not begun the table can be closed.
  if (!others.every(({ hasPlayed }) => hasPlayed)) return null;
  return (
    <Notice
      kind="call"
      isWeighty
      action={
        <button
          type="button"
          className="button"
          disabled={request.isBusy}
          onClick={() => request.run(async () => feed.learn(await tellTable(feed.id, 'call')))}
        >
          {t('online.call.button')}
        </button>
      }
    >
      {t('online.call.text')} {request.problem}
    </Notice>
  );
}
