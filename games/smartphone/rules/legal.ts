import { firstBit, hasBit, writeActions } from '@stolik/core';
import * as act from './actions.ts';
import { bonusOf } from './bonus.ts';
import { canResearch, paidFor } from './costs.ts';
import { REGIONS } from './data/regions.ts';
import { A, NFC, TECHNOLOGIES, WIFI } from './data/technologies.ts';
import { IS_SYMMETRIC, KINDS } from './data/upgrades.ts';
import { LAYOUTS, offsetOfLayout } from './layout.ts';
import { roomOf } from './placements.ts';
import * as plan from './plan.ts';
import { movableFrom, movableTo, openRegions, secondRegions, smallRegions } from './reach.ts';
import { marketsOf } from './sales.ts';
import * as st from './state.ts';
import { actors, hasSide, planOf, type State } from './state.ts';

/** NFC A sells no more than this. */
export const MOST_DIRECT = 3;

/** Writes the seat's legal actions, ascending, and returns how many. */
export function legal(s: State, seat: number, out: number[]): number {
  if (!hasBit(actors(s), seat)) return 0;
  switch (s.step) {
    case st.PLANNING:
      return legalPlan(s, seat, out);
    case st.IMPROVE:
      return legalTakes(s, out);
    case st.RESEARCHING:
      out[0] = act.END;
      return s.points > 0 ? legalResearch(s, seat, out, 1) : 1;
    case st.FINISH:
      return writeActions(paidFor(s, seat), act.FINISH, out, 0);
    case st.OFFICE:
      return writeActions(smallRegions(s, seat), act.OFFICE, out, 0);
    case st.BONUS:
      return legalBonus(s, seat, out);
    case st.MOVING:
      return legalLogistics(s, seat, out);
    default:
      out[0] = act.END;
      return writeActions(marketsOf(s, seat), act.SELL, out, 1);
  }
}

/** Whether the seat can do anything in its turn but end it: if not, it is not asked. */
export function hasChoice(s: State, seat: number): boolean {
  return legal(s, seat, scratch) > 1 || scratch[0] !== act.END;
}
const scratch: number[] = [];

/** First the pads, then each upgrade over, under, face down or not at all. */
function legalPlan(s: State, seat: number, out: number[]): number {
  const at = planOf(seat);
  if (s.plans[at + plan.LAYOUT] < 0) {
    for (let layout = 0; layout < LAYOUTS; layout++) out[layout] = act.LAYOUT + layout;
    return LAYOUTS;
  }
  out[0] = act.READY;
  let count = 1;
  for (let kind = 0; kind < KINDS; kind++) if (upgradesLeft(s, seat, kind) > 0) out[count++] = act.FACE_DOWN + kind;
  const room = roomOf(offsetOfLayout(s.plans[at + plan.LAYOUT]));
  const canHang = st.hasOverhang(s, seat);
  const blocked = plan.blockedIn(s.plans, at, room);
  for (let kind = 0; kind < KINDS; kind++) {
    if (upgradesLeft(s, seat, kind) <= 0) continue;
    const places = IS_SYMMETRIC[kind]
      ? canHang
        ? room.hangingSymmetric
        : room.symmetric
      : canHang
        ? room.hanging
        : room.all;
    const base = act.LAY + plan.entryOf(kind, 0);
    for (let i = 0; i < places.length; i++) {
      if (blocked[places[i]] === 0) out[count++] = base + places[i];
    }
  }
  return count;
}

/** Upgrades of a kind that the seat has not decided about in its plan. */
export function upgradesLeft(s: State, seat: number, kind: number): number {
  let left = s.upgrades[seat * KINDS + kind];
  if (left === 0) return 0;
  const at = planOf(seat);
  for (let i = 0; i < s.plans[at + plan.DECIDED]; i++) if (plan.kindOf(s.plans[at + plan.ENTRIES + i]) === kind) left--;
  return left;
}

function legalTakes(s: State, out: number[]): number {
  if (s.acted) {
    out[0] = act.END;
    return 1;
  }
  let mask = 0;
  for (let i = 0; i < s.display.length; i++) mask |= 1 << s.display[i];
  return writeActions(mask, act.TAKE, out, 0);
}

function legalResearch(s: State, seat: number, out: number[], count: number): number {
  let next = count;
  for (let technology = 0; technology < TECHNOLOGIES.length; technology++) {
    if (canResearch(s, seat, technology)) out[next++] = act.RESEARCH + technology;
  }
  return next;
}

function legalBonus(s: State, seat: number, out: number[]): number {
  switch (bonusOf(s).bonus) {
    case 'goods':
      out[0] = act.ACCEPT;
      out[1] = act.DECLINE;
      return 2;
    case 'price':
      out[0] = act.DECLINE;
      out[1] = act.PRICE_DOWN;
      out[2] = act.PRICE_UP;
      return 3;
    case 'research':
      out[0] = act.DECLINE;
      return legalResearch(s, seat, out, 1);
    case 'second-office':
      out[0] = act.DECLINE;
      return writeActions(secondRegions(s, seat), act.SECOND, out, 1);
    default:
      out[0] = act.DECLINE;
      return legalMoves(s, seat, out);
  }
}

function legalMoves(s: State, seat: number, out: number[]): number {
  const to = movableTo(s, seat);
  let count = 1;
  for (let rest = movableFrom(s, seat); rest !== 0; rest &= rest - 1) {
    count = writeActions(to, act.MOVE + firstBit(rest) * REGIONS.length, out, count);
  }
  return count;
}

function legalLogistics(s: State, seat: number, out: number[]): number {
  out[0] = act.END;
  let count = 1;
  if (hasSide(s, seat, NFC, A) && !s.directed) {
    for (let goods = 1; goods <= MOST_DIRECT && goods <= s.goods[seat]; goods++) out[count++] = act.DIRECT + goods;
  }
  if (s.points > 0) count = writeActions(openRegions(s, seat), act.EXPAND, out, count);
  if (hasSide(s, seat, WIFI, A) && !s.seconded) count = writeActions(secondRegions(s, seat), act.SECOND, out, count);
  return count;
}
