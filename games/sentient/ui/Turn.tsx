import { Actions, AskTwice, Prompt, Warning } from '@stolik/games/ui';
import { useState } from 'react';
import { type BotCard, type Move, ROUNDS, type View } from '../rules/index.ts';
import { fill, type Speech, signed } from './speech.ts';
import type { TurnInMind } from './use-turn.ts';

export interface TurnProps {
  readonly view: View;
  readonly legal: readonly Move[];
  readonly turn: TurnInMind;
  /** The bot in hand or in mind. */
  readonly row: BotCard | undefined;
  readonly confirm: boolean;
  /** What was asked for and answered: passing. */
  readonly isPassHinted: boolean;
  readonly speech: Speech;
  onMove(moves: readonly Move[]): void;
}

/** What this step asks for, as far as the turn is thought through, and the buttons that play it. */
export function Turn(props: TurnProps) {
  const { view, legal, turn, row, confirm, isPassHinted, speech, onMove } = props;
  const { words } = speech;
  const [isPassing, setPassing] = useState(false);
  /** How often somebody thought better of it. */
  const [stays, setStays] = useState(0);
  const isSending = turn.plan.from !== undefined;
  const canPass = !isSending && legal.some((move) => move.do === 'pass');
  const asked = canPass && isPassing ? sayPass(props) : sayPlan(props);
  return (
    <>
      {asked && <Prompt>{asked}</Prompt>}
      {turn.regret && <Warning {...turn.regret} />}
      <Actions>
        {isSending && (
          <button type="button" className="button" data-move="let-go" onClick={turn.letGo}>
            {words.letGo}
          </button>
        )}
        {canPass && isPassing && (
          <button type="button" className="button" data-move="stay" onClick={() => setStays(stays + 1)}>
            {words.letGo}
          </button>
        )}
        {canPass && (
          <AskTwice
            key={stays}
            label={words.pass}
            sure={words.passSure}
            ask={confirm}
            about={view}
            title={sayPass(props)}
            data-key="done"
            data-move="pass"
            data-marked={isPassHinted ? '' : undefined}
            onAsk={setPassing}
            onYes={() => onMove([{ do: 'pass' }])}
          />
        )}
        {(row || view.step === 'end') && <Go {...props} />}
      </Actions>
    </>
  );
}

/** What a pass means; after the last round there is none to come. */
function sayPass({ view: { round }, speech: { words } }: TurnProps): string {
  return round === ROUNDS ? words.passHelp : `${words.passHelp} ${words.passNext}`;
}

/** The question of this step; where nothing is chosen yet, that of the rules. */
function sayPlan({ row, turn: { plan, effects }, speech: { words } }: TurnProps): string {
  if (!row) return '';
  const effect = plan.into === undefined ? undefined : effects.get(plan.into);
  if (!effect) return fill(words.botHeld, { card: row.id });
  return fill(words.planned, { card: row.id, slot: effect.slot, gain: signed(effect.gain) });
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
      aria-description={turn.regret?.sentence}
      // The second half of a double click belongs to the step before.
      onClick={({ detail }) => detail < 2 && (step === 'end' ? onMove([{ do: 'end' }]) : turn.go())}
    >
      {label}
    </button>
  );
}
