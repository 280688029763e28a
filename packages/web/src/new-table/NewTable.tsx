import { LEVELS, type Level } from '@stolik/bots';
import type { GameUi } from '@stolik/games/ui';
import { useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading, Trouble } from '../app/Trouble.tsx';
import { loadGame } from '../games.ts';
import { Picture } from '../home/Picture.tsx';
import { useSettings } from '../store/settings.ts';
import type { Sitter } from '../store/tables.ts';
import { useDeal } from './deal.ts';
import './new-table.css';

/** A seat as the form has it. */
interface Choice {
  readonly who: 'human' | Level;
  readonly name: string;
}

export function NewTable() {
  const { game } = useParams({ from: '/new/$game' });
  const [ui, setUi] = useState<GameUi | 'none'>();
  useEffect(() => {
    loadGame(game).then(setUi, () => setUi('none'));
  }, [game]);
  if (!ui) return <Loading />;
  return ui === 'none' ? <Trouble kind="noPage" /> : <SeatsForm ui={ui} />;
}

function SeatsForm({ ui }: { readonly ui: GameUi }) {
  const { t } = useTranslation();
  const { deal, isDealing, hasFailed } = useDeal();
  const { language } = useSettings();
  const search = useSearch({ from: '/new/$game' });
  const { min, max } = ui.game.seats;
  const people = search.people ?? 1;
  const nameOf = (seat: number) => (people > 1 || seat > 0 ? t('setup.player', { n: seat + 1 }) : t('setup.you'));
  const [seats, setSeats] = useState(Math.min(max, Math.max(min, search.seats ?? 2)));
  const [choices, setChoices] = useState<readonly Choice[]>(
    Array.from({ length: max }, (_, seat) => ({ who: seat < people ? 'human' : 'medium', name: nameOf(seat) })),
  );
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({});
  const change = (seat: number, part: Partial<Choice>) =>
    setChoices(choices.map((choice, i) => (i === seat ? { ...choice, ...part } : choice)));

  function start(): void {
    const sitters = choices.slice(0, seats).map(({ who, name }, seat): Sitter => {
      if (who === 'human' || seats === 1) return { kind: 'human', name: name.trim() || nameOf(seat) };
      return { kind: 'bot', name: botName(t(`bots.${who}.name`), choices, seat), bot: who };
    });
    deal(ui.game.id, sitters, seats === 1 ? options : {});
  }

  return (
    <form
      className="new-table"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <h1>
        {ui.text[language].title}: {t('setup.title')}
      </h1>
      <Picture game={ui.game.id} />
      <fieldset className="new-seats">
        <legend>{t('setup.seats')}</legend>
        <div className="row">
          {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((count) => (
            <label key={count} className="new-count" data-on={seats === count || undefined}>
              <input
                type="radio"
                name="seats"
                value={count}
                checked={seats === count}
                onChange={() => setSeats(count)}
                className="visually-hidden"
              />
              {t('home.players', { count })}
            </label>
          ))}
        </div>
      </fieldset>
      {choices.slice(0, seats).map((choice, seat) => (
        <fieldset key={seat} className="new-seat">
          <legend>{t('setup.seat', { n: seat + 1 })}</legend>
          {seats > 1 && (
            <div className="field">
              <label htmlFor={`who-${seat}`}>{t('setup.who')}</label>
              <select
                id={`who-${seat}`}
                value={choice.who}
                onChange={(event) => change(seat, { who: event.target.value as Choice['who'] })}
              >
                <option value="human">{t('setup.human')}</option>
                {LEVELS.map((bot) => (
                  <option key={bot} value={bot}>
                    {t(`bots.${bot}.name`)}: {t(`bots.${bot}.about`)}
                  </option>
                ))}
              </select>
            </div>
          )}
          {(choice.who === 'human' || seats === 1) && (
            <div className="field">
              <label htmlFor={`name-${seat}`}>{t('setup.name')}</label>
              <input
                id={`name-${seat}`}
                type="text"
                maxLength={20}
                value={choice.name}
                onChange={(event) => change(seat, { name: event.target.value })}
              />
            </div>
          )}
        </fieldset>
      ))}
      <ui.Options seats={seats} options={options} language={language} onChange={setOptions} />
      <button type="submit" className="button" data-look="main" disabled={isDealing}>
        {t('setup.start')}
      </button>
      <p className="new-failed" role="alert">
        {hasFailed && t('trouble.load')}
      </p>
    </form>
  );
}

/** Two bots of a kind are told apart by a number. */
function botName(name: string, choices: readonly Choice[], seat: number): string {
  const same = choices.slice(0, seat).filter(({ who }) => who === choices[seat].who).length;
  return same > 0 ? `${name} ${same + 1}` : name;
}
