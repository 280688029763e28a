import { divide } from '@stolik/core';
import * as act from './actions.ts';
import { bonusOf } from './bonus.ts';
import { REGION_IDS, REGIONS, regionOf } from './data/regions.ts';
import type { BonusKind } from './data/retailers.ts';
import { TECHNOLOGY_IDS } from './data/technologies.ts';
import { UPGRADES } from './data/upgrades.ts';
import { entryOfUpgrade, layoutOfPads, padsOfLayout, upgradeOfEntry } from './evaluate-plan.ts';
import type { Move } from './notation.ts';
import { LAYOUT } from './plan.ts';
import * as st from './state.ts';
import { planOf, STEPS, type State, type Step } from './state.ts';

/** The readable form of an action. */
export function toMove(_s: State, _seat: number, a: number): Move {
  if (a >= act.LAY) return { do: 'lay', ...upgradeOfEntry(a - act.LAY) };
  if (a >= act.LAYOUT) return { do: 'layout', ...padsOfLayout(a - act.LAYOUT) };
  if (a >= act.FACE_DOWN) return { do: 'facedown', upgrade: UPGRADES[a - act.FACE_DOWN].id };
  if (a >= act.MOVE) {
    const [from, to] = divide(a - act.MOVE, REGIONS.length);
    return { do: 'move', from: REGION_IDS[from], to: REGION_IDS[to] };
  }
  if (a >= act.SELL) return { do: 'sell', region: REGION_IDS[a - act.SELL] };
  if (a >= act.SECOND) return { do: 'second', region: REGION_IDS[a - act.SECOND] };
  if (a >= act.EXPAND) return { do: 'expand', region: REGION_IDS[a - act.EXPAND] };
  if (a >= act.OFFICE) return { do: 'office', region: REGION_IDS[a - act.OFFICE] };
  if (a >= act.RESEARCH) return { do: 'research', technology: TECHNOLOGY_IDS[a - act.RESEARCH] };
  if (a >= act.FINISH) return { do: 'finish', technology: TECHNOLOGY_IDS[a - act.FINISH] };
  if (a >= act.TAKE) return { do: 'take', upgrade: UPGRADES[a - act.TAKE].id };
  if (a > act.DIRECT) return { do: 'direct', goods: a - act.DIRECT };
  if (a >= act.PRICE_DOWN) return { do: 'price', change: a === act.PRICE_UP ? 'up' : 'down' };
  return { do: SIMPLE[a] };
}

const SIMPLE = ['end', 'ready', 'accept', 'decline'] as const;

/** The action of a move if the step asks for such a thing; whether it is legal is for `legal` to say. */
export function toAction(s: State, seat: number, m: Move): number | undefined {
  if (!askedOf(s, seat).includes(m.do)) return undefined;
  switch (m.do) {
    case 'layout':
      return added(act.LAYOUT, layoutOfPads(m));
    case 'lay':
      return added(act.LAY, entryOfUpgrade(m));
    case 'facedown':
      return act.FACE_DOWN + kindNamed(m.upgrade);
    case 'take':
      return act.TAKE + kindNamed(m.upgrade);
    case 'research':
      return act.RESEARCH + TECHNOLOGY_IDS.indexOf(m.technology);
    case 'finish':
      return act.FINISH + TECHNOLOGY_IDS.indexOf(m.technology);
    case 'office':
      return act.OFFICE + regionOf(m.region);
    case 'expand':
      return act.EXPAND + regionOf(m.region);
    case 'second':
      return act.SECOND + regionOf(m.region);
    case 'sell':
      return act.SELL + regionOf(m.region);
    case 'move':
      return act.MOVE + regionOf(m.from) * REGIONS.length + regionOf(m.to);
    case 'price':
      return m.change === 'up' ? act.PRICE_UP : act.PRICE_DOWN;
    case 'direct':
      return act.DIRECT + m.goods;
    default:
      return SIMPLE.indexOf(m.do);
  }
}

function added(base: number, offset: number | undefined): number | undefined {
  return offset === undefined ? undefined : base + offset;
}

export function kindNamed(id: string): number {
  return UPGRADES.findIndex((upgrade) => upgrade.id === id);
}

/** What is asked for now, by the verbs of its moves. */
export function askedOf(s: State, seat: number): readonly Move['do'][] {
  switch (s.step) {
    case st.PLANNING:
      return s.plans[planOf(seat) + LAYOUT] < 0 ? ['layout'] : ['lay', 'facedown', 'ready'];
    case st.BONUS:
      return BONUS_VERBS[bonusOf(s).bonus];
    default:
      return STEP_VERBS[STEPS[s.step]];
  }
}

const STEP_VERBS: Readonly<Record<Step, readonly Move['do'][]>> = {
  plan: [],
  improve: ['take', 'end'],
  research: ['research', 'end'],
  finish: ['finish'],
  office: ['office'],
  bonus: [],
  logistics: ['expand', 'second', 'direct', 'end'],
  sales: ['sell', 'end'],
  over: [],
};

const BONUS_VERBS: Readonly<Record<BonusKind, readonly Move['do'][]>> = {
  goods: ['accept', 'decline'],
  research: ['research', 'decline'],
  price: ['price', 'decline'],
  'second-office': ['second', 'decline'],
  'move-office': ['move', 'decline'],
};
