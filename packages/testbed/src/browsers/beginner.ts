import type { Point } from './driven.ts';

/**
 * What a beginner presses, whatever of it is there first: what goes on, the place for what is in hand, the first piece
 * that is lit, and last what gives up the turn. Before the game that is the way to the table.
 */
export const HABITS: Readonly<Record<string, readonly string[]>> = {
  sagrada: [
    '.sagrada-choice button',
    '[data-move="end"]',
    '.sagrada-pane[data-lit]',
    '.sagrada-pool [data-lit]',
    '[data-move="pass"]',
    '[data-game="sagrada"] .home-play',
  ],
  sentient: [
    '[data-move="end"]',
    ':root:has([data-slot][data-selected]) :is([data-move="send"], [data-move="plug"])',
    '[data-slot][data-lit]',
    '[data-factory][data-lit]',
    '[data-move="pass"]',
    '[data-game="sentient"] .home-play',
  ],
  smartphone: [
    '[data-report-close]',
    '[data-move="ready"]:not([aria-disabled="true"])',
    '[data-plan-quick]',
    '[data-lit]',
    ':is([data-move="accept"], [data-move="price-up"])',
    '[data-move="end"]',
    '[data-game="smartphone"] .home-play',
  ],
};

/** What a beginner sees. */
export interface Sight {
  /** How many moves were made at this table. */
  readonly moves: number;
  /** The verdict, once the game is over. */
  readonly verdict: string | undefined;
  /** What to press next; absent while others play. */
  readonly next: Target | undefined;
}

export interface Target {
  /** Which thing it is, at which point of the game: another one after every press that did something. */
  readonly name: string;
  /** Where it can be pressed; absent where something else lies over all of it. */
  readonly point: Point | undefined;
}

/** Runs in the page: looks at it, and scrolls to what is to be pressed. */
export function lookAround(habits: readonly string[]): Sight {
  const table = document.querySelector('.table');
  const moves = Number(table?.getAttribute('data-seq') ?? 0);
  const verdict = document.querySelector('.ceremony h2')?.textContent ?? undefined;
  const isSeen = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;
  for (const habit of verdict === undefined ? habits : []) {
    const found = [...document.querySelectorAll(habit)];
    const index = found.findIndex(isSeen);
    const element = found[index];
    if (!element) continue;
    const inHand = document.querySelectorAll('[data-selected]').length;
    const isAskedTwice = element.hasAttribute('data-sure');
    const name = `${habit} ${index}, move ${moves}, ${inHand} in hand${isAskedTwice ? ', for sure' : ''}`;
    return { moves, verdict, next: { name, point: pointOf(element) } };
  }
  return { moves, verdict, next: undefined };

  function pointOf(element: Element): Point | undefined {
    const { top, left, bottom, right } = element.getBoundingClientRect();
    if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    // The middle of what is not a rectangle may be beside it.
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85];
    const points = parts.flatMap((down) =>
      parts.map((across) => ({ x: Math.round(x + across * width), y: Math.round(y + down * height) })),
    );
    return points.find((point) => element.contains(document.elementFromPoint(point.x, point.y)));
  }
}
