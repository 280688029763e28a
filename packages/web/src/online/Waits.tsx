import { consenting, type Proposal } from '@stolik/protocol/page';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../store/settings.ts';
import { clockTime, localeOf } from '../text/locale.ts';
import { useOnline } from './connection.ts';
import { Idle, Unbegun } from './Idle.tsx';
import type { WayProps } from './Leave.tsx';
import { propose, remind } from './seating.ts';
import { useServerNow } from './server-now.ts';
import { sittersOf } from './sitters.ts';
import { listed } from './sleep.ts';
import { spanOf } from './time.ts';
import { useFeed } from './use-feed.ts';
import { remindableFrom, useStillSince, waitedFor } from './waits.ts';

interface WaitsProps extends WayProps {
  /** It is done: what follows is seen at the table. */
  onDone(): void;
}

/** What whoever waits can do about it, all in one place: remind, give time, let a bot play, close, or end it together. */
export function Waits({ feed, seat, request, onDone }: WaitsProps) {
  const state = useFeed(feed);
  const awaited = waitedFor(state);
  const ways = { feed, seat, request };
  return (
    <>
      {awaited.length > 0 && <Waiting {...ways} awaited={awaited} onDone={onDone} />}
      <Unbegun {...ways} />
      <Idle {...ways} />
      <Together {...ways} onDone={onDone} />
    </>
  );
}

/** Those who are waited for are reminded, or get more time. */
function Waiting({ feed, request, awaited, onDone }: WaitsProps & { readonly awaited: readonly number[] }) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const offset = useOnline((online) => online.offset);
  const { info } = useFeed(feed);
  const since = useStillSince(feed);
  const now = useServerNow(1_000);
  const names = sittersOf(info.seats, t).map(({ name }) => name);
  const name = listed(
    awaited.map((one) => names[one]),
    t('online.awaited.and'),
  );
  const from = remindableFrom(info, since);
  const { pace, reminded } = info;
  return (
    <>
      <h3>{t('online.waits.title', { name })}</h3>
      <p>
        {t('online.waits.since', { time: spanOf(Math.max(0, now - since), t) })}{' '}
        {reminded !== undefined && reminded >= since
          ? t('online.waits.reminded', { time: clockTime(reminded - offset, localeOf(language)) })
          : t('online.waits.reminds', { name })}
      </p>
      <div className="row">
        <button
          type="button"
          className="button"
          data-look="main"
          disabled={request.isBusy || from > now}
          onClick={() => request.run(async () => feed.learn(await remind(feed.id)))}
        >
          {from > now ? t('online.waits.remindIn', { time: spanOf(from - now, t) }) : t('online.waits.remind')}
        </button>
        {pace.kind !== 'untimed' &&
          awaited.map((one) => (
            <Proposing key={one} {...{ feed, request, onDone }} wanted={{ kind: 'time', for: one }}>
              {t(`online.waits.give.${pace.kind}`, { name: names[one] })}
            </Proposing>
          ))}
      </div>
    </>
  );
}

/** What all have to agree to. */
function Together({ feed, seat, request, onDone }: WaitsProps) {
  const { t } = useTranslation();
  const { info, look } = useFeed(feed);
  const { pace } = info;
  const others = consenting({ kind: 'end' }, { ...info, clock: look?.clock }).filter((one) => one !== seat);
  if (others.length === 0 || info.seats[seat].standIn !== undefined) return null;
  return (
    <>
      <h3>{t('online.together.title')}</h3>
      <p>{t('online.together.text')}</p>
      <div className="row">
        <Proposing {...{ feed, request, onDone }} wanted={{ kind: 'end' }}>
          {t('online.together.end')}
        </Proposing>
        {pace.kind !== 'untimed' && (
          <Proposing {...{ feed, request, onDone }} wanted={{ kind: 'time', for: seat }}>
            {t(`online.together.time.${pace.kind}`)}
          </Proposing>
        )}
      </div>
    </>
  );
}

interface ProposingProps extends Pick<WaitsProps, 'feed' | 'request' | 'onDone'> {
  readonly wanted: Pick<Proposal, 'kind' | 'for'>;
  readonly children: string;
}

/** One thing at a time is proposed. */
function Proposing({ feed, request, onDone, wanted, children }: ProposingProps) {
  const { info, seat } = useFeed(feed);
  const { proposal } = info;
  const isOpen = proposal !== undefined && proposal.declined === undefined;
  // Whoever wants what another proposes agrees to it.
  const isSame = proposal?.kind === wanted.kind && proposal.for === wanted.for;
  const isTaken = isOpen && !(isSame && seat !== undefined && !proposal.agreed.includes(seat));
  return (
    <button
      type="button"
      className="button"
      disabled={request.isBusy || isTaken}
      onClick={async () => {
        if (await request.run(async () => feed.learn(await propose(feed.id, wanted)))) onDone();
      }}
    >
      {children}
    </button>
  );
}
