import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { StolikError } from '@stolik/core';
import type { FastifyPluginAsync } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { descriptionOf } from '../src/http/description.ts';
import { QuietLog } from '../src/http/quiet-log.ts';
import { notKept, StoreUnreachable } from '../src/store/errors.ts';
import { testApps } from './apps.ts';
import { TestBrowser } from './browser.ts';
import { sqliteStores } from './stores.ts';

const folder = mkdtempSync(join(tmpdir(), 'stolik-page-'));
const script = 'console.log("a page")';
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head><title>Stolik</title></head></html>');
writeFileSync(join(folder, 'assets/main-1a2b.js'), script);
writeFileSync(join(folder, 'assets/main-1a2b.js.gz'), gzipSync(script));
writeFileSync(join(folder, 'sw.js'), '// worker');
writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
writeFileSync(join(folder, 'icon.svg'), '<svg/>');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Routes that fail in every way. */
const failing: FastifyPluginAsyncZod = async (app) => {
  app.get('/api/test/defect', async () => {
    throw new Error('the password is hunter2');
  });
  app.get('/api/test/full', async () => {
    throw new StolikError('table-full', 'the table is full', { field: 'seat' });
  });
  app.get('/api/test/unkept', async () => {
    throw new StolikError('not-kept', 'it was not kept');
  });
  app.get('/api/test/nothing', async () => {
    throw new StolikError('not-found', 'there is no such table');
  });
  app.post(
    '/api/test/echo',
    { schema: { body: z.object({ seats: z.array(z.object({ name: z.string('must be text') })) }) } },
    async (request) => request.body,
  );
};

describe('the server', () => {
  const stores = sqliteStores();
  const startApp = testApps();
  const start = async (extra: Parameters<typeof startApp>[1] = {}) => {
    const store = await stores.open();
    const { app, people } = await startApp(store, { page: folder, routes: [failing], ...extra });
    return { app, people, store, browser: new TestBrowser(app) };
  };

  it('is alive, and ready while the store answers', async () => {
    const { browser, store } = await start();
    expect(await browser.get('/healthz')).toMatchObject({ status: 200, json: { status: 'ok' } });
    expect(await browser.get('/readyz')).toMatchObject({ status: 200, json: { status: 'ok' } });
    const ping = store.ping;
    Object.assign(store, { ping: () => Promise.reject(new Error('gone')) });
    expect(await browser.get('/readyz')).toMatchObject({ status: 503, json: { code: 'unavailable' } });
    expect(await browser.get('/healthz')).toMatchObject({ status: 200 });
    Object.assign(store, { ping });
  });

  it('finishes what it has begun when it is closed', async () => {
    let goOn = () => {};
    let begun = () => {};
    const beginning = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const slow: FastifyPluginAsync = async (app) => {
      app.get('/api/test/slow', async () => {
        begun();
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
        return { done: true };
      });
    };
    const { app } = await start({ routes: [slow] });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = fetch(`${address}/api/test/slow`);
    await beginning;
    const closed = app.close();
    goOn();
    expect(await (await answer).json()).toEqual({ done: true });
    await closed;
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });

  it('measures requests by route', async () => {
    const { browser } = await start();
    await browser.get('/api/me');
    const { text, headers } = await browser.get('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/me",status="200"} 1');
    expect(text).toContain('process_cpu_user_seconds_total');
  });

  it('has one line in the log for each answer of its own fault, with the route, and one for each end of readiness', async () => {
    const lines: string[] = [];
    const { browser, store } = await start({
      environment: { LOG_LEVEL: 'warn' },
      log: { write: (line) => void lines.push(line) },
    });
    const written = () => lines.splice(0).map((line) => JSON.parse(line));
    expect((await browser.get('/api/test/defect')).status).toBe(500);
    const failed = { level: 50, method: 'GET', msg: 'a request failed' };
    const err = { message: 'the password is hunter2' };
    expect(written()).toMatchObject([{ ...failed, route: '/api/test/defect', status: 500, err }]);
    expect((await browser.get('/api/test/unkept')).status).toBe(503);
    expect(written()).toMatchObject([{ ...failed, route: '/api/test/unkept', status: 503 }]);
    await browser.get('/api/test/nothing');
    expect(lines).toEqual([]);

    const { ping } = store;
    Object.assign(store, { ping: () => Promise.reject(new Error('gone')) });
    for (let i = 0; i < 2; i++) expect((await browser.get('/readyz')).status).toBe(503);
    expect(written()).toMatchObject([{ level: 50, msg: 'not ready: the store does not answer' }]);
    expect((await browser.get('/metrics')).text).toContain('\nstolik_ready 0\n');
    Object.assign(store, { ping });
    expect((await browser.get('/metrics')).text).toContain('\nstolik_ready 1\n');
    expect(written()).toMatchObject([{ level: 40, msg: 'ready again' }]);
  });

  it('says once a minute what a store that does not answer keeps it from, and everything else each time', () => {
    let now = 0;
    const quiet = new QuietLog(() => now);
    const lines: unknown[][] = [];
    const write = (first: unknown, message: string) =>
      quiet.write([first, message], (...line) => void lines.push(line));
    const gone = new StoreUnreachable(new Error('refused'));
    for (const id of ['a', 'b', 'c']) write(gone, `table ${id} could not be looked after`);
    write({ err: gone, status: 503 }, 'a request failed');
    for (let i = 0; i < 2; i++) write(new Error('a defect'), 'a request failed');
    const trouble = 'the store does not answer: refused';
    expect(lines.splice(0)).toEqual([
      [{ trouble }, 'table a could not be looked after'],
      [{ trouble, status: 503 }, 'a request failed'],
      [new Error('a defect'), 'a request failed'],
      [new Error('a defect'), 'a request failed'],
    ]);
    now = 60_000;
    write(gone, 'table d could not be looked after');
    expect(lines.splice(0)).toEqual([[{ trouble, leftOut: 2 }, 'table d could not be looked after']]);
    quiet.forget();
    write(gone, 'table e could not be looked after');
    expect(lines).toEqual([[{ trouble }, 'table e could not be looked after']]);
  });

  it.each(['SQLITE_FULL', 'SQLITE_IOERR_WRITE', '53100', '58030'])(
    'says once a minute too that the disk is full or broken (%s), also of what was refused because of it',
    (code) => {
      const quiet = new QuietLog(() => 0);
      const lines: unknown[][] = [];
      const write = (first: unknown, message: string) =>
        quiet.write([first, message], (...line) => void lines.push(line));
      const full = Object.assign(new Error('no room'), { code });
      write(new StoreUnreachable(new Error('refused')), 'a change was not kept');
      for (let i = 0; i < 3; i++) {
        write(full, 'a change was not kept');
        write({ err: notKept('ask again', full), status: 503 }, 'a request failed');
      }
      write({ err: notKept('ask again', new Error('a defect')), status: 503 }, 'a request failed');
      const trouble = 'the disk of the store is full or broken: no room';
      expect(lines).toEqual([
        [{ trouble: 'the store does not answer: refused' }, 'a change was not kept'],
        [{ trouble }, 'a change was not kept'],
        [{ trouble, status: 503 }, 'a request failed'],
        [{ err: expect.any(Error), status: 503 }, 'a request failed'],
      ]);
    },
  );

  it('lets nobody keep an answer that does not say so', async () => {
    const { browser } = await start();
    for (const url of ['/api/me', '/api/test/full', '/api/nowhere', '/api/openapi.json', '/healthz', '/metrics']) {
      expect([url, (await browser.get(url)).headers['cache-control']]).toEqual([url, 'no-store']);
    }
    expect((await browser.post('/api/test/echo', { seats: [] })).headers['cache-control']).toBe('no-store');
    // The pieces of the described API are the same for everybody.
    expect((await browser.get('/api/docs.css')).headers['cache-control']).toContain('public');
  });

  it('writes no cookie, body, password or address of a table into the log', async () => {
    const lines: string[] = [];
    const { browser } = await start({
      environment: { LOG_LEVEL: 'trace' },
      log: { write: (line) => void lines.push(line) },
    });
    await browser.get('/api/me?invitation=open-sesame');
    const [value] = browser.cookies.values();
    await browser.post('/api/me/account', { userName: 'somebody', password: 'correct horse' });
    await browser.post('/api/session', { userName: 'somebody', password: 'wrong horse' });
    await browser.get('/api/test/defect');
    const log = lines.join('');
    expect(log).toContain('"route":"/api/me/account"');
    expect(log).toContain('hunter2');
    for (const secret of [value, decodeURIComponent(value), 'correct horse', 'wrong horse', 'somebody', 'sesame']) {
      expect(log).not.toContain(secret);
    }
  });
});

describe('every answer that is no success', () => {
  const stores = sqliteStores();
  const startApp = testApps();
  const browserOf = async (extra: Parameters<typeof startApp>[1] = {}) =>
    new TestBrowser((await startApp(await stores.open(), { page: folder, routes: [failing], ...extra })).app);

  it('has a code, a sentence and the field at fault', async () => {
    const browser = await browserOf();
    const problems = [
      [await browser.get('/api/test/full'), 400, { code: 'table-full', message: 'the table is full', field: 'seat' }],
      [await browser.get('/api/test/nothing'), 404, { code: 'not-found', message: 'there is no such table' }],
      [await browser.get('/api/nowhere'), 404, { code: 'not-found', message: 'there is nothing at this address' }],
      [await browser.post('/nowhere'), 404, { code: 'not-found', message: 'there is nothing at this address' }],
      [
        await browser.post('/api/test/echo', { seats: [{ name: 'a' }, { name: 1 }] }),
        400,
        { code: 'bad-field', message: 'seats.1.name: must be text', field: 'seats.1.name' },
      ],
    ] as const;
    for (const [answer, status, json] of problems) expect(answer).toMatchObject({ status, json });
  });

  it('tells nothing of a defect', async () => {
    const { status, text } = await (await browserOf()).get('/api/test/defect');
    expect(status).toBe(500);
    expect(JSON.parse(text)).toEqual({ code: 'internal', message: 'something went wrong here; it was noted' });
  });

  it('is for bodies that are too large, no JSON, a form, or hold U+0000', async () => {
    const browser = await browserOf();
    const echo = '/api/test/echo';
    expect(await browser.post(echo, { seats: [{ name: 'x'.repeat(70_000) }] })).toMatchObject({
      status: 413,
      json: { code: 'too-large' },
    });
    expect(await browser.post(echo, {}, { 'content-type': 'text/plain' })).toMatchObject({
      status: 415,
      json: { code: 'bad-content-type' },
    });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await browser.post(echo, {}, form)).toMatchObject({ status: 415 });
    expect(await browser.post(echo, { seats: [{ name: 'a\u0000' }] })).toMatchObject({ status: 400 });
    expect(await browser.get('/api/me?x=%00')).toMatchObject({ status: 400 });
  });

  it('is for requests from foreign pages', async () => {
    const { app } = await startApp(await stores.open(), { page: folder });
    const browser = new TestBrowser(app);
    const foreign = { origin: 'https://evil.example' };
    await browser.get('/api/me');
    for (const headers of [foreign, { origin: 'null' }, { origin: 'http://localhost:3001' }]) {
      expect(await browser.delete('/api/me', headers)).toMatchObject({ status: 403, json: { code: 'foreign-origin' } });
      expect(await browser.post('/api/session', {}, headers)).toMatchObject({ status: 403 });
    }
    const socket = { ...foreign, upgrade: 'websocket', connection: 'upgrade' };
    for (const headers of [foreign, socket, { ...foreign, 'sec-fetch-site': 'cross-site' }]) {
      expect(await browser.get('/api/me', headers)).toMatchObject({ status: 403, json: { code: 'foreign-origin' } });
    }
    // The page itself may be linked to, and what anybody may read.
    const follow = async (url: string, dest = 'document') => {
      const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': dest };
      return (await app.inject({ url, headers: { ...link, cookie: browser.cookieHeader } })).statusCode;
    };
    for (const url of ['/', '/table/abc', '/api/openapi.json']) expect(await follow(url)).toBe(200);
    expect(await follow('/api/me')).toBe(403);
    expect(await follow('/api/openapi.json', 'iframe')).toBe(403);

    const named = await browserOf({ environment: { STOLIK_ORIGIN: 'https://stolik.example' } });
    expect(await named.delete('/api/session')).toMatchObject({ status: 403 });
    expect(await named.delete('/api/session', { origin: 'https://stolik.example' })).toMatchObject({ status: 204 });
  });

  it('is for names that anybody could give to this machine, unless its own is known', async () => {
    const { app } = await startApp(await stores.open(), { page: folder, environment: { HOST: 'stolik.lan' } });
    const named = { environment: { STOLIK_ORIGIN: 'https://stolik.example' }, page: folder };
    const { app: known } = await startApp(await stores.open(), named);
    const ask = async (host: string, url = '/api/tables') => {
      const { statusCode } = await app.inject({ url, headers: { host, origin: `http://${host}` } });
      return statusCode;
    };
    const machine = hostname();
    const local = `${machine.split('.')[0]}.local`;
    for (const host of [
      'localhost:3000',
      'a.localhost',
      '127.0.0.1',
      '192.168.1.7:80',
      '[::1]:3000',
      'Stolik.LAN.',
      machine,
      local,
    ]) {
      expect([host, await ask(host, '/')]).toEqual([host, 200]);
    }
    const foreign = ['evil.example', 'localhost.evil.example', 'evil.local', '127.0.0.1.nip.io', 'notlocalhost'];
    const odd = ['evil.example/.localhost', 'evil.example#.localhost', 'a@b.localhost', '.localhost', '[localhost]'];
    for (const host of [...foreign, ...odd]) {
      for (const url of ['/', '/api/me', '/assets/main-1a2b.js', '/table/abc']) {
        expect([host, url, await ask(host, url)]).toEqual([host, url, 421]);
      }
    }
    const { json } = await new TestBrowser(app, { host: 'evil.example' }).get('/api/me');
    expect(json).toMatchObject({ code: 'unknown-host', message: expect.stringContaining('STOLIK_ORIGIN') });
    for (const url of ['/healthz', '/readyz', '/metrics']) expect(await ask('10-0-0-7.pod.cluster', url)).toBe(200);
    // What a proxy is told by its visitors is not the name that they came by.
    const { app: behind } = await startApp(await stores.open(), { environment: { STOLIK_TRUST_PROXY: '1' } });
    const told = { host: 'evil.example', 'x-forwarded-host': 'localhost', origin: 'http://localhost' };
    expect((await behind.inject({ url: '/api/me', headers: told })).statusCode).toBe(421);
    const claimed = async (name: string) => {
      const headers = { host: 'localhost:3000', 'x-forwarded-host': name, origin: `http://${name}` };
      const answer = await behind.inject({ url: '/api/me', headers });
      return { status: answer.statusCode, names: String(answer.headers['content-security-policy']).includes(name) };
    };
    for (const name of foreign) expect(await claimed(name)).toEqual({ status: 403, names: false });
    // A name that the server would answer to by itself may be told.
    expect(await claimed('192.168.1.7')).toEqual({ status: 200, names: true });
    // A proxy may call it what it likes.
    expect((await known.inject({ url: '/', headers: { host: 'backend' } })).statusCode).toBe(200);
  });

  it('is looked at like any other where its address cannot be read', async () => {
    const lines: string[] = [];
    const log = { write: (line: string) => void lines.push(line) };
    const setup = { log, limits: { neighbours: 8 }, environment: { LOG_LEVEL: 'info' }, world: {} };
    const { app } = await startApp(await stores.open(), setup);
    const ask = (url: string, headers: Record<string, string> = {}) =>
      app.inject({ url, headers: { host: 'localhost:3000', ...headers } });
    const odd = ['/%', '/api/%ff', '/api/tables/%c3', `/api/tables/${'x'.repeat(200)}/log`];
    for (const url of odd) {
      expect((await ask(url, { host: 'evil.example' })).statusCode).toBe(421);
      expect((await ask(url, { origin: 'https://evil.example' })).statusCode).toBe(403);
      const { statusCode, headers, json } = await ask(url);
      expect([statusCode, json()]).toEqual([400, { code: 'bad-request', message: 'this address cannot be read' }]);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    }
    const text = lines.join('');
    expect(text).toContain('"route":"/api/bad-address","status":400');
    expect(text).not.toMatch(/%ff|%c3|xxx/);
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await ask('/%')).statusCode);
    expect(statuses).toEqual([400, 400, 400, 400, 429, 429]);
  });

  it('is counted by its reason', async () => {
    const browser = await browserOf({ limits: { attempts: 1 } });
    await browser.get('/api/me', { host: 'evil.example' });
    await browser.get('/api/me', { origin: 'https://evil.example' });
    await browser.post('/api/test/echo', { seats: 7 });
    await browser.post('/api/test/echo', {}, { 'content-type': 'text/plain' });
    for (let i = 0; i < 2; i++) await browser.post('/api/session', { userName: 'x', password: 'y' });
    await browser.get('/api/test/nothing');
    const { text } = await browser.get('/metrics');
    const refused = [...text.matchAll(/^stolik_refused_total\{reason="([\w-]+)"\} (\d+)$/gm)];
    expect(Object.fromEntries(refused.map(([, reason, n]) => [reason, Number(n)]))).toEqual({
      host: 1,
      origin: 1,
      input: 2,
      credentials: 1,
      limit: 1,
      rights: 0,
    });
  });

  it('is for whoever asks too often, and for nobody else', async () => {
    const browser = await browserOf({ limits: { attempts: 2, guests: 2, requests: 9 } });
    const other = { 'x-forwarded-for': '203.0.113.9' };
    const wrong = { userName: 'x', password: 'y' };
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await browser.post('/api/session', wrong)).status);
    expect(statuses).toEqual([401, 401, 429]);
    // An address that nobody vouches for does not help.
    const { json } = await browser.post('/api/session', wrong, other);
    expect(json).toMatchObject({
      code: 'too-many-requests',
      message: expect.stringMatching(/try again in \d+ seconds/),
    });
    const guests = [];
    for (let i = 0; i < 3; i++) guests.push((await browser.copy().get('/api/me')).status);
    expect(guests).toEqual([200, 200, 429]);
  });

  it('believes a proxy it was told of', async () => {
    const browser = await browserOf({ limits: { attempts: 1 }, environment: { STOLIK_TRUST_PROXY: '1' } });
    const wrong = { userName: 'x', password: 'y' };
    for (const address of ['203.0.113.1', '203.0.113.2']) {
      const headers = { 'x-forwarded-for': `198.51.100.7, ${address}` };
      expect(await browser.post('/api/session', wrong, headers)).toMatchObject({ status: 401 });
      expect(await browser.post('/api/session', wrong, headers)).toMatchObject({ status: 429 });
    }
  });

  it('counts each person apart', async () => {
    const app = (await startApp(await stores.open(), { limits: { requests: 5 } })).app;
    const [one, two] = [new TestBrowser(app), new TestBrowser(app)];
    await one.get('/api/me');
    await two.get('/api/me');
    for (let i = 0; i < 5; i++) expect((await one.get('/api/me')).status).toBe(200);
    expect((await one.get('/api/me')).status).toBe(429);
    expect((await two.get('/api/me')).status).toBe(200);
    expect((await one.get('/healthz')).status).toBe(200);
  });
});

describe('the page', () => {
  const stores = sqliteStores();
  const startApp = testApps();
  const browserOf = async (environment: Record<string, string> = {}) =>
    new TestBrowser((await startApp(await stores.open(), { page: folder, environment })).app);

  it('is the answer to every address but the API’s', async () => {
    const browser = await browserOf();
    for (const url of ['/', '/index.html', '/table/abc', '/apiary', '/a.b/c?d=e']) {
      const { status, text, headers } = await browser.get(url);
      expect(status).toBe(200);
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
      expect(text).toContain('<title>');
    }
    for (const url of ['/api', '/api/', '/api/table', '/assets/gone-1a2b.js']) {
      expect(await browser.get(url)).toMatchObject({ status: 404, json: { code: 'not-found' } });
    }
  });

  it('comes with files of the right type, kept for ever where their names say so', async () => {
    const browser = await browserOf();
    const file = async (url: string) => {
      const { status, headers } = await browser.get(url);
      return [status, String(headers['content-type']).split(';')[0], headers['cache-control']];
    };
    const forEver = 'public, max-age=31536000, immutable';
    expect(await file('/assets/main-1a2b.js')).toEqual([200, 'application/javascript', forEver]);
    expect(await file('/sw.js')).toEqual([200, 'application/javascript', 'no-cache']);
    expect(await file('/manifest.webmanifest')).toEqual([200, 'application/manifest+json', 'no-cache']);
    expect(await file('/icon.svg')).toEqual([200, 'image/svg+xml', 'no-cache']);
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json']) {
      expect((await browser.get(url)).text).not.toContain('@stolik');
    }
  });

  it('is sent compressed to whoever takes it', async () => {
    const { app } = await startApp(await stores.open(), { page: folder });
    const headers = { 'accept-encoding': 'gzip' };
    const response = await app.inject({ url: '/assets/main-1a2b.js', headers });
    expect(response.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(gunzipSync(response.rawPayload).toString()).toBe(script);
  });

  it('runs nothing but its own', async () => {
    const { headers } = await (await browserOf()).get('/');
    const policy = String(headers['content-security-policy']);
    for (const rule of [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self' ws://localhost:3000",
      "worker-src 'self'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy.split('; ')).toContain(rule);
    }
    expect(policy).not.toContain('unsafe');
    // Nothing but the worker of the bots may compile anything, and that no text.
    const policyOf = async (path: string) =>
      String((await (await browserOf()).get(path)).headers['content-security-policy']).split('; ')[1];
    expect(await policyOf('/assets/worker-1a2b.js')).toBe("script-src 'self' 'wasm-unsafe-eval'");
    expect(await policyOf('/assets/worker-1a2b.js/x')).toBe("script-src 'self'");
    expect(await policyOf('/assets/page-1a2b.js')).toBe("script-src 'self'");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
    expect(headers['strict-transport-security']).toBeUndefined();
    const safe = await browserOf({ STOLIK_ORIGIN: 'https://stolik.example' });
    const secured = await safe.get('/api/me', { origin: 'https://stolik.example' });
    expect(secured.headers['strict-transport-security']).toContain('max-age=31536000');
    expect(String(secured.headers['content-security-policy'])).toContain("connect-src 'self' wss://stolik.example;");
    const set = String(secured.headers['set-cookie']);
    expect(set).toMatch(/^__Host-stolik\.session_token=[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  });

  it('describes its API to programs, and to people without a script or a style in the text', async () => {
    const browser = await browserOf();
    const { json } = await browser.get('/api/openapi.json');
    expect(Object.keys(json.paths)).toEqual(
      expect.arrayContaining(['/api/me', '/api/session', '/api/recover', '/api/passkeys/session', '/readyz']),
    );
    expect(json.paths['/api/me'].patch.requestBody.content['application/json'].schema.properties.name).toMatchObject({
      type: 'string',
    });
    const { text, status, headers } = await browser.get('/api/docs');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).not.toMatch(/<script|<style|style=|\son\w+=|undefined|\[object/);
    // Every route that a program is told of is there once, under its tag.
    const told = Object.entries<object>(json.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `<b>${method.toUpperCase()}</b> ${path}`),
    );
    const shown = [...text.matchAll(/<h3>(.*)<\/h3>/g)].map(([, heading]) => heading);
    expect(shown.toSorted()).toEqual(told.toSorted());
    const style = await browser.get('/api/docs.css');
    expect([style.status, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("style-src 'self';");
  });

  it('escapes whatever stands in its description', () => {
    const evil = `<i a="'">&`;
    const operation = {
      tags: [evil],
      summary: evil,
      parameters: [{ name: evil, in: evil, schema: { enum: [evil] } }],
      requestBody: { content: { json: { schema: { properties: { [evil]: { description: evil } } } } } },
      responses: { [evil]: {} },
    };
    const info = { title: evil, description: evil, version: evil };
    const tags = [{ name: evil, description: evil }];
    const text = descriptionOf({ info, tags, paths: { [evil]: { [evil]: operation } } }, evil, evil);
    expect(text).not.toMatch(/<i /i);
    expect(text.match(/&lt;i a=.{0,6}&quot;&#39;.{0,6}&quot;&gt;&amp;/gi)?.length).toBeGreaterThan(15);
  });

  it('tells where its owner is reached, if that was said', async () => {
    const address = '/.well-known/security.txt';
    const environment = { STOLIK_CONTACT: 'mailto:host@stolik.example' };
    const { text, headers } = await (await browserOf(environment)).get(address);
    expect(text).toMatch(/^Contact: mailto:host@stolik\.example\nExpires: \d{4}-.*Z\n/);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const silent = await browserOf({ STOLIK_ORIGIN: 'https://stolik.example' });
    expect((await silent.get(address)).text).not.toContain('Contact');
  });

  it('must be built first', async () => {
    const building = startApp(await stores.open(), { page: join(folder, 'assets') });
    await expect(building).rejects.toMatchObject({ code: 'not-built' });
  });
});
