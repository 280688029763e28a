import { withWishes } from '@stolik/core';
import type { GameUi } from '@stolik/games/ui';
import type { WantedSeat } from '@stolik/protocol/page';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading, TroublePage } from '../app/TroublePage.tsx';
import { OfferToCorrect, useMineAtTable, WithMine } from '../corrections/WithMine.tsx';
import { loadGame } from '../games.ts';
import { Facts } from '../home/Facts.tsx';
import { ask, path } from '../online/api.ts';
import { goOnline, useOnline } from '../online/connection.ts';
import { makeTable } from '../online/seating.ts';
import { useServerRequest } from '../online/server-request.ts';
import { useSettings } from '../store/settings.ts';
import type { Sitter as SitterAt } from '../store/tables.ts';
import { prepareTable } from '../table/prepare.ts';
import { takenBy } from '../wish/taken.ts';
import { WishChoice, WishSign } from '../wish/WishChoice.tsx';
import { Chairs } from './Chairs.tsx';
import { type Choice, firstChoices, isBird, sameBefore, wishesOf } from './choices.ts';
import { useDeal } from './deal.ts';
import { Fold } from './Fold.tsx';
import { OnlineChoices, StandIn } from './OnlineChoices.tsx';
import { Pills } from './Pills.tsx';
import { ONLINE_DEFAULTS, type OnlineChoice, paceOf } from './pace.ts';
import { Sitter } from './Sitter.tsx';
import './new-table.css';
import './low.css';

export function NewTable() {
  const { game } = useParams({ from: '/new/$game' });
  const [ui, setUi] = useState<GameUi | 'none'>();
  useEffect(() => {
    loadGame(game).then(setUi, () => setUi('none'));
    // Whoever fills in the form goes to the table next.
    prepareTable(game);
  }, [game]);
  if (!ui) return <Loading />;
  return ui === 'none' ? <TroublePage kind="noPage" /> : <TableForm ui={ui} />;
}

function TableForm({ ui }: { readonly ui: GameUi }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { deal, isDealing, hasFailed } = useDeal();
  const request = useServerRequest();
  const { language } = useSettings();
  const search = useSearch({ from: '/new/$game' });
  const { min, max } = ui.game.seats;
  const [isOnline, setOnline] = useState(search.where !== undefined);
  // Nobody needs a server to play alone.
  const fewest = isOnline ? Math.max(2, min) : min;
  const people = search.people ?? 1;
  const count = Math.min(max, Math.max(fewest, search.seats ?? 2));
  const [here, setHere] = useState(() => firstChoices(count, people));
  const [away, setAway] = useState<readonly Choice[]>(() =>
    Array.from({ length: Math.max(2, count) }, (_, seat) => ({ who: seat === 0 ? 'human' : 'open', name: '' })),
  );
  const choices = isOnline ? away : here;
  const setChoices = isOnline ? setAway : setHere;
  const [tapped, setTapped] = useState(1);
  const chosen = Math.min(tapped, choices.length - 1);
  const [online, setOnlineChoice] = useState<OnlineChoice>({
    ...ONLINE_DEFAULTS,
    // Whoever comes from the lobby wants to be found there.
    visibility: search.where === 'lobby' ? 'public' : 'link',
  });
  const changeOnline = (part: Partial<OnlineChoice>) => setOnlineChoice({ ...online, ...part });
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({});
  const mine = useMineAtTable(ui.game);
  const knownName = useOnline(({ me }) => me?.name) ?? '';
  const isGuest = useOnline(({ me }) => me?.isGuest) ?? true;
  const [ownName, setOwnName] = useState<string>();
  useEffect(() => {
    if (isOnline) goOnline();
  }, [isOnline]);

  /** Somebody is called as they wish, or by their place. */
  function nameOf(seat: number): string {
    const { who, name } = choices[seat];
    if (isBird(who)) {
      const same = sameBefore(choices, seat);
      return same > 0 ? `${t(`bots.${who}.name`)} ${same + 1}` : t(`bots.${who}.name`);
    }
    if (who === 'open') return t('online.free');
    const isOnlyPerson = choices.filter((choice) => choice.who === 'human').length === 1;
    return name.trim() || (seat === 0 && isOnlyPerson ? t('setup.you') : t('setup.player', { n: seat + 1 }));
  }

  /** Another table has other options. */
  function seat(next: readonly Choice[]): void {
    // Whoever is alone plays.
    setChoices(next.length === 1 ? [{ ...next[0], who: 'human' }] : next);
    setOptions({});
  }

  function add(): void {
    seat([...choices, { who: isOnline ? 'open' : 'medium', name: '' }]);
    setTapped(choices.length);
  }

  const own = wishesOf(choices);
  /** All that the game is set up with. */
  const settled = () => withWishes(ui.game.wishes, { ...options, ...mine.options }, own);

  /** What may be chosen for somebody on a chair. */
  function wishOf(seat: number, whose?: string) {
    const names = choices.map((_, at) => nameOf(at));
    return (
      <WishChoice
        ui={ui}
        whose={whose}
        value={own[seat]}
        taken={takenBy(ui, { own, options, names }, seat)}
        onChange={(wish) => setChoices(choices.map((one, at) => (at === seat ? { ...one, wish } : one)))}
      />
    );
  }

  /** Why the table could not be rated. */
  function unrated() {
    if (isGuest) return 'account';
    if (choices.filter(({ who }) => !isBird(who)).length < 2) return 'people';
    return ui.game.isStandard?.(settled(), choices.length) ? undefined : 'options';
  }

  /** What the table online has: what cannot be rated is not. */
  function agreed() {
    const rated = online.rated && unrated() === undefined;
    return { rated, pace: paceOf({ ...online, rated }, ui.game, choices.length) };
  }

  function start(): void {
    const sitters = choices.map(({ who }, at): SitterAt => {
      const name = nameOf(at);
      return isBird(who) ? { kind: 'bot', name, bot: who } : { kind: 'human', name };
    });
    deal(ui.game.id, sitters, settled());
  }

  function invite(): void {
    const wanted = choices.map(({ who }, at): WantedSeat => {
      if (at === 0) return { kind: 'me' };
      return isBird(who) ? { kind: 'bot', level: who } : { kind: 'open' };
    });
    const { visibility, standIn } = online;
    request.run(async () => {
      const { pace, rated } = agreed();
      const hints = online.hints === 'all';
      const table = { game: ui.game.id, seats: wanted, options: settled(), pace, visibility, standIn, rated, hints };
      const { id } = await makeTable({ ...table, ...(search.group && { group: search.group }) }, ownName ?? knownName);
      // Whoever could not be asked can be asked at the table.
      if (search.friend) await ask('POST', path`/tables/${id}/invitations`, { friend: search.friend }).catch(() => {});
      await navigate({ to: '/table/$id', params: { id } });
    });
  }

  return (
    <form
      className="new-table wide"
      data-world={ui.game.id}
      onSubmit={(event) => {
        event.preventDefault();
        if (isOnline) invite();
        else start();
      }}
    >
      <header className="new-head">
        <h1>
          <span className="new-title">{ui.text[language].title}</span>
          <span className="visually-hidden">: </span>
          <span>{t('setup.title')}</span>
        </h1>
        <Facts game={ui.game.id} />
      </header>
      <Chairs
        game={ui.game.id}
        choices={choices}
        chosen={chosen}
        nameOf={nameOf}
        signOf={(seat) => <WishSign ui={ui} value={own[seat]} />}
        onChoose={setTapped}
        most={max}
        onAdd={add}
        onRemove={choices.length > fewest ? (away) => seat(choices.filter((_, at) => at !== away)) : undefined}
      />
      <div className="new-choices">
        <Pills
          name="where"
          title={t('where.title')}
          value={isOnline ? 'online' : 'device'}
          onChange={(where) => {
            setOnline(where === 'online');
            setOptions({});
          }}
        >
          {(['device', 'online'] as const).map((where) => [where, t(`where.${where}`)])}
        </Pills>
        {isOnline && (
          <div className="wish-beside">
            <div className="field">
              <label htmlFor="name-0">{t('online.yourName')}</label>
              <input
                id="name-0"
                type="text"
                maxLength={20}
                value={ownName ?? knownName}
                // A name that comes from the server does not change under somebody's hands.
                onFocus={() => setOwnName(ownName ?? knownName)}
                onChange={(event) => setOwnName(event.target.value)}
              />
            </div>
            {wishOf(0)}
          </div>
        )}
        {(!isOnline || chosen > 0) && (
          <Sitter
            seat={chosen}
            choice={choices[chosen]}
            person={isOnline ? 'open' : 'human'}
            hasBots={choices.length > 1}
            fallback={nameOf(chosen)}
            onChange={(part) => setChoices(choices.map((one, at) => (at === chosen ? { ...one, ...part } : one)))}
          />
        )}
        {(!isOnline || chosen > 0) && choices[chosen].who !== 'open' && wishOf(chosen, nameOf(chosen))}
        {isOnline && <OnlineChoices choice={online} pace={agreed().pace} unrated={unrated()} onChange={changeOnline} />}
        <WithMine game={ui.game.id} mine={mine} />
        {/* Whoever plays alone chooses how hard it is; others seldom change anything. */}
        <Fold key={choices.length === 1 ? 'alone' : 'others'} isOpen={choices.length === 1} title={t('setup.more')}>
          <ui.Options
            seats={choices.length}
            options={options}
            language={language}
            wished={own.flatMap((wish) => wish ?? [])}
            onChange={setOptions}
          />
          {isOnline && <StandIn choice={online} onChange={changeOnline} />}
          <OfferToCorrect game={ui.game.id} mine={mine} />
        </Fold>
      </div>
      <div className="new-go">
        <p className="new-summary">{choices.map((_, at) => nameOf(at)).join(' + ')}</p>
        <button type="submit" className="button" data-look="main" disabled={isDealing || request.isBusy}>
          {t(isOnline ? 'where.make' : 'setup.start')}
        </button>
        <p className="problem" role="alert">
          {hasFailed ? t('trouble.load') : request.problem}
        </p>
      </div>
    </form>
  );
}
