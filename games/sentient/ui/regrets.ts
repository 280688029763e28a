import type { SeatView, View } from '../rules/index.ts';
import type { Plan } from './plan.ts';
import { leftOf } from './plan.ts';
import type { Effect } from './rehearse.ts';
import { fill, type Speech } from './speech.ts';

interface Regret {
  readonly sentence: string;
  readonly unit: string;
}

/** Whether nothing can turn the dice beside a slot any more: both neighbours are plugged in, or there is none. */
export function isSettled({ rounds }: SeatView, slot: number): boolean {
  const { bots } = rounds[rounds.length - 1];
  return bots[slot - 2] !== null && bots[slot] !== null;
}

/** What plugging a bot in there would cost: a neighbour's points, or the bot's own for good. */
export function regretOfPlug(seat: SeatView, effect: Effect, plan: Plan, speech: Speech): Regret | undefined {
  const { regrets } = speech.words;
  const fallen = effect.neighbours.find(({ from, to }) => to < from);
  if (fallen) {
    const sentence = fill(regrets.neighbour, fallen);
    return leftOf(seat, plan.block).assistants > 0
      ? { sentence: `${sentence} ${regrets.block}`, unit: 'block' }
      : { sentence, unit: 'neighbours' };
  }
  return effect.vp === 0 && isSettled(seat, effect.slot) ? { sentence: regrets.nothing, unit: 'zero' } : undefined;
}

/** Assistants that stay at home though the last agent of the round goes: they come back anyway. */
export function regretOfHome({ seats }: View, seat: number, plan: Plan, speech: Speech): Regret | undefined {
  const { agents, assistants } = leftOf(seats[seat], plan.block);
  if (plan.from === undefined || agents > 0 || assistants === 0) return undefined;
  return {
    sentence: fill(speech.words.regrets.home, { assistants: speech.assistants(assistants) }),
    unit: 'assistants',
  };
}
