import { CHEAP, type GameUnit } from './duel.ts';

const STEVE = 'steve automa bot robot ai';

export const steve: readonly GameUnit[] = [
  {
    id: 'steve',
    chapter: 'steve',
    rulings: [20],
    sure: 'reconstructed',
    see: ['solo', 'steve-plan', 'steve-levels', 'sureness'],
    examples: [
      { position: { colors: ['green', 'red'], steve: 'normal' }, tries: [{ move: CHEAP }], shows: ['companies'] },
    ],
  },
  { id: 'solo', chapter: 'steve', sure: 'reconstructed', see: ['steve', 'ties', 'steve-levels'] },
  { id: 'steve-plan', chapter: 'steve', names: STEVE, sure: 'reconstructed', see: ['steve-track', 'steve-levels'] },
  { id: 'steve-track', chapter: 'steve', names: STEVE, sure: 'reconstructed', see: ['steve-plan', 'unsold'] },
  { id: 'steve-levels', chapter: 'steve', names: STEVE, sure: 'reconstructed', see: ['steve-plan', 'options'] },
  { id: 'steve-improve', chapter: 'steve', names: STEVE, sure: 'reconstructed', see: ['improve', 'display'] },
  { id: 'steve-research', chapter: 'steve', names: STEVE, sure: 'reconstructed', see: ['research', 'patent'] },
  {
    id: 'steve-logistics',
    chapter: 'steve',
    names: STEVE,
    sure: 'reconstructed',
    see: ['logistics', 'retailer-office'],
  },
  { id: 'steve-sales', chapter: 'steve', names: STEVE, sure: 'reconstructed', see: ['sales', 'steve-track'] },
];
