import { defineReference } from '@stolik/learn';
import { chapters } from './chapters.ts';
import { en } from './en/index.ts';
import { pl } from './pl/index.ts';
import { stateOf } from './position.ts';
import { signs } from './signs.ts';
import { units } from './units.ts';

export { glossary } from './glossary.ts';

/** The rules of Sagrada for whoever wants to look something up. */
export const reference = defineReference({
  units,
  chapters,
  drawnAs: { goal: 'objective' },
  signs,
  words: { en, pl },
  stateOf,
});
