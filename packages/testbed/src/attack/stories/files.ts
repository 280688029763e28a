import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Match, printLog } from '@stolik/core';
import { verifiableSource } from '@stolik/fair';
import { gameEntry } from '@stolik/games';
import { ServerProcess } from '../../server-process.ts';
import type { Story } from '../trial.ts';
import { Visitor } from '../visitor.ts';

const OTHERS = 0o077;

export const files: Story = {
  id: 'files',
  promise: 'What is kept is for the owner of the server alone to read',
  store: 'sqlite',
  run: async (target, trial) => {
    const server = await target.server('proxied');
    await Visitor.arrive(server.address, target.freshAddress());
    const folder = dirname(server.store.slice('sqlite:'.length));
    const names = readdirSync(folder);
    trial.check(names.length >= 3, `only ${names.join(', ')} are there, so little was looked at`);
    for (const path of [folder, ...names.map((name) => join(folder, name))]) {
      const { mode } = statSync(path);
      trial.check((mode & OTHERS) === 0, `${path} has mode ${(mode & 0o777).toString(8)}`);
    }
  },
};

export const secondServer: Story = {
  id: 'second-server',
  promise: 'A second server on the same folder does not start',
  isLong: true,
  store: 'sqlite',
  run: async (target, trial) => {
    const server = await target.server('proxied');
    const second = new ServerProcess(target.launch('proxied'));
    const said = await second.start().then(
      () => undefined,
      (error: Error) => error.message,
    );
    await second.kill();
    trial.check(said !== undefined, 'two servers share one folder');
    trial.check(said?.includes('served by another') ?? false, `it was refused for another reason: ${said}`);
    const { status } = await new Visitor(server.address, target.freshAddress()).get('/api/me');
    trial.check(status === 200, `the first one then answered with ${status}`);
  },
};

/** Sets a window's title, colours text, turns its direction round. */
const STEERING = '\u001b]0;title\u0007\u009b31m\u202e';
/** Control characters, and those that change how others are shown. */
const STEERS = /[\p{Cc}\p{Cf}]/u;

export const terminal: Story = {
  id: 'terminal',
  promise: 'A log from somebody else does not steer the terminal that checks it',
  isLong: true,
  run: async (target, trial) => {
    const { script } = target.launch('proxied');
    const { game } = gameEntry('sagrada');
    const options = game.parseOptions({}, 2);
    const match = Match.begin(game, {
      seats: 2,
      options,
      source: verifiableSource('0'.repeat(64)),
      entropy: ['a', 'b'],
    });
    const [seat] = match.actors;
    match.play(seat, [match.legal(seat)[0]]);
    const lines = printLog(match.log).split('\n');
    // As JSON writes it, and as it is.
    const written = [JSON.stringify(STEERING).slice(1, -1), STEERING.replaceAll('\u001b', '').replaceAll('\u0007', '')];
    const poisons = written.flatMap((evil) => [
      (line: string) => line.replace('"game":"sagrada"', `"game":"${evil}"`),
      (line: string) => line.replace('"moves":[{', `"moves":[{"${evil}":1,`),
      (line: string) => line.replace('"options":{', `"options":{"${evil}":1,`),
      (line: string) => line.replace('"seq":1', `"seq":1,"hash":"${evil}"`),
      (line: string) => `${line}${evil}`,
    ]);
    for (const [i, poison] of poisons.slice(0, trial.often(poisons.length, 1)).entries()) {
      const poisoned = lines.map((line) => (line === '' ? '' : poison(line))).join('\n');
      trial.check(poisoned !== lines.join('\n'), `poison ${i} found nothing to spoil`);
      const said = await verify(script, poisoned);
      trial.check(said !== '', `poison ${i} made \`stolik verify\` say nothing`);
      trial.check(
        !STEERS.test(said.replaceAll('\n', '')),
        `poison ${i} came through: ${JSON.stringify(said.slice(0, 200))}`,
      );
    }
  },
};

/** What `stolik verify` says of a log, right or wrong. */
function verify(script: string, log: string): Promise<string> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, 'verify', '-'], (_error, out, err) => resolve(out + err));
    child.stdin?.on('error', () => {});
    child.stdin?.end(log);
  });
}
