import type { GameUi } from '@stolik/games/ui';
import type { Said, TableInfo } from '@stolik/protocol/page';
import { Link, useNavigate } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Trouble } from '../app/Trouble.tsx';
import { TroublePage } from '../app/TroublePage.tsx';
import { loadGame, UnknownRules } from '../games.ts';
import type { Sitter } from '../store/tables.ts';
import { Coming } from '../table/Coming.tsx';
import { useOnline } from './connection.ts';
import { expectEnds, sawEnd } from './endings.ts';
import type { TableFeed } from './feed.ts';
import { OnlineGame } from './OnlineGame.tsx';
import { makeTable } from './seating.ts';
import { useServerRequest } from './server-request.ts';
import { sittersOf } from './sitters.ts';
import { announce, lookAt } from './turns.ts';
import { useFeed } from './use-feed.ts';
import { WaitingRoom } from './WaitingRoom.tsx';
import './online.css';

/** A table on the server: before the game, during it, and when there is none any more. */
export function OnlineTable({ feed }: { readonly feed: TableFeed }) {
  const { info, look, seat } = useFeed(feed);
  const [ui, setUi] = useState<GameUi | 'broken' | 'old'>();
  useEffect(() => {
    loadGame(info.game, info.version).then(setUi, (error) => setUi(error instanceof UnknownRules ? 'old' : 'broken'));
  }, [info.game, info.version]);
  useEffect(() => {
    lookAt(feed.id);
    return () => {
      const { info: left, look: last } = feed.state();
      lookAt(undefined, { ...left, actors: last?.actors ?? left.actors });
    };
  }, [feed]);
  const isMine = seat !== undefined;
  useEffect(() => {
    if (info.status === 'over') sawEnd(feed.id);
    else if (isMine) expectEnds([feed.state().info]);
  }, [feed, info.status, isMine]);
  const isAsked = seat !== undefined && look?.actors.includes(seat) === true && info.seats[seat].standIn === undefined;
  const { reminded } = info;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is reminded is told once more
  useEffect(() => {
    if (isAsked && document.hidden) announce({ kind: 'turn', info: feed.state().info });
  }, [isAsked, reminded, feed]);
  if (!ui) return <Coming />;
  if (ui === 'broken' || ui === 'old') return <TroublePage kind={ui} />;
  if (info.status === 'gone') return <Gone feed={feed} />;
  return look ? <OnlineGame feed={feed} ui={ui} /> : <WaitingRoom feed={feed} ui={ui} />;
}

function Gone({ feed }: { readonly feed: TableFeed }) {
  const { t } = useTranslation();
  const { said, info } = useFeed(feed);
  const me = useOnline((online) => online.me);
  const navigate = useNavigate();
  const request = useServerRequest();
  const why = said.findLast(({ notice }) => notice === 'expired' || notice === 'shut' || notice === 'unbegun');
  const told = why?.notice === 'expired' || why?.notice === 'shut' ? why.notice : undefined;
  const closed = told ? t(`chat.notices.${told}`, { reason: why?.text }) : t('online.goneText');
  const reason = why?.notice === 'unbegun' ? unbegunText(said, sittersOf(info.seats, t), t) : closed;
  return (
    <Trouble
      title={t('online.gone')}
      actions={
        <>
          {why?.notice === 'unbegun' && me && info.seats.some(({ person }) => person === me.id) && (
            <button
              type="button"
              className="button"
              data-look="main"
              disabled={request.isBusy}
              onClick={() =>
                request.run(async () => {
                  const { id } = await makeTable(sameAgain(info, me.id), me.name);
                  await navigate({ to: '/table/$id', params: { id } });
                })
              }
            >
              {t('online.makeAgain')}
            </button>
          )}
          <Link to="/" className="button" data-look={why?.notice === 'unbegun' ? undefined : 'main'}>
            {t('trouble.back')}
          </Link>
        </>
      }
    >
      {reason} {request.problem}
    </Trouble>
  );
}

/** Who never played, where the table tells it. */
function unbegunText(said: readonly Said[], sitters: readonly Sitter[], t: TFunction): string {
  const closing = said.findLast(({ notice }) => notice === 'unbegun');
  const late = said.filter(({ notice }) => notice === 'timed-out' || notice === 'resigned');
  const [first = closing] = late.length > 1 ? [] : late;
  const name = first?.seat === undefined ? undefined : sitters[first.seat].name;
  if (name === undefined || late.length > 1) return t('online.unbegunBy.nobody');
  return t(`online.unbegunBy.${first?.notice as 'unbegun'}`, { name });
}

/** The same table once more, for whoever asks and anybody else. */
function sameAgain({ game, seats, options, pace, visibility, standIn }: TableInfo, me: string) {
  return {
    game,
    seats: seats.map(({ kind, level = standIn, person }) => {
      if (kind === 'bot') return { kind, level } as const;
      return { kind: person === me ? ('me' as const) : ('open' as const) };
    }),
    options,
    pace,
    visibility,
    standIn,
  };
}
