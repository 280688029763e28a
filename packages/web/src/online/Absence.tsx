import type { TableInfo } from '@stolik/protocol/page';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableFeed, TableState } from './feed.ts';
import { keepTold, toldOf } from './slept.ts';
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
      <p key={seat} className="bar" data-kind="absent" role="status">
        {t(look?.clock ? timed : untimed, { name: names[seat], bot })}
      </p>
    );
  });
}

/** Tells everybody who comes back that the table has slept, until they have understood or played on. */
export function SleptBar({ feed }: { readonly feed: TableFeed }) {
  const { t } = useTranslation();
  const { info, look, seat, said, happened } = useFeed(feed);
  const nap = said.findLast(({ notice }) => notice === 'asleep')?.n ?? -1;
  const isAwake = seat !== undefined && info.status === 'running' && !info.isAsleep;
  const [told, setTold] = useState(() => toldOf(feed.id));
  const own = happened.findLast((one) => one.seat === seat)?.seq ?? -1;
  /** The own play that was the last one when it began to be told. */
  const [before, setBefore] = useState<number>();
  const isNews = isAwake && nap > told;
  function understand(): void {
    keepTold(feed.id, nap);
    setTold(nap);
  }
  useEffect(() => {
    if (!isNews) setBefore(undefined);
    else if (before === undefined) setBefore(own);
    else if (own > before) understand();
  });
  if (!isNews || look === undefined) return null;
  return (
    <div className="bar" data-kind="slept">
      <span role="status">{t(look.clock ? 'online.slept' : 'online.sleptUntimed')}</span>
      <button type="button" className="button" onClick={understand}>
        {t('trouble.understood')}
      </button>
    </div>
  );
}
