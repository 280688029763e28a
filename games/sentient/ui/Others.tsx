import type { Language } from '@stolik/core';
import { SeatFace, SeatMark } from '@stolik/games/ui';
import { Fragment } from 'react';
import type { View } from '../rules/index.ts';
import { rowOf } from './cards.ts';
import { Key } from './Key.tsx';
import { Mini } from './Mini.tsx';
import { Owned } from './Owned.tsx';
import { Supply } from './Supply.tsx';
import { fill, type Speech } from './speech.ts';
import './others.css';

export interface OthersProps {
  readonly view: View;
  /** As far as it has been watched. */
  readonly watched: View;
  readonly names: readonly string[];
  readonly language: Language;
  readonly speech: Speech;
  /** The seat whose network is shown large. */
  readonly shown: number;
  onShow(seat: number): void;
}

/** The networks that are not shown large, one line each. */
export function Others({ view, watched, names, language, speech, shown, onShow }: OthersProps) {
  const { words } = speech;
  const others = view.seats.flatMap((_, seat) => (seat === shown ? [] : [seat]));
  return (
    <section className="sentient-others" aria-label={words.players} data-key="cards">
      {others.map((seat) => (
        <div
          key={seat}
          className="sentient-other"
          data-plate={seat}
          data-acts={watched.actors.includes(seat) || undefined}
        >
          <header>
            <button
              type="button"
              className="sentient-look"
              title={fill(words.look, { name: names[seat] })}
              onClick={() => onShow(seat)}
            >
              <SeatMark seat={seat} /> <SeatFace seat={seat} size={24} /> {names[seat]}
            </button>
            <Supply
              agents={watched.seats[seat].agents}
              assistants={watched.seats[seat].assistants}
              seat={seat}
              words={words}
            />
            {watched.seats[seat].passed && <span className="sentient-passed">{words.passed}</span>}
            {view.hand !== undefined && view.actors.includes(seat) && (
              <span className="sentient-taken" data-hand="" data-card={view.hand}>
                <Mini type={rowOf(view, view.hand).type} />
              </span>
            )}
            <Owned view={watched} seat={seat} language={language} speech={speech} />
          </header>
          <Line view={view} seat={seat} speech={speech} />
        </div>
      ))}
    </section>
  );
}

interface LineProps {
  readonly view: View;
  readonly seat: number;
  readonly speech: Speech;
}

/** A network as small as it can be: dice, and bots by type with their points. */
function Line({ view, seat, speech }: LineProps) {
  const { words } = speech;
  const { rounds } = view.seats[seat];
  const { dice, bots } = rounds[rounds.length - 1];
  return (
    <div className="sentient-line">
      {dice.map((value, place) => (
        <Fragment key={place}>
          <span
            className="sentient-place"
            role="img"
            aria-label={fill(words.die, { place: place + 1, value })}
            data-die={`${seat}-${place + 1}`}
            data-value={value}
          >
            <Key value={value} place={place} />
          </span>
          {place < bots.length && <Small view={view} seat={seat} slot={place + 1} speech={speech} />}
        </Fragment>
      ))}
    </div>
  );
}

function Small({ view, seat, slot, speech }: LineProps & { readonly slot: number }) {
  const { rounds } = view.seats[seat];
  const bot = rounds[rounds.length - 1].bots[slot - 1];
  const row = bot && rowOf(view, bot.card);
  const name = fill(speech.words.slot, { slot });
  const label = `${name}, ${bot && row ? speech.plugged(row, bot) : speech.words.empty}`;
  return (
    <span
      className="sentient-small"
      data-slot={`${seat}-${slot}`}
      data-type={row?.type}
      role="img"
      aria-label={label}
      title={label}
    >
      {bot && row && <Mini type={row.type} vp={bot.vp} />}
    </span>
  );
}
