import { parsePlan, printPlan, type ShownPlan } from '../../rules/index.ts';

/** Plans that are not the match's business: the one being made, and the saved ideas, some of them empty. */
export interface Notes {
  readonly draft: ShownPlan;
  readonly ideas: readonly (ShownPlan | undefined)[];
}

/** Kept for this tab only, a line of the game's own notation for each. The address names the table. */
function keyOf(seat: number): string {
  return `stolik.plan${location.pathname}#${seat}`;
}

/** A lesson lays every plan out afresh, also for whoever goes back or takes it once more. */
function isForgetful(): boolean {
  return location.pathname.includes('/learn/');
}

/** What this tab knows of the seat's thoughts: a reload does not cost them. */
export function recall(seat: number): Notes | undefined {
  if (isForgetful()) return undefined;
  try {
    const lines = sessionStorage.getItem(keyOf(seat))?.split('\n');
    if (!lines) return undefined;
    const [draft, ...ideas] = lines;
    return { draft: parsePlan(draft), ideas: ideas.map((line) => (line ? parsePlan(line) : undefined)) };
  } catch {
    // Forbidden, or written by another version: the player starts afresh.
    return undefined;
  }
}

export function remember(seat: number, { draft, ideas }: Notes): void {
  if (isForgetful()) return;
  try {
    const lines = [draft, ...ideas].map((plan) => (plan ? printPlan(plan) : ''));
    sessionStorage.setItem(keyOf(seat), lines.join('\n'));
  } catch {
    // Without storage a reload costs the draft, and nothing else.
  }
}
