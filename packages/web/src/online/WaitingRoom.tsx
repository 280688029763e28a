import { LEVELS } from '@stolik/bots';
import { AskTwice, type GameUi, SeatMark } from '@stolik/games/ui';
import type { Seat, TableInfo } from '@stolik/protocol/page';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../app/title.ts';
import { ToldIfAny } from '../corrections/ToldIfAny.tsx';
import { AccountMark } from '../people/Account.tsx';
import { InviteFriends } from '../people/InviteFriends.tsx';
import { PointsAt } from '../rating/Points.tsx';
import { RatedMark } from '../rating/RatedMark.tsx';
import { useTableRating } from '../rating/use-table-rating.ts';
import { useRatingWords } from '../rating/use-words.ts';
import { useSettings } from '../store/settings.ts';
import { WishSign } from '../wish/WishChoice.tsx';
import { ConnectionBar } from './Bars.tsx';
import { Chat } from './Chat.tsx';
import { useOnline } from './connection.ts';
import type { TableFeed } from './feed.ts';
import { HintsTold } from './Hints.tsx';
import { Invite } from './Invite.tsx';
import { OwnWish } from './OwnWish.tsx';
import { PushOffer } from './PushOffer.tsx';
import { paceExplained, paceText } from './pace.ts';
import { SitDown } from './SitDown.tsx';
import { changeSeat, tellTable } from './seating.ts';
import { type ServerRequest, useServerRequest } from './server-request.ts';
import { sittersOf } from './sitters.ts';
import { useFeed } from './use-feed.ts';
import { WaitingTable } from './WaitingTable.tsx';
import { WaitsHere } from './WaitsHere.tsx';
import './waiting.css';

/** Before the game: seats that fill up, the link to send, and a place to sit down. */
export function WaitingRoom({ feed, ui }: { readonly feed: TableFeed; readonly ui: GameUi }) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const { info, seat } = useFeed(feed);
  const me = useOnline(({ me }) => me?.id);
  const words = useRatingWords();
  const rating = useTableRating(info);
  const navigate = useNavigate();
  const request = useServerRequest();
  const sat = useRef(seat !== undefined);
  const [isRemoved, setRemoved] = useState(false);
  useTitle(ui.text[language].title);
  useEffect(() => {
    setRemoved(sat.current && seat === undefined);
    if (seat !== undefined) sat.current = true;
  }, [seat]);

  const free = info.seats.filter(({ kind, isReserved }) => kind === 'open' || isReserved).length;
  const mine = info.seats.findIndex(({ person, isReserved }) => isReserved && person !== undefined && person === me);
  const isHost = me !== undefined && info.host === me;
  const canSit = seat === undefined && !isRemoved && (mine >= 0 || info.seats.some(({ kind }) => kind === 'open'));
  // The table goes with the last one who sits there.
  const isLast = info.seats.filter(({ kind, isReserved }) => kind === 'human' && !isReserved).length === 1;
  // Whoever asked the same people for another game looks who of them has come; nobody else is to be invited.
  const isKeptFor = info.seats.some(({ isReserved }) => isReserved);
  const names = sittersOf(info.seats, t).map(({ name }) => name);
  const host = info.seats.findIndex(({ kind, isReserved }) => kind === 'human' && !isReserved);
  const kept = names.filter((_, i) => info.seats[i].isReserved).join(', ');

  async function getUp(): Promise<void> {
    sat.current = false;
    if (await request.run(() => tellTable(info.id, 'leave'))) navigate({ to: '/' });
  }

  return (
    <div className="waiting wide" data-world={info.game}>
      <header>
        <h1>{ui.text[language].title}</h1>
        <p className="waiting-for" role="status">
          {t('online.waitingFor', { count: free })}
        </p>
        <p className="waiting-pace">{paceExplained(info.pace, t) || paceText(info.pace, t)}</p>
        <HintsTold info={info} />
        <RatedMark info={info} />
        <ToldIfAny game={info.game} options={info.options} />
        {info.isRated && <p className="waiting-pace waiting-rated">{words.invited}</p>}
      </header>
      <div className="waiting-news">
        <ConnectionBar />
        {isRemoved && (
          <p className="bar" role="alert">
            {t('online.removed')}
          </p>
        )}
      </div>
      <WaitingTable {...{ info, ui, names, rating }} />
      <div className="waiting-settled">
        {seat !== undefined && <OwnWish {...{ info, ui, names, seat }} onDone={(after) => feed.learn(after)} />}
        {ui.Settled && (
          <ui.Settled
            options={info.options as Readonly<Record<string, unknown>>}
            seats={info.seats.length}
            language={language}
          />
        )}
      </div>
      <div className="waiting-way">
        {canSit && (
          <SitDown
            {...{ info, ui, names }}
            kept={mine < 0 ? undefined : mine}
            host={names[host]}
            onDone={(after) => feed.learn(after)}
          />
        )}
        {seat === undefined && !canSit && !isRemoved && (
          <p>{isKeptFor ? t('online.keptFor', { name: kept }) : t('online.full')}</p>
        )}
        {seat !== undefined && isKeptFor && (
          <section className="invite">
            <h2>{t('online.asked', { name: kept })}</h2>
            <p>{t('online.askedText')}</p>
          </section>
        )}
        {seat !== undefined && !isKeptFor && (
          <Invite
            id={info.id}
            isPublic={info.visibility === 'public'}
            how={info.isRated ? words.inviteText : undefined}
          />
        )}
        {seat !== undefined && !isKeptFor && <InviteFriends table={info.id} />}
        {seat !== undefined && info.pace.kind === 'days' && (
          <PushOffer told={t('online.days.toldHere')} untold={t('online.days.takesDays')} />
        )}
        <Chat feed={feed} names={names} isInline />
      </div>
      <section className="waiting-seats" data-plain={seat === undefined || undefined} aria-label={t('online.seats')}>
        <h2>{t('online.seats')}</h2>
        <ul>
          {info.seats.map((one, i) => (
            // The table above shows who sits where: here is what can be done about it.
            <li
              key={i}
              data-kind={one.isReserved ? 'open' : one.kind}
              data-bare={one.kind === 'open' || i === seat || undefined}
            >
              <span className="waiting-who">
                <SeatMark seat={i} /> <span>{names[i]}</span> {one.account !== undefined && <AccountMark />}{' '}
                <WishSign ui={ui} value={one.wish} /> {i !== seat && <WaitsHere info={info} seat={i} />}{' '}
                <small>{noteOf(one)}</small> <PointsAt rating={rating} seat={i} />
              </span>
              {isHost && one.person !== me && (
                <HostTools info={info} seat={i} request={request} onDone={(after) => feed.learn(after)} />
              )}
              {i === seat && (
                <AskTwice
                  label={t(isLast ? 'online.getUpLast' : 'online.getUp')}
                  sure={t('online.getUpSure')}
                  ask={isLast}
                  about={isLast}
                  disabled={request.isBusy}
                  onYes={getUp}
                />
              )}
            </li>
          ))}
        </ul>
        <p className="waiting-note">{t('online.waitingText')}</p>
        <p role="alert" className="problem">
          {request.problem}
        </p>
      </section>
    </div>
  );

  function noteOf({ kind, person, isReserved }: Seat): string {
    if (isReserved) return t('online.reserved');
    if (kind === 'bot') return t('online.isBot');
    return person !== undefined && person === me ? t('online.you') : '';
  }
}

interface HostToolsProps {
  readonly info: TableInfo;
  readonly seat: number;
  readonly request: ServerRequest;
  onDone(after: TableInfo): void;
}

/** What the host may make of somebody else's seat. */
function HostTools({ info, seat, request, onDone }: HostToolsProps) {
  const { t } = useTranslation();
  const change = (to: Parameters<typeof changeSeat>[2]) =>
    request.run(async () => onDone(await changeSeat(info, seat, to)));
  const people = info.seats.filter(({ kind }) => kind !== 'bot').length;
  // A rated game needs two of them.
  const isNeeded = info.isRated === true && people <= 2;
  const { kind, name, isReserved } = info.seats[seat];
  // Whoever sits there may not come back, which is more than to keep a seat for nobody.
  const isSeated = kind === 'human' && !isReserved;
  if (kind !== 'open') {
    return (
      <AskTwice
        label={isSeated ? t('online.remove', { name }) : t('online.clearSeat')}
        sure={t('online.removeSure')}
        ask={isSeated}
        about={isSeated && name}
        disabled={request.isBusy}
        onYes={() => change({ kind: 'open' })}
      />
    );
  }
  if (isNeeded) return null;
  return (
    <select
      className="waiting-bot"
      aria-label={t('online.botHere')}
      value=""
      disabled={request.isBusy}
      onChange={(event) => change({ kind: 'bot', level: event.target.value })}
    >
      <option value="" disabled>
        {t('online.botHere')}
      </option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {t(`bots.${level}.name`)}: {t(`bots.${level}.level`)}
        </option>
      ))}
    </select>
  );
}
