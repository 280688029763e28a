import { type BoardProps, sing } from '@stolik/games/ui';
import { useEffect, useMemo, useState } from 'react';
import { type Event, type Move, sentient, type View } from '../rules/index.ts';
import { text } from '../text/index.ts';
import { leftOf, movesOf, NO_PLAN, type Plan, type Side, toggled } from './plan.ts';
import { regretOfHome, regretOfPlug } from './regrets.ts';
import { type Effect, effectOf, foresee, rehearse } from './rehearse.ts';
import type { Speech } from './speech.ts';

const NONE: ReadonlyMap<number, Effect> = new Map();

/** The turn of whoever looks: what they have in mind, what it would do, and how they change their mind. */
export function useTurn(props: BoardProps<View, Move, Event>, speech: Speech) {
  const { view, seat, legal, language, settings, hinted, onMove, whyNot, onSay } = props;
  const [thought, setThought] = useState({ view, plan: NO_PLAN });
  const [looked, look] = useState<number>();
  const [blocking, setBlocking] = useState<number>();
  // A plan is for the position it was made in.
  const plan = thought.view === view ? thought.plan : NO_PLAN;
  const think = (part: Partial<Plan>) =>
    setThought((now) => ({ view, plan: { ...(now.view === view ? now.plan : NO_PLAN), ...part } }));
  const letGo = () => setThought({ view, plan: NO_PLAN });
  // A hint says what can be done: what could not be is over.
  useEffect(() => setBlocking(undefined), [view, hinted]);

  const { from, assistants, into, block } = plan;
  // The table as it will be once the agent stands; where none is to be sent, as it is.
  const position = useMemo(
    () => (seat === undefined || from === undefined ? view : rehearse(view, seat, from, assistants)),
    [view, seat, from, assistants],
  );
  const canAct = legal.length > 0 && seat !== undefined;
  const card = canAct ? position.hand : undefined;
  const effects = useMemo(() => {
    if (seat === undefined || card === undefined) return NONE;
    return new Map(
      position.factory.flatMap((_, i) => {
        const after = foresee(position, seat, { do: 'plug', slot: i + 1, block });
        return after ? [[i + 1, effectOf(position.seats[seat], after.seats[seat], i + 1)] as const] : [];
      }),
    );
  }, [position, seat, card, block]);
  /** Pawns that would be left. */
  const supply = seat === undefined ? undefined : leftOf(position.seats[seat], block);
  // What is chosen stays in sight, wherever the pointer goes.
  const target = into ?? (looked !== undefined && effects.has(looked) ? looked : undefined);
  /** A slot that is free: whatever is asked about corners is the same for all of these. */
  const free = into ?? [...effects.keys()][0];

  const regretAt = (slot: number) => {
    const effect = effects.get(slot);
    return settings.warn && seat !== undefined && effect
      ? regretOfPlug(position.seats[seat], effect, plan, speech)
      : undefined;
  };
  const regret =
    (target === undefined ? undefined : regretAt(target)) ??
    (settings.warn && canAct ? regretOfHome(position, seat, plan, speech) : undefined);

  /** What was refused before is over. */
  function forget(): void {
    setBlocking(undefined);
    onSay('');
  }

  /** Says the rule that forbids it, if there is one, and points at what is in the way. */
  function refuses(reason: ReturnType<typeof whyNot>): boolean {
    if (!reason) return false;
    onSay(text[language].reason(reason), reason.rule);
    if (reason.rule === 'slot-taken') setBlocking(Number(reason.pieces[0]));
    return true;
  }

  function chooseBot(slot: number): void {
    forget();
    if (!canAct || refuses(whyNot({ do: 'agent', slot, assistants: 0 }))) return;
    // The slot stays chosen: so bots can be compared in it.
    if (from === slot) letGo();
    else {
      think({ from: slot, block: 'none' });
      sing('pick');
    }
  }

  function chooseSlot(slot: number): void {
    forget();
    if (!canAct) return;
    if (card === undefined) {
      // On a phone a tap is the way to read what is plugged in.
      const isEmpty = view.seats[seat].rounds.at(-1)?.bots[slot - 1] === null;
      if (view.step === 'agent' && isEmpty) onSay(speech.words.chooseFirst);
      return;
    }
    if (refuses(sentient.whyNot(position, seat, { do: 'plug', slot, block }))) return;
    if (into !== slot) think({ into: slot });
    // Plugging in can be undone, so choosing the same slot again does it; an agent that is sent stays.
    else if (from === undefined) onMove(movesOf(plan));
    else think({ into: undefined });
  }

  /** The bot in mind is held over the board: where it goes is open again. */
  function holdBot(slot: number | undefined): void {
    if (slot !== undefined && slot !== from) chooseBot(slot);
    think({ into: undefined });
  }

  /** So many assistants go along with the agent, to the bot in mind or to another one. */
  function chooseAssistants(count: number, slot = from): void {
    forget();
    if (!canAct || count < 0) return;
    if (slot === undefined) return onSay(speech.words.chooseFirst);
    if (refuses(whyNot({ do: 'agent', slot, assistants: count }))) return;
    const corners = slot === from ? block : 'none';
    const sent = rehearse(view, seat, slot, count);
    if (refuses(sentient.whyNot(sent, seat, { do: 'plug', slot: free ?? emptyOf(sent, seat), block: corners }))) return;
    think({ from: slot, assistants: count, block: corners });
    sing('pick');
  }

  /** One assistant more goes along; to a bot that was not chosen yet, the first one. */
  function sendAlong(slot = from): void {
    chooseAssistants(slot === from ? assistants + 1 : 1, slot);
  }

  function chooseBlock(side: Side): void {
    forget();
    const corners = toggled(block, side);
    if (seat === undefined) return;
    const reason = sentient.whyNot(position, seat, { do: 'plug', slot: free, block: corners });
    if (reason?.rule === 'no-blocker' && assistants > 0) onSay(speech.words.allSent);
    else if (!refuses(reason)) think({ block: corners });
  }

  /** Plays what is planned. */
  function go(): void {
    forget();
    if (from === undefined && into === undefined) onSay(speech.words.plugFirst);
    else onMove(movesOf(plan));
  }

  return {
    plan,
    position,
    canAct,
    /** The bot in hand or in mind. */
    card,
    effects,
    target,
    supply,
    regret,
    regretAt,
    blocking,
    look,
    letGo,
    chooseBot,
    holdBot,
    chooseSlot,
    chooseAssistants,
    sendAlong,
    chooseBlock,
    go,
  };
}

/** The first slot that nothing is plugged into. */
function emptyOf({ seats }: View, seat: number): number {
  return (seats[seat].rounds.at(-1)?.bots.indexOf(null) ?? 0) + 1;
}

export type TurnInMind = ReturnType<typeof useTurn>;
