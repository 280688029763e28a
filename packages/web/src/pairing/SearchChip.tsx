import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSearching } from './searching.ts';

const Chip = lazy(() => import('./Chip.tsx').then((module) => ({ default: module.Chip })));

/** Says wherever one is that one waits for a game. */
export function SearchChip() {
  const search = useSearching((searching) => searching.search);
  const isElsewhere = useRouterState({ select: ({ location }) => location.pathname !== '/find' });
  if (!search || !isElsewhere) return null;
  return (
    <Suspense>
      <Chip search={search} />
    </Suspense>
  );
}
