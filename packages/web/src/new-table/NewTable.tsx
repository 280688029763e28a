import type { GameUi } from '@stolik/games/ui';
import type { WantedSeat } from '@stolik/protocol/page';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading, TroublePage } from '../app/TroublePage.tsx';
import { loadGame } from '../games.ts';
import { Picture } from '../home/Picture.tsx';
import { goOnline, useOnline } from '../online/connection.ts';
import { makeTable } from '../online/seating.ts';
import { useServerRequest } from '../online/server-request.ts';
import { useSettings } from '../store/settings.ts';
import type { Sitter } from '../store/tables.ts';
import { prepareTable } from '../table/prepare.ts';
import { useDeal } from './deal.ts';
import { ONLINE_DEFAULTS, type OnlineChoice, OnlineChoices, paceOf } from './OnlineChoices.tsx';
import { Pills } from './Pills.tsx';
import { type Choice, SeatChoice } from './SeatChoice.tsx';
import './new-table.css';

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
  const { max } = ui.game.seats;
  const [isOnline, setOnline] = useState(search.where !== undefined);
  // Nobody needs a server to play alone.
  const min = isOnline ? Math.max(2, ui.game.seats.min) : ui.game.seats.min;
  const people = search.people ?? 1;
  const nameOf = (seat: number) => (people > 1 || seat > 0 ? t('setup.player', { n: seat + 1 }) : t('setup.you'));
  const [chosen, setSeats] = useState(search.seats ?? 2);
  const seats = Math.min(max, Math.max(min, chosen));
  const [choices, setChoices] = useState<readonly Choice[]>(
    Array.from({ length: max }, (_, seat) => ({ who: seat < people ? 'human' : 'medium', name: nameOf(seat) })),
  );
  const [friends, setFriends] = useState<readonly Choice[]>(
    Array.from({ length: max }, (_, seat) => ({ who: seat === 0 ? 'human' : 'open', name: '' })),
  );
  const [online, setOnlineChoice] = useState<OnlineChoice>({
    ...ONLINE_DEFAULTS,
    // Whoever comes from the lobby wants to be found there.
    visibility: search.where === 'lobby' ? 'public' : 'link',
  });
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({});
  const knownName = useOnline(({ me }) => me?.name) ?? '';
  const [ownName, setOwnName] = useState<string>();
  useEffect(() => {
    if (isOnline) goOnline();
  }, [isOnline]);

  const shown = (isOnline ? friends : choices).slice(0, seats).map((choice, seat): Choice => {
    if (isOnline && seat === 0) return { ...choice, name: ownName ?? knownName };
    return seats === 1 ? { ...choice, who: 'human' } : choice;
  });
  const change = (seat: number, part: Partial<Choice>) => {
    const changed = (list: readonly Choice[]) => list.map((one, i) => (i === seat ? { ...one, ...part } : one));
    if (isOnline && part.name !== undefined) setOwnName(part.name);
    else if (isOnline) setFriends(changed);
    else setChoices(changed);
  };

  /** Another table has other options. */
  function sit(count: number, isAway: boolean): void {
    setSeats(count);
    setOnline(isAway);
    setOptions({});
  }

  function start(): void {
    const sitters = shown.map(({ who, name }, seat): Sitter => {
      if (who === 'human' || who === 'open') return { kind: 'human', name: name.trim() || nameOf(seat) };
      return { kind: 'bot', name: botName(t(`bots.${who}.name`), choices, seat), bot: who };
    });
    deal(ui.game.id, sitters, options);
  }

  function invite(): void {
    const wanted = shown.map(({ who }, seat): WantedSeat => {
      if (seat === 0) return { kind: 'me' };
      return who === 'open' || who === 'human' ? { kind: 'open' } : { kind: 'bot', level: who };
    });
    const { visibility, standIn } = online;
    request.run(async () => {
      const table = { game: ui.game.id, seats: wanted, options, pace: paceOf(online), visibility, standIn };
      const { id } = await makeTable(table, shown[0].name);
      await navigate({ to: '/table/$id', params: { id } });
    });
  }

  return (
    <form
      className="new-table"
      onSubmit={(event) => {
        event.preventDefault();
        if (isOnline) invite();
        else start();
      }}
    >
      <h1>
        {ui.text[language].title}: {t('setup.title')}
      </h1>
      <Picture game={ui.game.id} />
      <Pills
        name="where"
        title={t('where.title')}
        value={isOnline ? 'online' : 'device'}
        onChange={(where) => sit(seats, where === 'online')}
      >
        {(['device', 'online'] as const).map((where) => [where, t(`where.${where}`)])}
      </Pills>
      <Pills<number> name="seats" title={t('setup.seats')} value={seats} onChange={(count) => sit(count, isOnline)}>
        {Array.from({ length: max - min + 1 }, (_, i) => [min + i, t('home.players', { count: min + i })] as const)}
      </Pills>
      {shown.map((choice, seat) => (
        <SeatChoice
          key={seat}
          seat={seat}
          choice={choice}
          people={[isOnline ? 'open' : 'human']}
          hasBots={isOnline ? seat > 0 : seats > 1}
          isOwn={isOnline && seat === 0}
          onChange={(part) => change(seat, part)}
        />
      ))}
      <ui.Options seats={seats} options={options} language={language} onChange={setOptions} />
      {isOnline && <OnlineChoices choice={online} onChange={(part) => setOnlineChoice({ ...online, ...part })} />}
      <div className="new-go">
        <button type="submit" className="button" data-look="main" disabled={isDealing || request.isBusy}>
          {t(isOnline ? 'where.make' : 'setup.start')}
        </button>
        <p className="new-failed" role="alert">
          {hasFailed ? t('trouble.load') : request.problem}
        </p>
      </div>
    </form>
  );
}

/** Two bots of a kind are told apart by a number. */
function botName(name: string, choices: readonly Choice[], seat: number): string {
  const same = choices.slice(0, seat).filter(({ who }) => who === choices[seat].who).length;
  return same > 0 ? `${name} ${same + 1}` : name;
}
