import type { Reference, Unit } from '@stolik/learn';

/** Lists across the chapters, for whoever wants to know what is forbidden or what is not in the rulebook. */
export const REGISTERS = ['forbidden', 'ours', 'reconstructed'] as const;
export type Register = (typeof REGISTERS)[number];

export function unitsIn({ units }: Reference, register: Register): readonly Unit[] {
  return units.filter(({ sure, refusals = [] }) =>
    register === 'forbidden' ? refusals.length > 0 : sure === register,
  );
}
