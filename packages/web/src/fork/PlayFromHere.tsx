import { type ComponentProps, lazy, Suspense } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { Loading } from '../app/TroublePage.tsx';
import type { Forkable } from './forkable.ts';

// Who never asks loads no questions.
const ForkForm = lazy(() => import('./ForkForm.tsx').then((module) => ({ default: module.ForkForm })));

interface PlayFromHereProps {
  readonly game: Forkable;
  /** The last line that is kept. */
  readonly line: number;
  /** Who decides then: whoever played nowhere here sits down there. */
  readonly asked?: readonly number[];
  /** Where that is, in words. */
  readonly place?: string;
  /** All of it is played anew, with the same luck. */
  readonly isDeal?: boolean;
  readonly heading: string;
  readonly opener: ComponentProps<'button'>;
  readonly isOpenAtFirst?: boolean;
}

/** A button, and a few questions to whoever wants to play on from a position. */
export function PlayFromHere({ heading, opener, isOpenAtFirst, ...asked }: PlayFromHereProps) {
  return (
    <Dialog opener={opener} heading={heading} className="fork" isOpenAtFirst={isOpenAtFirst ?? false}>
      {(close) => (
        <Suspense fallback={<Loading />}>
          <ForkForm {...asked} onClose={close} />
        </Suspense>
      )}
    </Dialog>
  );
}
