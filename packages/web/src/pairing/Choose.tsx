import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GAME_IDS, titleOf } from '../boxes.ts';
import { Picture } from '../home/Picture.tsx';
import { useOnline } from '../online/connection.ts';
import { useServerRequest } from '../online/server-request.ts';
import { RatedChoice } from '../rating/RatedChoice.tsx';
import { beginSearch, useSearching } from './searching.ts';
import { keepWanted, lastWanted, seatsFor } from './wanted.ts';
import { usePairingWords } from './words.ts';

/** What somebody would play: any of some games, with any of some numbers of people. */
export function Choose({ game }: { readonly game: string | undefined }) {
  const { t } = useTranslation();
  const words = usePairingWords();
  const request = useServerRequest();
  const lost = useSearching((searching) => searching.lost);
  const me = useOnline((online) => online.me);
  const [wanted, setWanted] = useState(() => lastWanted(game));
  const [name, setName] = useState<string>();
  const change = (part: Partial<typeof wanted>) => setWanted({ ...wanted, ...part });
  const possible = seatsFor(wanted.games);
  const seats = wanted.seats.filter((count) => possible.includes(count));
  const isGuest = me?.isGuest ?? true;
  const isNothing = wanted.games.length === 0 || seats.length === 0;

  function begin(): void {
    keepWanted(wanted);
    const rated = wanted.rated && !isGuest;
    request.run(() => beginSearch({ ...wanted, games: [...wanted.games], seats, rated }, name ?? ''));
  }

  return (
    <form
      className="find-form"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <header>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      {lost && (
        <p className="bar" role="status">
          {words.lost[lost]}
        </p>
      )}
      <fieldset className="find-games">
        <legend>{words.games}</legend>
        {GAME_IDS.map((id) => (
          <Tick
            key={id}
            className="find-game"
            world={id}
            isOn={wanted.games.includes(id)}
            onChange={() => change({ games: toggled(GAME_IDS, wanted.games, id) })}
          >
            <span className="find-picture" aria-hidden="true">
              <Picture game={id} />
            </span>
            <span className="find-name">{titleOf(id)}</span>
          </Tick>
        ))}
      </fieldset>
      <div className="find-rest">
        <div>
          <fieldset>
            <legend>{words.seats}</legend>
            <div className="row">
              {[2, 3, 4, 5].map((count) => (
                <Tick
                  key={count}
                  className="find-pill"
                  isOn={seats.includes(count)}
                  isOff={!possible.includes(count)}
                  onChange={() => change({ seats: toggled(possible, seats, count) })}
                >
                  {count}
                </Tick>
              ))}
            </div>
          </fieldset>
          <RatedChoice
            value={wanted.rated}
            problem={isGuest ? 'account' : undefined}
            onChange={(rated) => change({ rated })}
          />
        </div>
        <div>
          <fieldset>
            <legend>{words.pace}</legend>
            {(['live', 'days'] as const).map((pace) => (
              <label key={pace} className="find-pace" data-on={wanted.pace === pace || undefined}>
                <input
                  type="radio"
                  name="pace"
                  checked={wanted.pace === pace}
                  aria-describedby={`pace-${pace}`}
                  onChange={() => change({ pace })}
                />
                <span>
                  <strong>{words.paces[pace].name}</strong> <small id={`pace-${pace}`}>{words.paces[pace].about}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <div className="field">
            <label htmlFor="find-name">{t('online.yourName')}</label>
            <input
              id="find-name"
              type="text"
              maxLength={20}
              value={name ?? me?.name ?? ''}
              onChange={({ target }) => setName(target.value)}
            />
          </div>
        </div>
      </div>
      <div className="find-go">
        <button type="submit" className="button" data-look="main" disabled={request.isBusy || isNothing}>
          {words.begin}
        </button>
        <Problem>{request.problem ?? (isNothing ? words.nothing : undefined)}</Problem>
      </div>
    </form>
  );
}

function Problem({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className="problem">
      {children}
    </p>
  );
}

interface TickProps {
  readonly className: string;
  readonly world?: string;
  readonly isOn: boolean;
  readonly isOff?: boolean;
  readonly children: ReactNode;
  onChange(): void;
}

/** One of several that may be chosen together. */
function Tick({ className, world, isOn, isOff = false, children, onChange }: TickProps) {
  return (
    <label className={className} data-world={world} data-on={isOn || undefined}>
      <input type="checkbox" className="visually-hidden" checked={isOn} disabled={isOff} onChange={onChange} />
      {children}
    </label>
  );
}

/** With one more or less of them, in their order. */
function toggled<T>(all: readonly T[], chosen: readonly T[], one: T): readonly T[] {
  return all.filter((each) => (each === one ? !chosen.includes(each) : chosen.includes(each)));
}
