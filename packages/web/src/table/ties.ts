import type { ScoreSheet } from '@stolik/core';

/** The tie-breaks that were needed between those with most points, the deciding one last. */
export function tiesOf(sheets: readonly ScoreSheet[]): readonly (readonly number[])[] {
  const most = Math.max(...sheets.map(({ total }) => total));
  let rivals = sheets.filter(({ total }) => total === most);
  const needed: number[][] = [];
  for (let i = 0; rivals.length > 1 && i < rivals[0].ties.length; i++) {
    needed.push(sheets.map(({ ties }) => ties[i]));
    const best = Math.max(...rivals.map(({ ties }) => ties[i]));
    rivals = rivals.filter(({ ties }) => ties[i] === best);
  }
  return needed;
}
