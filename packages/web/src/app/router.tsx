import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { Home } from '../home/Home.tsx';
import { Shell } from './Shell.tsx';
import { Loading, TroublePage } from './TroublePage.tsx';

const root = createRootRoute({ component: Shell, notFoundComponent: () => <TroublePage kind="noPage" /> });

const home = createRoute({ getParentRoute: () => root, path: '/', component: Home });

const newTable = createRoute({
  getParentRoute: () => root,
  path: '/new/$game',
  validateSearch: (
    search: Record<string, unknown>,
  ): { seats?: number; people?: number; where?: 'online' | 'lobby' } => ({
    ...(Number.isInteger(search.seats) ? { seats: Number(search.seats) } : {}),
    ...(Number.isInteger(search.people) ? { people: Number(search.people) } : {}),
    ...(search.where === 'online' || search.where === 'lobby' ? { where: search.where } : {}),
  }),
  component: lazyRouteComponent(() => import('../new-table/NewTable.tsx'), 'NewTable'),
});

const table = createRoute({
  getParentRoute: () => root,
  path: '/table/$id',
  component: lazyRouteComponent(() => import('../table/TablePage.tsx'), 'TablePage'),
});

const replay = createRoute({
  getParentRoute: () => root,
  path: '/replay/$id',
  validateSearch: (search: Record<string, unknown>): { at?: number; seat?: number } => ({
    ...(Number.isInteger(search.at) ? { at: Number(search.at) } : {}),
    ...(Number.isInteger(search.seat) ? { seat: Number(search.seat) } : {}),
  }),
  component: lazyRouteComponent(() => import('../replay/Replay.tsx'), 'Replay'),
});

const review = createRoute({
  getParentRoute: () => root,
  path: '/review/$id',
  validateSearch: (search: Record<string, unknown>): { turn?: number; seat?: number; find?: true } => ({
    ...(Number.isInteger(search.turn) ? { turn: Number(search.turn) } : {}),
    ...(Number.isInteger(search.seat) ? { seat: Number(search.seat) } : {}),
    ...(search.find === true ? { find: true } : {}),
  }),
  component: lazyRouteComponent(() => import('../review/ReviewPage.tsx'), 'ReviewPage'),
});

// The shelf, a book on it, and a rule in that.
const rules = createRoute({
  getParentRoute: () => root,
  path: '/rules/{-$game}/{-$unit}',
  component: lazyRouteComponent(() => import('../rules/RulesPage.tsx'), 'RulesPage'),
});

const correctionsPage = lazyRouteComponent(() => import('../corrections/CorrectionsPage.tsx'), 'CorrectionsPage');
const corrections = createRoute({ getParentRoute: () => root, path: '/corrections/$game', component: correctionsPage });
const correction = createRoute({
  getParentRoute: () => root,
  path: '/corrections/$game/$row',
  component: correctionsPage,
});

const learn = createRoute({
  getParentRoute: () => root,
  path: '/learn/$lesson',
  component: lazyRouteComponent(() => import('../lesson/LessonPage.tsx'), 'LessonPage'),
});

const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  component: lazyRouteComponent(() => import('../settings/SettingsPage.tsx'), 'SettingsPage'),
});

const lobby = createRoute({
  getParentRoute: () => root,
  path: '/lobby',
  component: lazyRouteComponent(() => import('../lobby/Lobby.tsx'), 'Lobby'),
});

const explorer = createRoute({
  getParentRoute: () => root,
  path: '/explore/$game',
  validateSearch: (search: Record<string, unknown>): { seats?: number } => ({
    ...(Number.isInteger(search.seats) ? { seats: Number(search.seats) } : {}),
  }),
  component: lazyRouteComponent(() => import('../explore/ExplorePage.tsx'), 'ExplorePage'),
});

const me = createRoute({
  getParentRoute: () => root,
  path: '/me',
  component: lazyRouteComponent(() => import('../me/MePage.tsx'), 'MePage'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    newTable,
    table,
    replay,
    review,
    rules,
    corrections,
    correction,
    learn,
    settings,
    lobby,
    explorer,
    me,
  ]),
  defaultPreload: 'intent',
  defaultPendingComponent: Loading,
  defaultErrorComponent: () => <TroublePage kind="broken" />,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
