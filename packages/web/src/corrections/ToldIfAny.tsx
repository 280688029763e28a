import { lazy, Suspense } from 'react';
import { countCorrections } from '../boxes.ts';
import type { ToldProps } from './Told.tsx';

// Most tables are played as we have the box: nobody loads what such a one has no use for.
const Told = lazy(() => import('./Told.tsx').then((module) => ({ default: module.Told })));

/** Says that a table is played with corrections, if it is. */
export function ToldIfAny(props: ToldProps) {
  if (countCorrections(props.game, props.options) === 0) return null;
  return (
    <Suspense>
      <Told {...props} />
    </Suspense>
  );
}
