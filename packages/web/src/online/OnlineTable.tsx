import type { GameUi } from '@stolik/games/ui';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Trouble } from '../app/Trouble.tsx';
import { TroublePage } from '../app/TroublePage.tsx';
import { loadGame, UnknownRules } from '../games.ts';
import { Coming } from '../table/Coming.tsx';
import { expectEnds, sawEnd } from './endings.ts';
import type { TableFeed } from './feed.ts';
import { OnlineGame } from './OnlineGame.tsx';
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
  useEffect(() => {
    if (isAsked && document.hidden) announce(feed.state().info);
  }, [isAsked, feed]);
  if (!ui) return <Coming />;
  if (ui === 'broken' || ui === 'old') return <TroublePage kind={ui} />;
  if (info.status === 'gone') return <Gone feed={feed} />;
  return look ? <OnlineGame feed={feed} ui={ui} /> : <WaitingRoom feed={feed} ui={ui} />;
}

function Gone({ feed }: { readonly feed: TableFeed }) {
  const { t } = useTranslation();
  const { said } = useFeed(feed);
  const why = said.findLast(({ notice }) => notice === 'expired' || notice === 'shut' || notice === 'unbegun');
  return (
    <Trouble
      title={t('online.gone')}
      actions={
        <Link to="/" className="button" data-look="main">
          {t('trouble.back')}
        </Link>
      }
    >
      {why ? t(`chat.notices.${why.notice}`, { reason: why.text }) : t('online.goneText')}
    </Trouble>
  );
}
