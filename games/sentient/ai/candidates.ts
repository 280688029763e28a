import { PASS } from '../rules/actions.ts';
import { legal } from '../rules/legal.ts';
import * as st from '../rules/state.ts';
import { hasPassed, type State } from '../rules/state.ts';
import { tellAgents } from './agents.ts';
import type { Mind } from './mind.ts';

/** Of the ways to place an agent, how many are worth a second look. */
const AGENTS = 10;

/** The actions worth looking at: a pass where it may be, and of the agents those that look best by hand. */
export function candidates(mind: Mind, s: State, seat: number, out: number[]): number {
  if (s.step !== st.AGENT) return legal(s, seat, out);
  const agents: { action: number; worth: number }[] = [];
  tellAgents(mind, s, seat, (action, worth) => agents.push({ action, worth }));
  agents.sort((a, b) => b.worth - a.worth);
  let count = 0;
  if (!hasPassed(s, seat)) out[count++] = PASS;
  for (const { action } of agents.slice(0, AGENTS)) out[count++] = action;
  return count;
}
