import { describe, expect, it } from 'vitest';
import { readSettings, unknownSettings } from '../src/settings.ts';

describe('settings', () => {
  it('need nothing', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      databaseUrl: expect.stringMatching(/^sqlite:\/.*data.stolik\.db$/),
      origin: undefined,
      contact: 'mailto:nobody@stolik.invalid',
      pushServices: [],
      logLevel: 'warn',
      trustProxy: false,
      hasRateLimits: true,
      hasPushes: true,
    });
  });

  it('come from the environment', () => {
    const settings = readSettings({
      PORT: '80',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://stolik@db/stolik',
      STOLIK_ORIGIN: 'https://stolik.example/',
      LOG_LEVEL: 'warn',
      STOLIK_BOT_THREADS: '3',
      STOLIK_TRUST_PROXY: '1',
      STOLIK_PUSH_SERVICES: 'push.example.org, *.example.net,*',
    });
    expect(settings).toEqual({
      port: 80,
      host: '0.0.0.0',
      databaseUrl: 'postgres://stolik@db/stolik',
      origin: 'https://stolik.example',
      contact: 'https://stolik.example',
      pushServices: ['push.example.org', '*.example.net', '*'],
      logLevel: 'warn',
      botThreads: 3,
      trustProxy: 1,
      hasRateLimits: true,
      hasPushes: true,
    });
    expect(readSettings({ STOLIK_PUSHES: 'off' }).hasPushes).toBe(false);
    const mail = {
      STOLIK_ORIGIN: 'https://stolik.example',
      STOLIK_SMTP_URL: 'smtps://stolik:p%40ss@mail.example:465',
      STOLIK_MAIL_FROM: 'stolik@stolik.example',
    };
    expect(readSettings(mail).mail).toEqual({ url: mail.STOLIK_SMTP_URL, from: mail.STOLIK_MAIL_FROM });
    expect(readSettings({ ...mail, STOLIK_SMTP_URL: '' }).mail).toBeUndefined();
    // A copy of a store knows the addresses of real people.
    expect(readSettings({ ...mail, STOLIK_PUSHES: 'off' }).mail).toBeUndefined();
    expect(readSettings({ STOLIK_CONTACT: 'mailto:host@stolik.example' }).contact).toBe('mailto:host@stolik.example');
    expect(readSettings({ STOLIK_TRUST_PROXY: '10.0.0.0/8,::1' }).trustProxy).toBe('10.0.0.0/8,::1');
    expect(readSettings({ STOLIK_DATA: '/srv/stolik', PORT: '' })).toMatchObject({
      databaseUrl: 'sqlite:/srv/stolik/stolik.db',
      port: 3000,
    });
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['HOST', 'my host'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['STOLIK_ORIGIN', 'stolik.example'],
    ['STOLIK_SMTP_URL', 'mail.example'],
    ['STOLIK_SMTP_URL', 'https://mail.example'],
    ['STOLIK_SMTP_URL', 'smtp://user:p%ss@mail.example'],
    ['STOLIK_SMTP_URL', 'smtp://mail.example/?secure=false'],
    ['STOLIK_MAIL_FROM', 'Stolik <stolik@stolik.example>'],
    ['STOLIK_ORIGIN', 'https://stolik.example/path'],
    ['STOLIK_CONTACT', 'host@stolik.example'],
    ['STOLIK_CONTACT', 'http://stolik.example'],
    ['STOLIK_PUSH_SERVICES', 'https://push.example.org'],
    ['STOLIK_PUSH_SERVICES', 'push.*.org'],
    ['STOLIK_PUSHES', 'no'],
    ['LOG_LEVEL', 'loud'],
    ['STOLIK_BOT_THREADS', '0'],
    ['STOLIK_TRUST_PROXY', 'yes'],
  ])('%s=%s is refused in a sentence that names it', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(expect.objectContaining({ code: 'bad-settings', details: { field: name } }));
    expect(read).toThrow(new RegExp(`^${name} must .*\\.$`));
  });

  it.each(['p@ss/w#rd', 'p@ss', 'w#rd', 'pa/ss', '12/34', 'pa?ss', '100%', 'two words'])(
    'say what has to be encoded in an address with the password %s, and nothing of it',
    (password) => {
      const read = () => readSettings({ DATABASE_URL: `postgres://stolik:${password}@db.example:5777/st1` });
      expect(read).toThrow(
        'DATABASE_URL must have @ : / # ? % and blanks in names and passwords percent-encoded, as %40 %3A %2F %23 %3F %25 and %20.',
      );
      const encoded = `postgres://stolik:${encodeURIComponent(password)}@db.example:5777/st1`;
      expect(readSettings({ DATABASE_URL: encoded }).databaseUrl).toBe(encoded);
    },
  );

  it('take an address with a socket, and any path', () => {
    for (const url of ['postgres://stolik@localhost/stolik?host=/var/run/postgresql', 'sqlite:/srv/100% #1/a@b@c.db']) {
      expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
    }
  });

  it('tell all problems at once', () => {
    expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/^PORT .*\.\nLOG_LEVEL .*\.$/);
  });

  it('that are none are named', () => {
    const environment = { STOLIK_ORIGN: 'https://stolik.example', STOLIK_DATA: 'data', STOLIK_LONG: '', PATH: '/' };
    expect(unknownSettings(environment)).toEqual(['STOLIK_ORIGN']);
  });
});
