import type { TableInfo } from '@stolik/protocol/page';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../store/settings.ts';
import { Notice } from '../table/Notice.tsx';
import { clockTime, localeOf } from '../text/locale.ts';
import { useOnline } from './connection.ts';
import type { TableFeed, TableState } from './feed.ts';
import { sleepText } from './sleep.ts';
import { losesAt } from './time.ts';
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
export function useAbsentPrompt(
  { info, look, said, seat: own }: TableState,
  names: readonly string[],
): string | undefined {
  const { t } = useTranslation();
  const { language } = useSettings();
  const offset = useOnline((online) => online.offset);
  if (info.isAsleep && info.status === 'running') return sleepText(info, { own, names, clock: look?.clock }, t);
  const late = absentIn(info, own).find((seat) => look?.actors.includes(seat));
  if (late === undefined) return undefined;
  const name = names[late];
  if (!look?.clock) return t('online.absent.waits', { name });
  const { awaySince = 0 } = info.seats[late];
  // Meanwhile nobody was there and no clock ran: theirs does again since somebody is.
  const hasSlept = said.some(({ notice, time }) => notice === 'asleep' && time > awaySince);
  if (hasSlept) return t('online.absent.still', { name });
  // It is said half a minute after they went, and their time has run since then: so it is said since when.
  const time = clockTime(awaySince - offset, localeOf(language));
  return t('online.absent.late', { name, time });
}

/** Says of everybody who is not there what that means, and what one can do. */
export function AbsentBar({ feed, names }: AbsenceProps) {
  const { t } = useTranslation();
  const { info, look, seat: own } = useFeed(feed);
  const bot = t(`bots.${info.standIn}.name`);
  // Whoever only looks on has nothing to wait for.
  if (own === undefined) return null;
  if (info.status === 'running' && info.seats.some(({ isAwaited }) => isAwaited)) {
    // Whoever is asked nothing reads it in the place of the question.
    return look?.actors.includes(own) ? <Notice kind="awaited">{sleepText(info, { own, names }, t)}</Notice> : null;
  }
  return absentIn(info, own).map((seat) => {
    // Where both are asked, the player's own clock is no time to wait in.
    const isAwaited = look?.actors.includes(seat) && !look.actors.includes(own);
    const ends = losesAt(info, seat) ? ('Lost' as const) : ('' as const);
    const timed = isAwaited ? (`online.absent.takesOver${ends}` as const) : (`online.absent.soon${ends}` as const);
    const untimed = isAwaited ? 'online.absent.noHurry' : 'online.absent.untimed';
    return (
      // Whoever goes once more is news again.
      <Notice key={`${seat} ${info.seats[seat].awaySince}`} kind="absent">
        {t(look?.clock ? timed : untimed, { name: names[seat], bot })}
      </Notice>
    );
  });
}
