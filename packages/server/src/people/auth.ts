import { randomBytes, randomUUID } from 'node:crypto';
import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { anonymous, username } from 'better-auth/plugins';
import { serializeCookie, serializeSignedCookie } from 'better-call';
import type { Transaction } from 'kysely';
import type { Settings } from '../settings.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Person } from './person.ts';
import { serverSecret } from './secret.ts';

const YEAR_S = 365 * 24 * 60 * 60;
const DAY_S = 24 * 60 * 60;

/** better-auth, set up: it signs cookies, keeps sessions, hashes passwords and speaks WebAuthn. */
export type Auth = Awaited<ReturnType<typeof openAuth>>;

export interface AuthSetup {
  readonly store: Store;
  readonly settings: Settings;
  /** A guest signed in with a passkey: whatever the guest owns goes to the account. */
  onPasskey(guestId: string, personId: string): Promise<void>;
  warn(message: string): void;
}

export async function openAuth({ store, settings, onPasskey, warn }: AuthSetup) {
  const origin = settings.origin ?? `http://localhost:${settings.port}`;
  const auth = betterAuth({
    appName: 'Stolik',
    baseURL: origin,
    basePath: '/api/auth',
    secret: settings.secret ?? (await serverSecret(store, 'cookies')),
    // Its tables hold 0 and 1 and ISO times in both engines, which is what it does for SQLite.
    database: { db: store.db, type: 'sqlite' },
    user: { modelName: 'person' },
    session: { expiresIn: YEAR_S, updateAge: DAY_S },
    plugins: [
      anonymous({
        // Guests end in the transaction that moves their seats, never beside it.
        disableDeleteAnonymousUser: true,
        onLinkAccount: ({ anonymousUser, newUser }) => onPasskey(anonymousUser.user.id, newUser.user.id),
      }),
      username(),
      passkey({
        rpName: 'Stolik',
        rpID: new URL(origin).hostname,
        origin: settings.origin ?? null,
        // Kept on the device, so that nobody has to type a user name first.
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        advanced: { webAuthnChallengeCookie: 'passkey' },
      }),
    ],
    advanced: {
      cookiePrefix: 'stolik',
      // Neither the address nor the browser of a visitor is kept.
      ipAddress: { disableIpTracking: true },
      // The app refuses foreign origins for every route, better-auth's among them.
      disableOriginCheck: true,
      disableCSRFCheck: true,
    },
    // What is no refusal is thrown to the app, which logs it and tells nothing.
    onAPIError: { throw: true },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'warn', log: (_level, message) => warn(message) },
  });
  const context = await auth.$context;
  const cookie = context.authCookies.sessionToken;
  const unknownPassword = await context.password.hash(randomUUID());

  return {
    handler: auth.handler,
    origin,
    sessionCookie: cookie.name,

    /** The session a cookie header stands for; `refresh` lengthens it and answers with the cookies to set. */
    async readSession(cookies: string, refresh: boolean) {
      const { response, headers } = await auth.api.getSession({
        headers: new Headers({ cookie: cookies }),
        query: { disableRefresh: !refresh },
        returnHeaders: true,
      });
      const user = response?.user;
      const person: Person | undefined = user && {
        id: user.id,
        name: user.name,
        isGuest: user.isAnonymous === true,
        ...(user.displayUsername && { userName: user.displayUsername }),
      };
      return { person, token: response?.session.token, cookies: headers.getSetCookie() };
    },

    /** Makes a session within the transaction; the answer is the cookie to set once that is committed. */
    async makeSession(trx: Transaction<Schema>, userId: string): Promise<string> {
      const token = randomBytes(24).toString('base64url');
      const expiresAt = new Date(Date.now() + YEAR_S * 1000).toISOString();
      await trx
        .insertInto('session')
        .values({ id: randomUUID(), userId, token, expiresAt, ...madeNow() })
        .execute();
      return serializeSignedCookie(cookie.name, token, context.secret, { ...cookie.attributes, maxAge: YEAR_S });
    },

    /** The cookie that ends a session in the browser. */
    endCookie: () => serializeCookie(cookie.name, '', { ...cookie.attributes, maxAge: 0 }),

    hash: (password: string) => context.password.hash(password),

    /** Takes as long when there is no such person, so that nobody learns which names exist. */
    async verify(hash: string | undefined, password: string): Promise<boolean> {
      const isRight = await context.password.verify({ hash: hash ?? unknownPassword, password });
      return isRight && hash !== undefined;
    },
  };
}

/** The two times that better-auth expects in each of its rows. */
export function madeNow(): { createdAt: string; updatedAt: string } {
  const now = new Date().toISOString();
  return { createdAt: now, updatedAt: now };
}
