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
  ): { seats?: number; people?: number; where?: 'online' | 'lobby'; friend?: string; group?: string } => ({
    ...(Number.isInteger(search.seats) ? { seats: Number(search.seats) } : {}),
    ...(Number.isInteger(search.people) ? { people: Number(search.people) } : {}),
    ...(search.where === 'online' || search.where === 'lobby' ? { where: search.where } : {}),
    ...(typeof search.friend === 'string' ? { friend: search.friend } : {}),
    ...(typeof search.group === 'string' ? { group: search.group } : {}),
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

const puzzles = createRoute({
  getParentRoute: () => root,
  path: '/puzzles',
  component: lazyRouteComponent(() => import('../puzzles/PuzzlesPage.tsx'), 'PuzzlesPage'),
});

// What there is in a game, or one puzzle after the other: mixed, ten in a row, or of a theme.
const puzzle = createRoute({
  getParentRoute: () => root,
  path: '/puzzles/$game',
  validateSearch: (search: Record<string, unknown>): { play?: string; id?: string } => ({
    ...(typeof search.play === 'string' ? { play: search.play } : {}),
    ...(typeof search.id === 'string' ? { id: search.id } : {}),
  }),
  component: lazyRouteComponent(() => import('../puzzles/PuzzlePage.tsx'), 'PuzzlePage'),
});

const daily = createRoute({
  getParentRoute: () => root,
  path: '/daily/{-$day}',
  component: lazyRouteComponent(() => import('../daily/DailyPage.tsx'), 'DailyPage'),
});

const archive = createRoute({
  getParentRoute: () => root,
  path: '/daily/archive',
  component: lazyRouteComponent(() => import('../daily/ArchivePage.tsx'), 'ArchivePage'),
});

const duel = createRoute({
  getParentRoute: () => root,
  path: '/duel/{-$id}',
  component: lazyRouteComponent(() => import('../daily/DuelPage.tsx'), 'DuelPage'),
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

const find = createRoute({
  getParentRoute: () => root,
  path: '/find',
  validateSearch: (search: Record<string, unknown>): { game?: string } =>
    typeof search.game === 'string' ? { game: search.game } : {},
  component: lazyRouteComponent(() => import('../pairing/PairingPage.tsx'), 'PairingPage'),
});

const boards = createRoute({
  getParentRoute: () => root,
  path: '/boards',
  component: lazyRouteComponent(() => import('../rating/BoardsPage.tsx'), 'BoardsPage'),
});

const ranked = createRoute({
  getParentRoute: () => root,
  path: '/ranked/{-$day}',
  component: lazyRouteComponent(() => import('../ranked/RankedPage.tsx'), 'RankedPage'),
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

const people = createRoute({
  getParentRoute: () => root,
  path: '/people',
  component: lazyRouteComponent(() => import('../people/PeoplePage.tsx'), 'PeoplePage'),
});

const friend = createRoute({
  getParentRoute: () => root,
  path: '/friend/$key',
  component: lazyRouteComponent(() => import('../people/FriendLinkPage.tsx'), 'FriendLinkPage'),
});

const group = createRoute({
  getParentRoute: () => root,
  path: '/group/$id',
  component: lazyRouteComponent(() => import('../people/GroupPage.tsx'), 'GroupPage'),
});

const join = createRoute({
  getParentRoute: () => root,
  path: '/join/$key',
  component: lazyRouteComponent(() => import('../people/JoinPage.tsx'), 'JoinPage'),
});

const person = createRoute({
  getParentRoute: () => root,
  path: '/person/$account',
  component: lazyRouteComponent(() => import('../people/ProfilePage.tsx'), 'ProfilePage'),
});

const mail = createRoute({
  getParentRoute: () => root,
  path: '/mail',
  component: lazyRouteComponent(() => import('../mail/MailPage.tsx'), 'MailPage'),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  component: lazyRouteComponent(() => import('../privacy/PrivacyPage.tsx'), 'PrivacyPage'),
});

const reports = createRoute({
  getParentRoute: () => root,
  path: '/reports',
  component: lazyRouteComponent(() => import('../people/ReportsPage.tsx'), 'ReportsPage'),
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
    puzzles,
    puzzle,
    daily,
    archive,
    duel,
    settings,
    lobby,
    find,
    boards,
    ranked,
    explorer,
    me,
    people,
    friend,
    group,
    join,
    person,
    mail,
    privacy,
    reports,
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
