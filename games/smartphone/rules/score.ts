import { countBits, type ScoreSheet, sumLines } from '@stolik/core';
import { COMPANIES } from './data/companies.ts';
import { REGIONS } from './data/regions.ts';
import { TECHNOLOGIES } from './data/technologies.ts';
import * as st from './state.ts';
import { hasRetailer, type State } from './state.ts';

/** The name on Steve's sheet; he is called that in every language. */
export const STEVE = 'Steve';

/** Every score line, in the order they are read. */
export const SCORE_LINES: readonly string[] = [
  'start',
  ...Array.from({ length: st.ROUNDS }, (_, round) => `sales-${round + 1}`),
  ...Array.from({ length: st.ROUNDS }, (_, round) => `control-${round + 1}`),
  'patents',
  'retailers',
];

/** VP of a company so far, line by line; patents and retailers as if the game ended now. */
export function linesOf(s: State, company: number): Record<string, number> {
  const lines: Record<string, number> = { start: COMPANIES[s.deal.colors[company]].startVp };
  for (let round = 0; round < st.ROUNDS; round++) {
    const at = st.salesAt(company, round, 0);
    lines[`sales-${round + 1}`] = sum(s.sales, at, st.LEDGER);
  }
  for (let round = 0; round < st.ROUNDS; round++) {
    const at = st.controlAt(company, round, 0);
    lines[`control-${round + 1}`] = sum(s.control, at, REGIONS.length);
  }
  lines.patents = patentsVp(s, company);
  lines.retailers = retailersVp(s, company);
  return lines;
}

/** Where the VP of sales and control came from, region by region: `europe 12, india 5`. */
function notesOf(s: State, company: number): Record<string, string> {
  const notes: Record<string, string> = {};
  for (let round = 0; round < st.ROUNDS; round++) {
    note(notes, `sales-${round + 1}`, s.sales, st.salesAt(company, round, 0), st.LEDGER);
    note(notes, `control-${round + 1}`, s.control, st.controlAt(company, round, 0), REGIONS.length);
  }
  return notes;
}

function note(notes: Record<string, string>, line: string, list: readonly number[], at: number, length: number): void {
  const parts: string[] = [];
  // What comes after the regions was sold without one (NFC A).
  for (let i = 0; i < length; i++) if (list[at + i] > 0) parts.push(`${REGIONS[i]?.id ?? 'direct'} ${list[at + i]}`);
  if (parts.length > 0) notes[line] = parts.join(', ');
}

function sum(list: readonly number[], at: number, length: number): number {
  let total = 0;
  for (let i = at; i < at + length; i++) total += list[i];
  return total;
}

export function patentsVp(s: State, company: number): number {
  let vp = 0;
  for (let technology = 0; technology < TECHNOLOGIES.length; technology++) {
    if (s.patents[technology] === company) vp += TECHNOLOGIES[technology].patentVp;
  }
  return vp;
}

/** RB: the number beside the slot of each office on a retailer. */
export function retailersVp(s: State, company: number): number {
  let vp = 0;
  for (let region = 0; region < REGIONS.length; region++) {
    if (!hasRetailer(s, region)) continue;
    const slots = st.retailerOn(s, region).vp;
    for (let slot = 0; slot < slots.length; slot++) {
      if (s.offices[region * st.SLOTS + slot] === company) vp += slots[slot];
    }
  }
  return vp;
}

/** RB ties: more technologies, then more patents, then a shared victory. Steve's sheet comes last. */
export function score(s: State): ScoreSheet[] {
  return s.deal.colors.map((_, company) => {
    const lines = linesOf(s, company);
    const technologies = countBits(s.owned[company]);
    const patents = s.patents.filter((owner) => owner === company).length;
    const sheet = {
      seat: company,
      total: sumLines(lines),
      lines,
      notes: notesOf(s, company),
      ties: [technologies, patents],
    };
    return st.isSteve(s, company) ? { ...sheet, automa: STEVE } : sheet;
  });
}
