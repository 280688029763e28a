import { KINDS, UPGRADES } from './data/upgrades.ts';
import type { Emit } from './events.ts';
import type { State } from './state.ts';

/** RB phase 4: a lit factory takes an upgrade (R24), otherwise a goods token comes. Whether there is a choice. */
export function improve(s: State, seat: number, emit?: Emit): boolean {
  if (s.factories[seat] === 0) {
    s.stock--;
    s.tokens[seat]++;
    emit?.({ type: 'token', seat });
    return false;
  }
  if (s.display.some((kind) => kind !== s.display[0])) return true;
  takeUpgrade(s, seat, s.display[0], emit);
  return false;
}

/** Of equal upgrades the left-most is taken: Steve, who takes the first of what is left, tells them apart. */
export function takeUpgrade(s: State, seat: number, kind: number, emit?: Emit): void {
  s.display.splice(s.display.indexOf(kind), 1);
  s.upgrades[seat * KINDS + kind]++;
  emit?.({ type: 'took', seat, upgrade: UPGRADES[kind].id });
}
