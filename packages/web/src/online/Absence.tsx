import type { TableInfo } from '@stolik/protocol/page';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Notice } from '../table/Notice.tsx';
import type { TableFeed, TableState } from './feed.ts';
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
export function absentPrompt({ info, look, seat: own }: TableState, names: readonly string[], t: TFunction) {
  if (info.isAsleep && info.status === 'running') return t('lobby.asleep');
  const late = absentIn(info, own).find((seat) => look?.actors.includes(seat));
  if (late === undefined) return undefined;
  return t(look?.clock ? 'online.absent.late' : 'online.absent.waits', { name: names[late] });
}

/** Says of everybody who is not there what that means, and what one can do. */
export function AbsentBar({ feed, names }: AbsenceProps) {
  const { t } = useTranslation();
  const { info, look, seat: own } = useFeed(feed);
  const bot = t(`bots.${info.standIn}.name`);
  // Whoever only looks on has nothing to wait for.
  if (own === undefined) return null;
  return absentIn(info, own).map((seat) => {
    // Where both are asked, the player's own clock is no time to wait in.
    const isAwaited = look?.actors.includes(seat) && !look.actors.includes(own);
    const timed = isAwaited ? 'online.absent.takesOver' : 'online.absent.soon';
    const untimed = isAwaited ? 'online.absent.noHurry' : 'online.absent.untimed';
    return (
      // Whoever goes once more is news again.
      <Notice key={`${seat} ${info.seats[seat].awaySince}`} kind="absent">
        {t(look?.clock ? timed : untimed, { name: names[seat], bot })}
      </Notice>
    );
  });
}
