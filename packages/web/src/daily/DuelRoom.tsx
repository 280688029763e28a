import type { Result } from '@stolik/daily';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadGame } from '../games.ts';
import { Picture } from '../home/Picture.tsx';
import { useOnline } from '../online/connection.ts';
import { useSettings } from '../store/settings.ts';
import { prepareTable } from '../table/prepare.ts';
import { Compare } from './Compare.tsx';
import { packDuel, playedOut } from './duel.ts';
import { playDuel, runningTable } from './duels.ts';
import { Share } from './Share.tsx';
import type { Duel } from './store.ts';
import { kindIn } from './telling.ts';
import { dailyWords } from './words.ts';

interface Played {
  readonly name: string;
  readonly result: Result;
}

/** A duel: who has played, nothing of how before one has played oneself, and then all games beside each other. */
export function DuelRoom({ duel }: { readonly duel: Duel }) {
  const { deal, games, own } = duel;
  const { t } = useTranslation();
  const { language } = useSettings();
  const w = dailyWords[language];
  const navigate = useNavigate();
  const me = useOnline((online) => online.me?.name);
  const [running, setRunning] = useState<string>();
  const [played, setPlayed] = useState<readonly Played[]>();
  const [link, setLink] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isLeft = false;
    runningTable(duel).then((table) => !isLeft && setRunning(table));
    const all = own ? [{ ...own, name: me ?? w.someone }, ...games] : games;
    packDuel({ deal, games: all }).then((packed) => !isLeft && setLink(new URL(`/duel#${packed}`, location.href).href));
    if (own) {
      loadGame(deal.game, deal.version).then((ui) => {
        // A game that does not come out by the rules was made up: it is not shown.
        const told = [{ ...own, name: t('setup.you') }, ...games].flatMap((game) => {
          try {
            return [{ name: game.name || w.someone, result: playedOut(ui.game, deal, game) }];
          } catch {
            return [];
          }
        });
        if (!isLeft) setPlayed(told);
      });
    }
    return () => {
      isLeft = true;
    };
  }, [duel, deal, games, own, me, t, w]);
  const kind = { id: duel.id, game: deal.game, birds: deal.birds };

  async function play(): Promise<void> {
    try {
      await prepareTable(deal.game);
      await navigate({ to: '/table/$id', params: { id: await playDuel(duel) } });
    } catch {
      setFailed(true);
    }
  }

  return (
    <div className="daily duel wide">
      <header className="daily-head" data-world={deal.game}>
        <Picture game={deal.game} />
        <div>
          <p className="daily-date">{w.duel}</p>
          <h1>{kindIn(kind, language)}</h1>
        </div>
      </header>
      {!own && (
        <section className="daily-play">
          <p>{games.length > 0 ? w.hidden(games.map(({ name }) => name || w.someone).join(', ')) : w.duelNote}</p>
          {running ? (
            <Link className="button daily-go" data-look="main" to="/table/$id" params={{ id: running }}>
              {w.goOn}
            </Link>
          ) : (
            <button type="button" className="button daily-go" data-look="main" onClick={play}>
              {w.play}
            </button>
          )}
          {hasFailed && (
            <p className="problem" role="alert">
              {w.failed}
            </p>
          )}
        </section>
      )}
      {played && <Compare games={played} isAlone={deal.birds.length === 0} />}
      {played?.length === 1 && <p className="daily-none">{w.nobody}</p>}
      {link && (
        <div className="daily-ways">
          <Share text={link} label={own ? w.sendResult : w.send} isMain={own !== undefined} />
          <p className="daily-note">{w.sendNote}</p>
        </div>
      )}
    </div>
  );
}
