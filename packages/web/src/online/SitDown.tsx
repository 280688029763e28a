import type { GameUi } from '@stolik/games/ui';
import type { TableInfo } from '@stolik/protocol/page';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { aboutOf } from '../boxes.ts';
import { Facts } from '../home/Facts.tsx';
import { useRatingWords } from '../rating/use-words.ts';
import { useSettings } from '../store/settings.ts';
import { takenBy } from '../wish/taken.ts';
import { WishChoice } from '../wish/WishChoice.tsx';
import { useOnline } from './connection.ts';
import { sitDown } from './seating.ts';
import { useServerRequest } from './server-request.ts';

interface SitDownProps {
  readonly info: TableInfo;
  readonly ui: GameUi;
  readonly names: readonly string[];
  /** The seat that is kept for whoever looks. */
  readonly kept: number | undefined;
  /** Who sits there, if anybody does. */
  readonly host: string | undefined;
  onDone(info: TableInfo): void;
}

/** One click to a seat, with a name that is there already; and what the game is, for whoever was sent a link. */
export function SitDown({ info, ui, names, kept, host, onDone }: SitDownProps) {
  const { id, game, pace, seats, options } = info;
  const { t } = useTranslation();
  const { language } = useSettings();
  const name = useOnline(({ me }) => me?.name) ?? '';
  const isGuest = useOnline(({ me }) => me?.isGuest) ?? true;
  const words = useRatingWords();
  const isUnwelcome = info.isRated === true && isGuest;
  const [typed, setTyped] = useState<string>();
  const request = useServerRequest();
  const own = seats.map(({ wish }) => wish);
  const taken = takenBy(ui, { own, options, names }, kept);
  /** Without a word about it, what was chosen when these people last played. */
  const [chosen, setChosen] = useState<string | null>();
  const wished = chosen === undefined ? (kept === undefined ? undefined : own[kept]) : (chosen ?? undefined);
  // Somebody may have been faster.
  const wish = wished !== undefined && taken.has(wished) ? undefined : wished;
  return (
    <form
      className="sit"
      onSubmit={(event) => {
        event.preventDefault();
        request.run(async () =>
          onDone(await sitDown(id, typed ?? name, chosen === undefined ? undefined : (wish ?? null))),
        );
      }}
    >
      <h2>
        {host
          ? t(info.visibility === 'public' ? 'online.atTableOf' : 'online.invited', { name: host })
          : t('online.free')}
      </h2>
      <p>{aboutOf(game, language)}</p>
      <Facts game={game} />
      <div className="wish-beside">
        <div className="field">
          <label htmlFor="sit-name">{t('online.yourName')}</label>
          <input
            id="sit-name"
            type="text"
            maxLength={24}
            autoComplete="nickname"
            value={typed ?? name}
            onFocus={() => setTyped(typed ?? name)}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <WishChoice ui={ui} value={wish} taken={taken} onChange={(value) => setChosen(value ?? null)} />
      </div>
      {isUnwelcome && (
        <p className="sit-note">
          {words.guests} <Link to="/me">{words.toAccount}</Link>
        </p>
      )}
      <p role="alert" className="problem">
        {request.problem}
      </p>
      <button type="submit" className="button" data-look="main" disabled={request.isBusy || isUnwelcome}>
        {t('online.sitDown')}
      </button>
      {pace.kind === 'live' && <p className="sit-note">{t('online.clockText')}</p>}
      <p className="sit-note">{t('online.orWatch')}</p>
    </form>
  );
}
