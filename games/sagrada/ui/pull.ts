import type { TouchEvent } from 'react';

const FAR = 48;

/** Handlers for a sheet that is pulled down to close: only from its top, further up it scrolls. */
export function pullsDown(onPull: () => void) {
  let start: number | undefined;
  return {
    onTouchStart({ target, touches }: TouchEvent): void {
      const sheet = (target as Element).closest('[data-tab]');
      start = sheet?.scrollTop === 0 ? touches[0].clientY : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent): void {
      if (start !== undefined && changedTouches[0].clientY - start > FAR) onPull();
      start = undefined;
    },
  };
}
