import type { GameUi } from '@stolik/games/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Others } from '../people/Others.tsx';
import { Notice } from '../table/Notice.tsx';
import { useOnline } from './connection.ts';
import type { TableFeed } from './feed.ts';
import { canPlayOn, playOn } from './play-on.ts';
import { playAgain } from './seating.ts';
import { useServerRequest } from './server-request.ts';
import { placeOf, sittersOf } from './sitters.ts';
import { useFeed } from './use-feed.ts';
import { type Verdict, verifyTable } from './verify.ts';

interface EndingProps {
  readonly feed: TableFeed;
  readonly ui: GameUi;
}

/** After an online game: once more with the same people, and whether the dice were fair. */
export function Ending({ feed, ui }: EndingProps) {
  const { t } = useTranslation();
  const { info } = useFeed(feed);
  const names = sittersOf(info.seats, t).map(({ name }) => name);
  const asked = useAsked(feed, names);
  return (
    <>
      {asked && (
        <p className="ending-asked" role="status">
          {asked}
        </p>
      )}
      {info.daily === undefined ? (
        <Again feed={feed} />
      ) : (
        <Link className="button" data-look="main" to="/ranked/{-$day}" params={{ day: info.daily }}>
          {t('online.toBoard')}
        </Link>
      )}
      <Others feed={feed} names={names} />
      <PlayOn feed={feed} ui={ui} />
      <Verify key={info.id} feed={feed} ui={ui} />
    </>
  );
}

/** Who else has asked for another game, in a sentence. */
function useAsked(feed: TableFeed, names: readonly string[]): string | undefined {
  const { t } = useTranslation();
  const { info, said, seat } = useFeed(feed);
  const asking = said.findLast(({ notice }) => notice === 'again')?.seat;
  if (info.rematch === undefined || (asking !== undefined && asking === placeOf(info, seat))) return undefined;
  // Of games that ended long ago it is not known.
  return asking === undefined ? t('online.againAsked') : t('online.againBy', { name: names[asking] });
}

/** Somebody has asked for another game. */
export function NextGame({ feed, names }: { readonly feed: TableFeed; readonly names: readonly string[] }) {
  const asked = useAsked(feed, names);
  return asked === undefined ? null : <Notice kind="again">{asked}</Notice>;
}

/** Somebody gave up: whoever did not may see the game through on this device. */
function PlayOn({ feed, ui }: EndingProps) {
  const { t } = useTranslation();
  const { info, seat, look } = useFeed(feed);
  const navigate = useNavigate();
  const request = useServerRequest();
  if (seat === undefined || !look || !canPlayOn(info, seat, ui.game, look.view)) return null;
  const go = () =>
    request.run(async () => {
      await navigate({ to: '/table/$id', params: { id: await playOn(info, seat, t) } });
    });
  return (
    <div className="ending-choice">
      <button type="button" className="button" disabled={request.isBusy} onClick={go}>
        {t('online.playOn')}
      </button>
      <p>{t('online.playOnNote')}</p>
    </div>
  );
}

interface AgainProps {
  readonly feed: TableFeed;
  /** There is little room. */
  readonly isShort?: boolean;
}

/** Once more with the same people. */
export function Again({ feed, isShort = false }: AgainProps) {
  const { t } = useTranslation();
  const { info } = useFeed(feed);
  const me = useOnline(({ me }) => me?.id);
  const navigate = useNavigate();
  const request = useServerRequest();
  // Whoever gave up has no seat any more, and is asked for another game all the same.
  if (!info.seats.some(({ person }) => person !== undefined && person === me)) {
    return info.rematch === undefined ? null : (
      <Link className="button" to="/table/$id" params={{ id: info.rematch }}>
        {t(isShort ? 'online.watch' : 'online.againWatch')}
      </Link>
    );
  }
  const next = isShort ? 'online.againJoinShort' : 'online.againJoin';
  const go = () =>
    request.run(async () => {
      const { id } = await playAgain(info.id);
      await navigate({ to: '/table/$id', params: { id } });
    });
  return (
    <>
      <button type="button" className="button" data-look="main" disabled={request.isBusy} onClick={go}>
        {t(info.rematch === undefined ? 'table.again' : next)}
      </button>
      {request.problem && (
        <span role="alert" className="problem">
          {request.problem}
        </span>
      )}
    </>
  );
}

function Verify({ feed, ui }: EndingProps) {
  const { t } = useTranslation();
  const { info } = useFeed(feed);
  const request = useServerRequest();
  const [verdict, setVerdict] = useState<Verdict>();
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (verdict) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [verdict]);
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={request.isBusy}
        onClick={() => request.run(async () => setVerdict(await verifyTable(info, ui.game)))}
      >
        {t(request.isBusy ? 'verify.checking' : 'verify.button')}
      </button>
      <div ref={answer} className="verdict" data-good={verdict?.isGood} role="status">
        {request.problem}
        {verdict && (
          <>
            <strong>{t(verdict.isGood ? 'verify.good' : 'verify.bad')}</strong>
            <ul>
              {verdict.findings.map(({ sentence, values }) => (
                <li key={sentence}>{t(`verify.${sentence}`, { ...values })}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}
