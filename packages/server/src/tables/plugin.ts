import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { exportAudit } from '../admin/audit.ts';
import { AuditWatch } from '../admin/audit-watch.ts';
import { BotJobs } from '../bots/jobs.ts';
import { Company, lookAfterCompany } from '../company/company.ts';
import { friendRoutes } from '../company/friend-routes.ts';
import { groupRoutes } from '../company/group-routes.ts';
import { sweepInvitations } from '../company/invitations.ts';
import { privacyRoutes } from '../company/privacy-routes.ts';
import { sweepReports } from '../company/reports.ts';
import { companyRoutes } from '../company/routes.ts';
import { exportAttempts } from '../daily/board.ts';
import { dailyRoutes } from '../daily/routes.ts';
import { exportHolidays, Holidays, tellAgain } from '../holidays/holidays.ts';
import { holidayRoutes } from '../holidays/routes.ts';
import { contactOf } from '../http/contact.ts';
import { isOwnOrigin } from '../http/guard.ts';
import { nameCalled } from '../http/names.ts';
import { networkOf } from '../limits/address.ts';
import { openKeys } from '../limits/keys.ts';
import { mailPlugin } from '../mail/plugin.ts';
import { lookAfterSearches, sweepWaits } from '../pairing/belongings.ts';
import { Pairing } from '../pairing/pairing.ts';
import { pairingRoutes } from '../pairing/routes.ts';
import { holdPerson } from '../people/lock.ts';
import type { People } from '../people/people.ts';
import { foundNotices, type Notice, noticeOf, noticesOf } from '../push/notices.ts';
import { pushPlugin } from '../push/plugin.ts';
import { lookAfterRatings } from '../ratings/belongings.ts';
import { ratingRoutes } from '../ratings/routes.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { Hub } from '../stream/hub.ts';
import { streamRoute } from '../stream/route.ts';
import { lookAfterSeats } from './belongings.ts';
import { Departures } from './departures.ts';
import { expire } from './expiry.ts';
import { measureOnDemand, measuresIn } from './metrics.ts';
import { Presence } from './presence.ts';
import { proposalRoutes } from './proposal-routes.ts';
import { Renames } from './renames.ts';
import { tableRoutes } from './routes.ts';
import { Tables } from './tables.ts';
import { Timekeeper } from './timekeeper.ts';
import { Uptime } from './uptime.ts';
import type { World } from './world.ts';

/** How often sessions and guests that have ended are removed, and tables that nobody touches are ended. */
const SWEEP = 60 * 60 * 1000;

export interface TablesSetup {
  readonly settings: Settings;
  readonly store: Store;
  readonly people: People;
  readonly world: World;
}

/** Tables and everything that moves them: requests, sockets, bots and clocks; and the pushes that tell of it. */
export function tablesPlugin({ settings, store, people, world }: TablesSetup): FastifyPluginAsync {
  return async (app) => {
    const uptime = await Uptime.open(store, world);
    uptime.start(app.log);
    const time = world.time ?? (() => uptime.now());
    const measures = measuresIn(app.metrics);
    const hearTime = (late: number) => {
      measures.heard(time() - late);
      uptime.hear(late);
    };
    const tables = new Tables({
      ...world,
      store,
      log: app.log,
      time,
      hearTime,
      holdPerson: (trx, person) => holdPerson(trx, store.kind, person),
    });
    const moment = () => ({ now: world.now(), time: time() });
    const deafen = await tables.open();
    const presence = new Presence(tables);
    const company = new Company({ store, now: world.now, newId: world.newId });
    const stopStirring = await company.open();
    const living = (sessions: readonly string[]) => people.sessions.living(sessions);
    const refused = (code: string) => app.countRefusal(code);
    const hub = new Hub({
      tables,
      presence,
      log: app.log,
      hasLimits: settings.hasRateLimits,
      words: app.rateLimits.words,
      refused,
      living,
      ban: (person) => people.sessions.ban(person),
      aversionOf: (person) => company.aversionOf(person),
    });
    const stopVerifying = store.onReconnect(() => void hub.verify());
    company.onChange((person) => void hub.acquaint(person));
    const jobs = new BotJobs(tables, settings.botThreads, measures.thought);
    const timekeeper = new Timekeeper(tables);
    const pairing = new Pairing(tables, hub);
    await pairing.open();

    lookAfterSeats(people, store, async () => moment());
    lookAfterCompany(people, store);
    lookAfterRatings(people, store);
    lookAfterSearches(people, store);
    const holidays = new Holidays(tables);
    people.onTakeOver((trx, _, to) => tellAgain(trx, to));
    people.onExport('holidays', (person) => exportHolidays(store.db, person));
    const renames = new Renames(tables);
    await renames.open();
    people.onRename((trx, person) => renames.ask(trx, person));
    const departures = new Departures(people, tables);
    let changes = 0;
    // Whoever has signed out everywhere is nowhere when that is answered, as far as this node can tell.
    people.beforeAnswer((person) => hub.recheck(person));
    people.onChange((id) => {
      changes++;
      void hub.recheck(id);
      departures.consider(id);
    });

    people.onExport('audit', (person) => exportAudit(store.db, person));
    people.onExport('daily', (person) => exportAttempts(store.db, person));
    const audit = await AuditWatch.open({
      ...{ store, people, tables, log: app.log },
      tell: (person) => void hub.acquaint(person),
    });

    const keyOf = await openKeys(store);
    /** Where limits are off all may come from one address: then nothing is counted for it. */
    const networkFor = ({ ip }: FastifyRequest) =>
      settings.hasRateLimits ? { network: keyOf('network', networkOf(ip)) } : {};
    const hostOf = nameCalled(settings);
    const identify = async (request: FastifyRequest) => {
      const session = await people.recognise(request.headers);
      return session && { ...session.person, session: session.id, ...networkFor(request) };
    };
    await app.register(tableRoutes(tables, identify));
    await app.register(proposalRoutes(tables, identify));
    await app.register(holidayRoutes(holidays, identify));
    await app.register(companyRoutes({ company, people }));
    await app.register(friendRoutes({ company, people }));
    await app.register(groupRoutes({ company, people }));
    await app.register(privacyRoutes(contactOf(settings)));
    await app.register(ratingRoutes({ store, now: () => world.now(), identify }));
    await app.register(dailyRoutes(tables, identify));
    await app.register(pairingRoutes(pairing, identify));
    await app.register(
      streamRoute(hub, {
        recognise: (request) => people.recognise(request.headers),
        allowsOrigin: (request) => isOwnOrigin(request.headers, settings.origin, hostOf(request)),
        changes: () => changes,
      }),
    );

    const hearers: ((notices: readonly Notice[]) => void)[] = [];
    const onNews = (tell: (typeof hearers)[number]) => void hearers.push(tell);
    const tellNews = (notices: readonly Notice[]) => {
      if (notices.length > 0) for (const tell of hearers) tell(notices);
    };
    tables.onKept((change) => tellNews(noticesOf(change)));
    company.onInvited((invited) => tellNews([noticeOf(invited)]));
    pairing.onFound((table) => tellNews(foundNotices(table)));
    await app.register(pushPlugin({ settings, store, people, tables, onNews }));
    await app.register(mailPlugin({ settings, store, people, world, onNews }));

    measureOnDemand(app.metrics, { tables, hub, jobs });

    const sweeper = setInterval(() => {
      people.sweep().catch((error) => app.log.error(error, 'what has ended could not be removed'));
      expire(tables).catch((error) => app.log.error(error, 'what nobody touches could not be ended'));
      sweepReports(store.db, world.now()).catch((error) => app.log.error(error, 'old reports could not be removed'));
      sweepInvitations(store.db).catch((error) => app.log.error(error, 'old invitations could not be removed'));
      sweepWaits(store.db, world.now()).catch((error) => app.log.error(error, 'old waits could not be removed'));
    }, SWEEP).unref();

    // Finish what was begun, tell the pages, let them go elsewhere.
    app.addHook('preClose', async () => {
      deafen();
      stopStirring();
      stopVerifying();
      await audit.close();
      timekeeper.close();
      await pairing.close();
      await presence.close();
      uptime.close();
      await renames.close();
      await holidays.close();
      await departures.settle();
      clearInterval(sweeper);
      await jobs.close();
      await tables.settle();
      hub.close();
    });
  };
}
