import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useIsBadged, useNews } from './news.ts';

const Invitations = lazy(() => import('./Invitations.tsx').then((module) => ({ default: module.Invitations })));

/** Says wherever one is that a friend asks one to a table; where a game is on, a mark at the menu does. */
export function InvitationNews() {
  const isAsked = useNews(({ invitations }) => invitations.length > 0);
  const isElsewhere = useRouterState({ select: ({ location }) => !/^\/(table|people)(\/|$)/.test(location.pathname) });
  // Empty it would be the first thing with news on every screen.
  const isBadged = useIsBadged();
  if (!isAsked || !isElsewhere || !isBadged) return null;
  return (
    <div role="status">
      <Suspense>
        <Invitations />
      </Suspense>
    </div>
  );
}
