import { parsePlan, printPlan, type ShownPlan } from '../../rules/index.ts';

/** Plans that are not the match's business: the one being made, then the saved ideas. */
export interface Notes {
  readonly draft: ShownPlan;
  readonly ideas: readonly ShownPlan[];
}

/** Kept for this tab only, in the game's own notation. The address names the table. */
function keyOf(seat: number): string {
  return `stolik.plan${location.pathname}#${seat}`;
}

/** What this tab knows of the seat's thoughts: a reload does not cost them. */
export function recall(seat: number): Notes | undefined {
  try {
    const lines = sessionStorage.getItem(keyOf(seat))?.split('\n').map(parsePlan);
    return lines && { draft: lines[0], ideas: lines.slice(1) };
  } catch {
    // Forbidden, or written by another version: the player starts afresh.
    return undefined;
  }
}

export function remember(seat: number, { draft, ideas }: Notes): void {
  try {
    sessionStorage.setItem(keyOf(seat), [draft, ...ideas].map(printPlan).join('\n'));
  } catch {
    // Without storage a reload costs the draft, and nothing else.
  }
}
