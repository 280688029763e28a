import { Face, SeatingContext, SeatMark } from '@stolik/games/ui';
import { isDecided, type TableInfo } from '@stolik/protocol/page';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { titleOf } from '../boxes.ts';
import { Card } from '../card/Card.tsx';
import { useInSight } from '../card/in-sight.ts';
import { useSight } from '../card/peek.ts';
import { RoundTable } from '../card/RoundTable.tsx';
import { Thumbnail } from '../card/Thumbnail.tsx';
import { ToldIfAny } from '../corrections/ToldIfAny.tsx';
import { Picture } from '../home/Picture.tsx';
import { useOnline } from '../online/connection.ts';
import { sawEnd } from '../online/endings.ts';
import { fatesOf } from '../online/fates.ts';
import { paceText } from '../online/pace.ts';
import { useServerNow } from '../online/server-now.ts';
import { seatOfPerson, sittersOf, waitsFor } from '../online/sitters.ts';
import { TimeLeft } from '../online/TimeLeft.tsx';
import { WhereaboutsMark } from '../online/Whereabouts.tsx';
import { whereaboutsOf } from '../online/whereabouts.ts';
import { AccountMark } from '../people/Account.tsx';
import { RatedMark } from '../rating/RatedMark.tsx';
import { seatingOf } from '../table/seating.ts';
import { Settled } from '../wish/Settled.tsx';
import { stateOf } from './state.ts';
import { WayIn } from './WayIn.tsx';

interface TableRowProps {
  readonly info: TableInfo;
  /** It ended while whoever reads this was away. */
  readonly isNews?: boolean;
}

/** A table online in a list: how it stands, who sits there, and the way in. */
export function TableRow({ info, isNews = false }: TableRowProps) {
  const { t } = useTranslation();
  const me = useOnline(({ me }) => me?.id);
  const own = seatOfPerson(info, me);
  const isAsked = waitsFor(info, me);
  const isAwaited = own !== undefined && info.seats[own].isAwaited;
  const free = info.seats.filter(({ kind }) => kind === 'open').length;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isNews || !item.current) return;
    // News are told once most of them was on the screen.
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && sawEnd(info.id), {
      threshold: 0.6,
    });
    observer.observe(item.current);
    return () => observer.disconnect();
  }, [isNews, info.id]);
  const sight = useSight(info, useInSight(item));
  const sitters = useMemo(() => sittersOf(info.seats, t), [info, t]);
  const seating = useMemo(() => seatingOf(sitters, [], own, sight?.looks), [sitters, own, sight]);
  const state = stateOf(info, me, t);
  /** Whose time runs, where there is a clock: one's own, if it is one's turn. */
  const decides = isAsked ? own : info.actors[0];
  const time = info.clock && decides !== undefined && (
    <TimeLeft info={info} clock={info.clock} actors={info.actors} seat={decides} />
  );
  return (
    <SeatingContext value={seating}>
      <Card
        ref={item}
        className="lobby-table"
        game={info.game}
        data-row={`${info.status} ${info.id}`}
        data-status={info.status}
        data-asked={isAsked || undefined}
        picture={sight ? <Thumbnail game={info.game} sight={sight} /> : <Sitting info={info} />}
        actions={<WayIn info={info} isMine={own !== undefined} isAsked={isAsked} isNews={isNews} />}
      >
        <p className="card-title">
          <strong>{titleOf(info.game)}</strong>
          {isAsked && (
            <span className="card-pill" data-kind="turn">
              {t(isAwaited ? 'lobby.called' : 'lobby.yourTurn')}
            </span>
          )}
          {isNews && (
            <span className="card-pill" data-kind="turn">
              {t('home.ended')}
            </span>
          )}
          {free > 0 && <span className="card-pill">{t('lobby.seatsFree', { count: free })}</span>}
          {info.isAsleep && !info.seats.some((seat) => seat.isAwaited) && (
            <span className="card-pill">{t('lobby.sleeps')}</span>
          )}
          <RatedMark info={info} />
          <span className="card-note">{paceText(info.pace, t)}</span>
          {isAsked && time}
          <ToldIfAny game={info.game} options={info.options} />
        </p>
        <p className="card-people">
          {sitters.map(({ name }, seat) => (
            <SeatName key={seat} seat={seat} info={info} name={name} />
          ))}
        </p>
        {info.status === 'open' && <Settled info={info} />}
        {state && (
          <p className="card-note">
            {state} {!isAsked && time}
          </p>
        )}
      </Card>
    </SeatingContext>
  );
}

function SeatName({ seat, info, name }: { readonly seat: number; readonly info: TableInfo; readonly name: string }) {
  const { t } = useTranslation();
  const { kind, person, total, level, account } = info.seats[seat];
  const now = useServerNow(60_000);
  // Nobody has to be told where they are themselves.
  const is =
    person === undefined ? whereaboutsOf(info, seat, { actors: info.actors, clock: info.clock, now }) : undefined;
  const fate = info.status === 'over' ? fatesOf(info)[seat] : undefined;
  return (
    <span data-free={kind === 'open' || undefined}>
      <SeatMark seat={seat} />
      {kind === 'bot' && <Face bot={level} />}
      {name}
      {account !== undefined && <AccountMark />}
      {total !== undefined && !info.isCalledOff && !isDecided(info) && <b>{total}</b>}
      {fate && <small>{t(`online.fates.${fate}`)}</small>}
      {is && info.status === 'running' && <WhereaboutsMark is={is} />}
      {is && info.status === 'open' && (
        <small className="lobby-here" data-here={is === 'here'}>
          <WhereaboutsMark is={is} isSaid /> {t(is === 'here' ? 'lobby.here' : 'lobby.notHere')}
        </small>
      )}
    </span>
  );
}

/** Who sits there, where there is no game to look at yet. */
function Sitting({ info: { game, seats } }: { readonly info: TableInfo }) {
  return (
    <RoundTable places={seats.length} middle={<Picture game={game} />}>
      {(place) => {
        const { kind, level } = seats[place];
        if (kind === 'bot') return <Face bot={level} size={24} />;
        return kind === 'open' ? <span data-free /> : <SeatMark seat={place} />;
      }}
    </RoundTable>
  );
}
