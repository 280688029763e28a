import { useTranslation } from 'react-i18next';
import { useSettings } from '../store/settings.ts';
import { localeOf } from '../text/locale.ts';
import type { WayProps } from './Leave.tsx';
import { letStandIn, tellTable } from './seating.ts';
import { useServerNow } from './server-now.ts';
import { sittersOf } from './sitters.ts';
import { momentOf } from './time.ts';
import { closableFrom, replaceableAt } from './unplayed.ts';
import { useFeed } from './use-feed.ts';

/** Where somebody has never played, whoever waits may close the table once they have waited for long enough. */
export function Unbegun({ feed, seat, request }: WayProps) {
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
export function Idle({ feed, seat: own, request }: WayProps) {
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
