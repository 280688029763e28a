import { type KeyboardEvent, useRef, useState } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * A row that is one stop of the Tab key: arrow keys go along it, Home and End to its ends. Spread `row` on the element
 * around it and `stop(i)` on each of its buttons.
 */
export function useArrows(count: number, first = 0) {
  const [current, setCurrent] = useState(first);
  const element = useRef<HTMLDivElement>(null);

  function step(event: KeyboardEvent): void {
    const by = STEPS[event.key];
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : by === undefined ? undefined : current + by;
    if (next === undefined) return;
    event.preventDefault();
    element.current?.querySelector<HTMLElement>(`[data-stop="${next}"]`)?.focus();
  }

  return {
    row: { ref: element, onKeyDown: step },
    stop: (i: number) => ({ 'data-stop': i, tabIndex: i === current ? 0 : -1, onFocus: () => setCurrent(i) }),
  };
}
