import type { Language } from '@stolik/core';
import { SeatMark, useArrows } from '@stolik/games/ui';
import { Fragment, type ReactNode } from 'react';
import type { Block, View } from '../rules/index.ts';
import { Bot } from './Bot.tsx';
import { rowOf } from './cards.ts';
import { Die } from './Die.tsx';
import type { Effect, Turned } from './rehearse.ts';
import { Sign } from './signs.tsx';
import { fill, type Speech, signed } from './speech.ts';
import './network.css';

export interface NetworkProps {
  readonly view: View;
  readonly seat: number;
  readonly name: string;
  readonly language: Language;
  readonly speech: Speech;
  readonly isOwn: boolean;
  /** The bot that looks for a slot, the corners to be blocked, and what it would do in each slot it may go to. */
  readonly card?: number | undefined;
  readonly block: Block;
  readonly effects: ReadonlyMap<number, Effect>;
  /** The slot whose effect is shown. */
  readonly target: number | undefined;
  readonly selected: number | undefined;
  readonly blocking: number | undefined;
  onSlot(slot: number): void;
  onLook(slot: number | undefined): void;
  readonly children?: ReactNode;
}

/** Five dice and the four slots between them. The own one is a row of buttons with arrow keys, others are looked at. */
export function Network(props: NetworkProps) {
  const { view, seat, name, speech, isOwn, effects, target, children } = props;
  const { words } = speech;
  const own = view.seats[seat];
  const { dice, bots } = own.rounds[own.rounds.length - 1];
  const row = useArrows(bots.length);
  const effect = target === undefined ? undefined : effects.get(target);
  const turnedAt = (place: number): Turned | undefined =>
    effect && (place === effect.slot - 1 ? effect.left : place === effect.slot ? effect.right : undefined);
  const shown = dice.map((value, place) => turnedAt(place)?.to ?? value);

  return (
    <section
      className="panel sentient-circuit sentient-network"
      data-own={isOwn || undefined}
      data-acts={view.actors.includes(seat) || undefined}
      aria-label={fill(words.networkOf, { name })}
    >
      <header className="sentient-network-head">
        <h2 className="panel-heading">
          <SeatMark seat={seat} /> {name}
        </h2>
        <span className="sentient-company">{own.company}</span>
        <Supply agents={own.agents} assistants={own.assistants} seat={seat} words={words} />
        {own.passed && <span className="sentient-passed">{words.passed}</span>}
        <span className="sentient-total">
          {own.total} <span className="sentient-unit">{words.points}</span>
        </span>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form */}
      <div
        className="sentient-links"
        role="group"
        aria-label={fill(words.networkOf, { name })}
        data-key="board"
        {...row.row}
      >
        {dice.map((value, place) => (
          <Fragment key={place}>
            <Place value={value} place={place} seat={seat} turned={turnedAt(place)} speech={speech} />
            {place < bots.length && (
              <div className="sentient-socket">
                <Slot {...props} slot={place + 1} stop={row.stop(place)} dice={[shown[place], shown[place + 1]]} />
                <Readout left={shown[place]} right={shown[place + 1]} words={words} />
              </div>
            )}
          </Fragment>
        ))}
      </div>
      {children}
    </section>
  );
}

interface PlaceProps {
  readonly value: number;
  readonly place: number;
  readonly seat: number;
  readonly turned: Turned | undefined;
  readonly speech: Speech;
}

/** A die, and what it was where a plan turns it. */
function Place({ value, place, seat, turned, speech: { words } }: PlaceProps) {
  const change = turned && turned.from !== turned.to ? turned : undefined;
  const label = fill(words.die, { place: place + 1, value });
  return (
    <span
      className="sentient-place"
      data-die={`${seat}-${place + 1}`}
      data-value={change?.to ?? value}
      data-turned={change ? '' : undefined}
      data-wraps={change?.wraps || undefined}
      role="img"
      aria-label={
        change
          ? `${label}, ${fill(change.wraps ? words.wraps : words.becomes, { from: change.from, to: change.to })}`
          : label
      }
    >
      <Die value={change?.to ?? value} place={place} />
      {change && (
        <span className="sentient-change" aria-hidden="true">
          {change.from}
          <Sign name={change.wraps ? 'round' : 'to'} />
          {change.to}
        </span>
      )}
    </span>
  );
}

interface SlotProps extends NetworkProps {
  readonly slot: number;
  readonly stop: object;
  readonly dice: readonly [number, number];
}

function Slot(props: SlotProps) {
  const { view, seat, language, speech, isOwn, card, block, effects, target, selected, blocking, slot, stop, dice } =
    props;
  const { words } = speech;
  const own = view.seats[seat];
  const bot = own.rounds[own.rounds.length - 1].bots[slot - 1];
  const effect = effects.get(slot);
  const aimed = target === undefined ? undefined : effects.get(target);
  const change = aimed?.neighbours.find((neighbour) => neighbour.slot === slot);
  const isTarget = target === slot && effect !== undefined;
  const look = { view, language, speech, seat };
  const label = [
    fill(words.slot, { slot }),
    fill(words.between, { left: dice[0], right: dice[1] }),
    bot ? speech.plugged(rowOf(view, bot.card), bot) : words.empty,
    effect ? `${words.legal}: ${speech.effect(effect)}` : '',
  ]
    .filter(Boolean)
    .join(', ');
  const inside = (
    <>
      {bot && <Bot {...look} card={bot.card} block={bot.block} scores={change?.to ?? bot.vp} />}
      {!bot && isTarget && card !== undefined && (
        <span className="sentient-ghost">
          <Bot {...look} card={card} block={block} scores={effect.vp} />
        </span>
      )}
      {!bot && !isTarget && <span className="sentient-slot-number">{slot}</span>}
      {effect && <Badge>{signed(effect.gain)}</Badge>}
      {change && (
        <Badge isWorse={change.to < change.from}>
          {change.from}
          <Sign name="to" />
          {change.to}
        </Badge>
      )}
    </>
  );
  const state = {
    className: 'sentient-slot',
    'data-slot': `${seat}-${slot}`,
    'data-empty': bot ? undefined : '',
    'data-points': bot ? bot.vp : undefined,
    'data-lit': effect ? '' : undefined,
    'data-selected': selected === slot ? '' : undefined,
    'data-blocking': blocking === slot ? '' : undefined,
  };
  if (!isOwn)
    return (
      <span {...state} role="img" aria-label={label}>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      {...state}
      aria-label={label}
      aria-pressed={effect ? selected === slot : undefined}
      {...stop}
      onClick={() => props.onSlot(slot)}
      onPointerEnter={() => props.onLook(slot)}
      onPointerLeave={() => props.onLook(undefined)}
      onKeyUp={() => props.onLook(slot)}
      onBlur={() => props.onLook(undefined)}
    >
      {inside}
    </button>
  );
}

function Badge({ isWorse, children }: { readonly isWorse?: boolean; readonly children: ReactNode }) {
  return (
    <span className="sentient-badge" data-worse={isWorse || undefined} aria-hidden="true">
      {children}
    </span>
  );
}

type Words = Speech['words'];

/** Sum, parity and difference of two neighbours: what conditions speak of. */
function Readout({ left, right, words }: { readonly left: number; readonly right: number; readonly words: Words }) {
  return (
    <span className="sentient-readout" aria-hidden="true">
      {fill(words.sum, { sum: left + right })} {(left + right) % 2 === 0 ? words.even : words.odd}
      <br />
      {fill(words.difference, { difference: Math.abs(left - right) })}
    </span>
  );
}

interface SupplyProps {
  readonly agents: number;
  readonly assistants: number;
  readonly seat: number;
  readonly words: Words;
}

/** Pawns that are left, drawn and in words. */
export function Supply({ agents, assistants, seat, words }: SupplyProps) {
  const rows = [
    { kind: 'agent', count: agents, label: fill(words.agentsLeft, { count: agents }) },
    { kind: 'assistant', count: assistants, label: fill(words.assistantsLeft, { count: assistants }) },
  ];
  return (
    <span className="sentient-supply">
      {rows.map(({ kind, count, label }) => (
        <span key={kind} role="img" aria-label={label} title={label} className="sentient-crew">
          {Array.from({ length: count }, (_, i) => (
            <span key={i} className={`sentient-${kind}`}>
              <SeatMark seat={seat} />
            </span>
          ))}
          <span aria-hidden="true">{label}</span>
        </span>
      ))}
    </span>
  );
}
