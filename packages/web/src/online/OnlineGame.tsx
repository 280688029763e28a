import type { GameUi } from '@stolik/games/ui';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bots } from '../bots/bot-worker.ts';
import { ToldBar } from '../corrections/ToldBar.tsx';
import { Arithmetic } from '../rating/Arithmetic.tsx';
import { NoHints } from '../rating/NoHints.tsx';
import { RatedBar } from '../rating/RatedBar.tsx';
import { OnlineSession } from '../session/online.ts';
import { Coming } from '../table/Coming.tsx';
import { Table } from '../table/Table.tsx';
import { AbsentBar, useAbsentPrompt } from './Absence.tsx';
import { AwayBar, SendingBar, WatchingBar } from './Bars.tsx';
import { Chat } from './Chat.tsx';
import { useOnline } from './connection.ts';
import { DaysBar, useDaysPrompt } from './DaysBar.tsx';
import { Again, Ending, NextGame } from './Ending.tsx';
import type { TableFeed } from './feed.ts';
import { HintsOff } from './Hints.tsx';
import { Leave } from './Leave.tsx';
import { LongWait } from './LongWait.tsx';
import { LowTime } from './LowTime.tsx';
import { OnlineSeats } from './OnlineSeats.tsx';
import { OtherClock } from './OtherClock.tsx';
import { outcomeOf } from './outcome.ts';
import { PeopleNews } from './PeopleNews.tsx';
import { ProposalBar } from './ProposalBar.tsx';
import { Returned } from './Returned.tsx';
import { sittersOf } from './sitters.ts';
import { useFeed } from './use-feed.ts';

/** The game on a server's table, in the frame of any table, with the people round it. */
export function OnlineGame({ feed, ui }: { readonly feed: TableFeed; readonly ui: GameUi }) {
  const { t } = useTranslation();
  const state = useFeed(feed);
  const { info, look, said } = state;
  const me = useOnline(({ me }) => me?.id);
  const [session, setSession] = useState<OnlineSession>();
  useEffect(() => {
    const opened = new OnlineSession({
      feed,
      ui,
      bots,
      // Nobody is told of a table before it is known who they are.
      person: useOnline.getState().me?.id ?? '',
      sittersOf: (seats) => sittersOf(seats, t),
      isConnected: () => useOnline.getState().state === 'open' && useOnline.getState().hasNetwork,
    });
    setSession(opened);
    opened.resume();
    const stop = useOnline.subscribe(() => opened.reconsider());
    return () => {
      stop();
      opened.close();
    };
    // Bots have other names in another language.
  }, [feed, ui, t]);
  // Whoever waited further down the page begins at the top of the table.
  useLayoutEffect(() => {
    // Newer browsers answer with a promise, which is not a way to clean up.
    scrollTo(0, 0);
  }, []);
  const names = sittersOf(info.seats, t).map(({ name }) => name);
  const absentPrompt = useAbsentPrompt(state, names);
  const daysPrompt = useDaysPrompt(state, names);
  if (!session) return <Coming game={state.happened.some(({ seat }) => seat !== undefined) ? undefined : info.game} />;
  const isDaily = info.daily !== undefined;
  const hintsOff = info.isRated || isDaily ? <NoHints isDaily={isDaily} /> : info.noHints && <HintsOff />;
  const winners = info.seats.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
  return (
    <Table
      session={session}
      ui={ui}
      options={info.options}
      waiting={absentPrompt ?? daysPrompt}
      notice={<SendingBar session={session} feed={feed} />}
      seats={<OnlineSeats feed={feed} names={names} />}
      people={
        <>
          <LowTime feed={feed} />
          <AwayBar feed={feed} />
          <ProposalBar feed={feed} names={names} />
          <OtherClock />
          <PeopleNews feed={feed} names={names} />
          <Returned feed={feed} />
          <LongWait feed={feed} />
          <AbsentBar feed={feed} names={names} />
          <DaysBar feed={feed} />
          <WatchingBar feed={feed} />
          <ToldBar feed={feed} />
          <RatedBar feed={feed} />
          {look?.isOver && <NextGame feed={feed} names={names} />}
        </>
      }
      tools={
        <>
          <Chat feed={feed} names={names} />
          <Leave feed={feed} />
          {look?.isOver && info.daily === undefined && <Again feed={feed} isShort />}
        </>
      }
      noHints={hintsOff}
      changed={<Arithmetic info={info} names={names} />}
      ending={<Ending feed={feed} ui={ui} />}
      // Alone, the target decides.
      winners={info.status === 'over' && info.seats.length > 1 ? winners : undefined}
      outcome={outcomeOf(info, { me, said }, t)}
      isHurried={look?.clock !== undefined && info.pace.kind === 'live'}
      isOnlooker={state.seat === undefined}
    />
  );
}
