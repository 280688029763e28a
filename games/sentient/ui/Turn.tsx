import type { Language } from '@stolik/core';
import { AskTwice } from '@stolik/games/ui';
import type { PointerEvent } from 'react';
import { type BotCard, type Move, ROUNDS, type View } from '../rules/index.ts';
import { Bot } from './Bot.tsx';
import { isBlocked } from './plan.ts';
import type { Effect } from './rehearse.ts';
import { Sign } from './signs.tsx';
import { fill, type Speech } from './speech.ts';
import type { TurnInMind } from './use-turn.ts';
import './turn.css';

export interface TurnProps {
  readonly view: View;
  readonly legal: readonly Move[];
  readonly turn: TurnInMind;
  /** The bot in hand or in mind. */
  readonly row: BotCard | undefined;
  /** What the bot would do in the slot that is pointed at or chosen. */
  readonly effect: Effect | undefined;
  /** The bot in the network that somebody points at, in words. */
  readonly told: string;
  readonly confirm: boolean;
  readonly language: Language;
  readonly speech: Speech;
  /** A pointer goes down on the bot in hand: perhaps a drag begins. */
  onGrab(event: PointerEvent): void;
  onMove(moves: readonly Move[]): void;
}

/** What the player has in mind, what can still be said about it, and the buttons that play it. */
export function Turn(props: TurnProps) {
  const { view, legal, turn, row, confirm, language, speech, onGrab, onMove } = props;
  const { words } = speech;
  const isSending = turn.plan.from !== undefined;
  const canPass = !isSending && legal.some((move) => move.do === 'pass');
  return (
    <div className="sentient-turn">
      {view.hand !== undefined && (
        <span className="sentient-hand" data-hand="" data-card={view.hand} onPointerDown={onGrab}>
          <Bot view={view} card={view.hand} language={language} speech={speech} />
          {row && <span className="visually-hidden">{speech.bot(row)}</span>}
        </span>
      )}
      <p className="sentient-says">{props.told || sayPlan(props)}</p>
      {row && (
        <div className="sentient-choices">
          {isSending && <Assistants {...props} />}
          <Blocks {...props} row={row} />
        </div>
      )}
      <div className="sentient-answers">
        {(row || view.step === 'end') && <Go {...props} />}
        {isSending && (
          <button type="button" className="button" data-move="let-go" onClick={turn.letGo}>
            {words.letGo}
          </button>
        )}
        {canPass && (
          <AskTwice
            label={words.pass}
            sure={words.passSure}
            ask={confirm}
            about={view}
            data-key="done"
            data-move="pass"
            onYes={() => onMove([{ do: 'pass' }])}
          />
        )}
        <span className="sentient-note">{isSending ? words.sendHelp : canPass ? passNote(props) : ''}</span>
      </div>
    </div>
  );
}

/** What a pass means; after the last round there is none to come. */
function passNote({ view: { round }, speech: { words } }: TurnProps): string {
  return round === ROUNDS ? words.passHelp : `${words.passHelp} ${words.passNext}`;
}

function sayPlan({ view, row, effect, speech }: TurnProps): string {
  const { words } = speech;
  if (view.step === 'end') return words.endHelp;
  if (!row) return words.chooseBot;
  if (effect) return `${fill(words.planned, { card: row.id, slot: effect.slot })}: ${speech.effect(effect)}.`;
  return fill(words.botHeld, { card: row.id });
}

/** One button for every step of the turn, so that whoever uses the keyboard stays on it. */
function Go({ view, turn, speech: { words }, onMove }: TurnProps) {
  const { from, into } = turn.plan;
  const step = view.step === 'end' ? 'end' : from === undefined ? 'plug' : 'send';
  const label = step === 'send' && into !== undefined ? words.sendAndPlug : words[step];
  return (
    <button
      type="button"
      className="button"
      data-look={step === 'end' || into !== undefined ? 'main' : undefined}
      data-move={step}
      data-key={step === 'end' ? 'done' : undefined}
      // The second half of a double click belongs to the step before.
      onClick={({ detail }) => detail < 2 && (step === 'end' ? onMove([{ do: 'end' }]) : turn.go())}
    >
      {label}
    </button>
  );
}

function Assistants({ turn, view, speech: { words } }: TurnProps) {
  const { assistants } = turn.plan;
  const left = view.seats[view.actors[0]].assistants;
  const isAll = turn.supply?.assistants === 0;
  return (
    <div
      className="sentient-stepper"
      role="group"
      aria-label={words.sendAlong}
      title={fill(words.assistantsHelp, { count: left })}
    >
      <span>{words.sendAlong}</span>
      <button
        type="button"
        aria-label={words.fewer}
        data-step="fewer"
        aria-disabled={assistants === 0}
        onClick={() => turn.chooseAssistants(assistants - 1)}
      >
        <Sign name="-" />
      </button>
      <output>{assistants}</output>
      <button
        type="button"
        aria-label={words.more}
        data-step="more"
        aria-disabled={isAll}
        onClick={() => turn.chooseAssistants(assistants + 1)}
      >
        <Sign name="+" />
      </button>
    </div>
  );
}

function Blocks({ row, turn, speech: { words } }: TurnProps & { readonly row: BotCard }) {
  const sides = (['left', 'right'] as const).filter((side) => row[side] !== '=');
  return (
    <div className="sentient-blocks" role="group" aria-label={words.blockWith} title={words.blockHelp}>
      <span>{words.blockWith}</span>
      {sides.map((side) => (
        <button
          key={side}
          type="button"
          className="sentient-block"
          data-block={side}
          aria-pressed={isBlocked(turn.plan.block, side)}
          onClick={() => turn.chooseBlock(side)}
        >
          {words[side]}
          <Sign name={row[side]} />
          <span className="visually-hidden">{words.corner[row[side]]}</span>
        </button>
      ))}
    </div>
  );
}
