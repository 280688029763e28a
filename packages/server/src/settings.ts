import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { StolikError } from '@stolik/core';
import { z } from 'zod';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Where mail goes out. */
export interface MailSettings {
  /** `smtp:` or `smtps:`, with a name and a password where the mail server wants them. */
  readonly url: string;
  readonly from: string;
}

/** How this server runs; all of it comes from environment variables, described in docs/operations.md. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Where the store is, as `openStore` reads it. */
  readonly databaseUrl: string;
  /** The one public address; when absent, only names that nobody else can give to this machine are answered to. */
  readonly origin?: string;
  /** How whoever runs a push service reaches whoever runs this server. */
  readonly contact: string;
  /** Push services that are written to besides those of browsers' makers: names, `*.` with the end of names, or `*`. */
  readonly pushServices: readonly string[];
  /** Off on a copy of a store, which knows the browsers of real people. */
  readonly hasPushes: boolean;
  /** The mail server and the address that mail comes from; without it none is sent. */
  readonly mail?: MailSettings;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly botThreads: number;
  /** How many proxies stand in front, or which addresses they have: only they may say who the visitor is. */
  readonly trustProxy: number | string | false;
  /** Off where all visitors come from one address, as in measurements. */
  readonly hasRateLimits: boolean;
}

const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error, abort: true })
    .transform(Number)
    .pipe(z.number().min(min, error).max(max, error));
};

const origin = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username) return url.origin;
  context.addIssue({ code: 'custom', message: 'must be an address such as https://stolik.example, with no path' });
  return z.NEVER;
});

/**
 * What an address of PostgreSQL looks like where a character of a name or a password is read as a part of the address. What
 * came of it would be looked for elsewhere, and said in a sentence with pieces of the password.
 */
const UNENCODED = /^postgres(ql)?:\/\/(.*@.*@|.*[#\s]|.*%(?![\da-f]{2})|[^@]*[/?].*@)/is;

/** Push services want to be told one, and this leads nowhere. */
export const NO_CONTACT = 'mailto:nobody@stolik.invalid';

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).optional(),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or address')
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite:.|postgres(ql)?:\/\/[^/]+\/.)/, {
      error: 'must be sqlite:<path> or postgres://user:password@host:5432/database',
      abort: true,
    })
    .refine(
      (address) => !UNENCODED.test(address.trim()),
      'must have @ : / # ? % and blanks in names and passwords percent-encoded, as %40 %3A %2F %23 %3F %25 and %20',
    )
    .optional(),
  STOLIK_DATA: z.string().optional(),
  STOLIK_ORIGIN: origin.optional(),
  STOLIK_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be mailto: with an address of mail, or an https address')
    .optional(),
  STOLIK_PUSH_SERVICES: z
    .string()
    .transform((list) => list.toLowerCase().split(/\s*,\s*/))
    .refine(
      (names) => names.every((name) => /^(\*|(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+)$/.test(name)),
      'must be a list of host names, such as push.example.org,*.example.net, or *',
    )
    .optional(),
  STOLIK_PUSHES: z.enum(['on', 'off'], 'must be on or off').optional(),
  STOLIK_SMTP_URL: z
    .string()
    .refine(
      isSmtp,
      'must be smtp://user:password@host:587 or smtps://host, with : / @ # ? % and blanks in names and passwords percent-encoded',
    )
    .optional(),
  STOLIK_MAIL_FROM: z.email('must be an address such as stolik@stolik.example').optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).optional(),
  STOLIK_BOT_THREADS: wholeNumber(1, 256).optional(),
  STOLIK_RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').optional(),
  STOLIK_TRUST_PROXY: z
    .string()
    .regex(/^(\d{1,2}|[\da-f.:/]+(,[\da-f.:/]+)*)$/i, 'must be a number of proxies or a list of their addresses')
    .optional(),
});

/** An address of a mail server, and nothing behind it that would be taken for something else. */
function isSmtp(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(text);
  const isWhole = (part: string) => !/%(?![\da-f]{2})/i.test(part);
  return (
    (protocol === 'smtp:' || protocol === 'smtps:') &&
    hostname !== '' &&
    /^\/?$/.test(pathname) &&
    search + hash === '' &&
    isWhole(username) &&
    isWhole(password)
  );
}

/** Where mail goes out, if whoever runs the server has said all that it takes. */
function mailOf({
  STOLIK_SMTP_URL: url,
  STOLIK_MAIL_FROM: from,
  STOLIK_ORIGIN: origin,
  STOLIK_PUSHES: pushes,
}: z.output<typeof environmentSchema>): MailSettings | undefined {
  if (url === undefined) return undefined;
  const missing = from === undefined ? 'STOLIK_MAIL_FROM' : origin === undefined ? 'STOLIK_ORIGIN' : undefined;
  if (missing) {
    throw new StolikError('bad-settings', `${missing} must be set where STOLIK_SMTP_URL is.`, { field: missing });
  }
  return from !== undefined && pushes !== 'off' ? { url, from } : undefined;
}

/** What only the tests look at. */
const OF_TESTS = ['STOLIK_LONG', 'STOLIK_TEST_LOG'];

/** Variables that look like settings and are none: a slip of the pen, or one of another version. */
export function unknownSettings(environment: NodeJS.ProcessEnv): string[] {
  const isKnown = (name: string) => name in environmentSchema.shape || OF_TESTS.includes(name);
  return Object.keys(environment).filter((name) => name.startsWith('STOLIK_') && !isKnown(name));
}

/** Reads the settings, or throws one StolikError with a sentence for each variable at fault. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  // A variable that is set to nothing is not set: deployment files often list them all.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const { data, error } = environmentSchema.safeParse(given);
  if (!data) {
    const sentences = error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
    throw new StolikError('bad-settings', sentences.join('\n'), { field: error.issues[0]?.path.join('.') });
  }
  const mail = mailOf(data);
  const proxies = data.STOLIK_TRUST_PROXY ?? '0';
  return {
    port: data.PORT ?? 3000,
    host: data.HOST ?? 'localhost',
    databaseUrl: data.DATABASE_URL ?? `sqlite:${resolve(join(data.STOLIK_DATA ?? 'data', 'stolik.db'))}`,
    origin: data.STOLIK_ORIGIN,
    contact: data.STOLIK_CONTACT ?? (data.STOLIK_ORIGIN?.startsWith('https:') ? data.STOLIK_ORIGIN : NO_CONTACT),
    pushServices: data.STOLIK_PUSH_SERVICES ?? [],
    hasPushes: data.STOLIK_PUSHES !== 'off',
    ...(mail && { mail }),
    logLevel: data.LOG_LEVEL ?? 'warn',
    // One core stays with the server itself.
    botThreads: data.STOLIK_BOT_THREADS ?? Math.max(1, availableParallelism() - 1),
    hasRateLimits: data.STOLIK_RATE_LIMITS !== 'off',
    trustProxy: /^\d+$/.test(proxies) ? Number(proxies) || false : proxies,
  };
}
