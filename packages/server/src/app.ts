import Fastify, { type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify';
import { type FastifyPluginAsyncZod, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { refuseBadAddresses, toBadAddress } from './http/bad-address.ts';
import { tellContact } from './http/contact.ts';
import { describeRoutes, showDescription } from './http/describe.ts';
import { answerErrors } from './http/errors.ts';
import { guardRequests } from './http/guard.ts';
import { LIMITS, type Limits, limitRequests, UNLIMITED } from './http/limits.ts';
import { notFound } from './http/not-found.ts';
import { observe } from './http/observe.ts';
import { answerOneByOne } from './http/one-by-one.ts';
import { servePage } from './http/page.ts';
import { QuietLog } from './http/quiet-log.ts';
import { countRefusals } from './http/refusals.ts';
import { secureHeaders } from './http/security.ts';
import { luggageRoutes } from './people/luggage-routes.ts';
import { passkeyRoutes } from './people/passkey-routes.ts';
import type { People } from './people/people.ts';
import { peopleRoutes } from './people/routes.ts';
import { sessionRoutes } from './people/session-routes.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';

export interface AppSetup {
  readonly settings: Settings;
  readonly store: Store;
  readonly people: People;
  /** The other modules' routes. */
  readonly routes?: readonly (FastifyPluginAsync | FastifyPluginAsyncZod)[];
  /** The folder of the built page; without it only the API is served. */
  readonly page?: string;
  readonly limits?: Partial<Limits>;
  /** Where the log goes instead of the standard output. */
  readonly log?: { write(line: string): void };
}

const MOST_BYTES = 64 * 1024;
/** How long a request may take to arrive. */
const LONGEST_REQUEST_MS = 30_000;

/** The web server, ready to listen or to be asked in-process; whoever opened the store closes it after this. */
export async function buildApp(setup: AppSetup): Promise<FastifyInstance> {
  const { settings, store, people } = setup;
  const quiet = new QuietLog();
  const badAddress = toBadAddress(() => app);
  const app: FastifyInstance = Fastify({
    logger: {
      level: settings.logLevel,
      hooks: {
        logMethod(args, method) {
          quiet.write(args as [unknown, string], (...said) => method.apply(this, said as typeof args));
        },
      },
      ...(setup.log && { stream: setup.log }),
    },
    // `observe` writes one line for each request, with less in it.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(settings.trustProxy),
    bodyLimit: MOST_BYTES,
    requestTimeout: LONGEST_REQUEST_MS,
    // What a start waits for is the store, which has limits of its own and words for it.
    pluginTimeout: 0,
    forceCloseConnections: 'idle',
    routerOptions: { onBadUrl: badAddress, onMaxParamLength: badAddress },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerOneByOne(app);
  await describeRoutes(app);
  observe(app, store, quiet);
  countRefusals(app);
  answerErrors(app);
  await secureHeaders(app, settings);
  guardRequests(app, settings);
  const rateLimits = settings.hasRateLimits
    ? await limitRequests(app, { store, people, limits: { ...LIMITS, ...setup.limits } })
    : UNLIMITED;
  app.decorate('rateLimits', rateLimits);
  refuseBadAddresses(app);
  showDescription(app);
  tellContact(app, settings);
  const { origin } = settings;
  await app.register(peopleRoutes, { people, origin, rateLimits });
  await app.register(sessionRoutes, { people, origin, rateLimits });
  await app.register(passkeyRoutes, { people, origin, rateLimits });
  await app.register(luggageRoutes, { people, store });
  for (const routes of setup.routes ?? []) await app.register(routes);
  if (setup.page) await servePage(app, setup.page, { store, settings, limit: rateLimits.previews });
  else app.setNotFoundHandler(notFound);
  await app.ready();
  return app;
}

/** Fastify takes addresses or a question; a number of proxies is how many steps back the visitor stands. */
function trusted(proxies: Settings['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}
