import { noiseNet } from '@stolik/bots/learning';
import { CASES } from '../ai/net/cases.ts';
import { EXPECTED_NET } from '../ai/net/rows.ts';

/** For all cases, or for these. */
export function noise(cases = (1 << CASES.length) - 1): Uint8Array {
  return noiseNet(EXPECTED_NET, cases);
}
