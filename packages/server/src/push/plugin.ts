import type { FastifyPluginAsync } from 'fastify';
import { Counter } from 'prom-client';
import type { People } from '../people/people.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { Courier, PUSH_OUTCOMES, type PushOutcome } from './courier.ts';
import { lookAfterDevices } from './devices.ts';
import type { Notice } from './notices.ts';
import { pushRoutes } from './routes.ts';
import { pushServicesOf } from './services.ts';
import { openVapid } from './vapid.ts';

export interface PushSetup {
  readonly settings: Settings;
  readonly store: Store;
  readonly people: People;
  readonly tables: Tables;
  /** Hands over whoever is to hear of news. */
  onNews(tell: (notices: readonly Notice[]) => void): void;
}

/** Tells people of their turns while no page of theirs is open. */
export function pushPlugin({ settings, store, people, tables, onNews }: PushSetup): FastifyPluginAsync {
  return async (app) => {
    const { pushServices: services = pushServicesOf(settings.pushServices), now } = tables.parts;
    const vapid = await openVapid(store, settings.contact);
    const pushes = new Counter({
      name: 'stolik_pushes_total',
      help: 'Pushes by what became of them.',
      labelNames: ['outcome'],
      registers: [app.metrics],
    });
    for (const outcome of PUSH_OUTCOMES) pushes.inc({ outcome }, 0);
    const count = (outcome: PushOutcome) => pushes.inc({ outcome });
    const courier = new Courier({ store, vapid, services, now, count, log: app.log, isOff: !settings.hasPushes });
    onNews((notices) => courier.tell(notices));

    lookAfterDevices(people, store);

    await app.register(pushRoutes({ store, people, services, now, publicKey: vapid.publicKey }));
    // After the tables have settled: their last moves are told too.
    app.addHook('onClose', () => courier.close());
  };
}
