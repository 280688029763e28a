import { expect, it } from 'vitest';
import { checkReference } from '../../test/reference.ts';
import { entry } from '../index.ts';
import { reference } from '../learn/index.ts';
import { stateOf } from '../learn/position.ts';
import { units } from '../learn/units.ts';
import { RULES, sentient } from '../rules/index.ts';

checkReference(entry.game, reference, { rules: RULES, rulings: 34 });

/** Who leads beside the five investors, and who is second, in the examples: `0/1`, `-` for nobody. */
it.each([
  ['influence', '- 0/- 0/- - -'],
  ['end-investors', '0/- 0/- - 1/- 1/-'],
  ['no-influence', '- 0/- 0/- - -'],
  ['win-investor', '0/- 0/1 0/1 - -'],
  ['second-place', '0/1 0/1 - - -'],
  ['minimum', '0/- 0/- - - -'],
  ['tie-agents', '1/0 1/0 - - -'],
  ['tie-order', '1/0 1/0 - - -'],
])('shows who leads: %s', (id, leads) => {
  const [example] = units.find((unit) => unit.id === id)?.examples ?? [];
  const { investors } = sentient.view(stateOf(example?.position ?? {}), undefined);
  const shown = investors.map(({ token, chip }) => (token === undefined ? '-' : `${token}/${chip ?? '-'}`));
  expect(shown.join(' ')).toBe(leads);
});
