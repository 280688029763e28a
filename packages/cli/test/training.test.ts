import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { learned } from '@stolik/games/sagrada/ai';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bin, run, stolik } from './stolik.ts';

const TRAIN = fileURLToPath(new URL('../../../training/train.py', import.meta.url));
const hasTorch = spawnSync('python3', ['-c', 'import numpy, torch']).status === 0;
if (!hasTorch)
  console.warn('SKIPPED: to train a net from the first game to the file needs python3 with torch and numpy');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-training-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('plays games to learn from into whole files, the same for a seed', async () => {
  const play = async (out: string) => {
    const { code, out: said } = await stolik([
      'selfplay',
      'sagrada',
      '--out',
      join(folder, out),
      '--games',
      '12',
      '--chunk',
      '5',
    ]);
    expect(said).toMatch(/^12 games of sagrada, the last -?[\d.]+ points by hand/);
    expect(code).toBe(0);
    return readdirSync(join(folder, out)).map((file) => [file, readFileSync(join(folder, out, file), 'hex')]);
  };
  const files = await play('first');
  expect(files.map(([file]) => file)).toEqual([
    'features.json',
    'hand-stolik-0.games',
    'hand-stolik-10.games',
    'hand-stolik-5.games',
  ]);
  const { record } = JSON.parse(Buffer.from(files[0][1], 'hex').toString());
  for (const [file] of files.slice(1)) expect(statSync(join(folder, 'first', file)).size % record.bytes).toBe(0);
  expect(await play('again')).toEqual(files);
});

it.skipIf(!hasTorch)('trains a toy from the first game to a file that plays', async () => {
  const net = join(folder, 'toy.net');
  const sizes = ['--hidden', '16', '--second', '4', '--batch', '64', '--first', '5', '--steps', '5', '--final', '5'];
  const games = ['--workers', '1', '--cycles', '2', '--hand', '500', '--chunk', '5', '--cases', '2,1'];
  const selfplay = ['--selfplay', `${process.execPath} ${bin} selfplay`];
  const { code, err } = await run('python3', [
    TRAIN,
    'sagrada',
    '--out',
    net,
    '--device',
    'cpu',
    ...sizes,
    ...games,
    ...selfplay,
  ]);
  expect(err).not.toContain('Traceback');
  expect(code).toBe(0);
  const file = readFileSync(net);
  expect(learned.read(file)().noise).toBeGreaterThan(0);
  const manifest = JSON.parse(readFileSync(`${net}.json`, 'utf8'));
  expect(manifest.sha256).toBe(createHash('sha256').update(file).digest('hex'));
  const played = await stolik(['selfplay', 'sagrada', '--out', join(folder, 'by-toy'), '--games', '5', '--net', net]);
  expect(played.out).toMatch(/^5 games of sagrada, the last -?[\d.]+ points by net/);
});
