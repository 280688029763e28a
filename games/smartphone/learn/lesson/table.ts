import type { Position } from '../position.ts';

/** Green, who learns, against red: what lies on the table from the first step of a lesson to the last. */
export const TABLE = {
  colors: ['green', 'red'],
  retailers: {
    canada: 'rS1-A',
    caribbean: 'rS2-B',
    china: 'rL1-A',
    south_america: 'rM1-B',
    india: 'rM2-A',
    australia: 'rM3-A',
  },
} as const satisfies Position;

/** What is drawn at the end of a round, where nobody looks at it. */
export const ANY_UPGRADES = [0, 0, 0, 0, 0];
