import type { MouseEvent } from 'react';

/** Where the rules are: without a unit a book, without a game all of them. What is left out stays: say `undefined`. */
export const RULES = '/rules/{-$game}/{-$unit}';

/** What makes a link of an element: its address, and what happens without one. */
export interface LinkProps {
  readonly href: string;
  onClick(event: MouseEvent): void;
}

/** Ways from one rule to another: on a page by its address, in a drawer without leaving the table. */
export interface Ways {
  unit(id: string): LinkProps;
  /** The contents, at a chapter. */
  chapter(id: string): LinkProps;
}

/** Real addresses, so that a rule can be opened beside this one and passed on. */
export function waysIn(
  game: string,
  onUnit: (id: string) => void,
  onContents: (chapter?: string | undefined) => void,
): Ways {
  const link = (href: string, go: () => void): LinkProps => ({
    href,
    onClick(event) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go();
    },
  });
  return {
    unit: (id) => link(`/rules/${game}/${id}`, () => onUnit(id)),
    chapter: (id) => link(`/rules/${game}#${id}`, () => onContents(id)),
  };
}
