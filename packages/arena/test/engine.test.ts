import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameEntry } from '@stolik/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Contest, type Deal, Dealer } from '../src/contest/deal.ts';
import type { EngineSpec } from '../src/engine/spec.ts';
import { itemsOf, readNamed } from '../src/engine/spec.ts';

const stolik = fileURLToPath(new URL('../../cli/bin/stolik.js', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-engine-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The command of a program that answers each request, `request`, with what `body` returns. */
function program(name: string, body: string): string {
  const file = join(folder, `${name}.mjs`);
  const answer = `const answer = (request) => { ${body} };`;
  const loop = `for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify(answer(JSON.parse(line))));`;
  writeFileSync(file, `import { createInterface } from 'node:readline';\n${answer}\n${loop}\n`);
  return `"${process.execPath}" "${file}"`;
}

function contestOf(game: string, bots: readonly string[], engine: EngineSpec, patienceMs = 600_000): Contest {
  return { game, bots, options: {}, seed: 'engine', budgets: {}, engines: { it: engine }, patienceMs };
}

/** Plays a deal and ends all programs; with them, the processes that were started. */
async function play(contest: Contest): Promise<{ deal: Deal; pids: number[] }> {
  const pids: number[] = [];
  const dealer = new Dealer(gameEntry(contest.game), contest, (pid) => pids.push(pid));
  try {
    return { deal: await dealer.play(0), pids };
  } finally {
    dealer.close();
    for (const pid of pids) await gone(pid);
  }
}

async function gone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

describe('a program at the table', () => {
  it.each([
    ['sagrada', 2],
    ['sentient', 3],
    ['smartphone', 5],
  ])('plays %s for %d by the protocol, started once for all games of a deal', async (game, seats) => {
    const command = `"${process.execPath}" "${stolik}" engine`;
    const bots = ['it', ...Array.from({ length: seats - 1 }, () => 'greedy')];
    const { deal, pids } = await play(contestOf(game, bots, { command, level: 'hard', iterations: 4 }));
    expect(deal).toHaveLength(seats);
    expect(pids).toHaveLength(1);
    for (const played of deal) expect(played.reduce((sum, { win }) => sum + win, 0)).toBeCloseTo(1);
    // It plays far better than anybody who plays anything.
    const random = await play({ ...contestOf(game, bots, { command, level: 'random' }) });
    const scoreOf = (it: Deal) => it.flat().reduce((sum, { bot, score }) => sum + (bot === 'it' ? score : 0), 0);
    expect(scoreOf(deal)).toBeGreaterThan(scoreOf(random.deal));
  });

  it('plays by the bots of another checkout', async () => {
    const command = `"${process.execPath}" "${stolik}" engine --checkout "${root}"`;
    const { deal } = await play(contestOf('sagrada', ['it', 'greedy'], { command, level: 'hard', iterations: 2 }));
    expect(deal).toHaveLength(2);
  });

  it('is told what its seat sees and may do, and nothing of what it does not', async () => {
    const seen = program(
      'seen',
      `const { id, view, legal, ...rest } = request;
       const isRight = Object.keys(rest).sort().join() === 'do,game,level,ms,seat,seats,seed,version'
         && view.seats[rest.seat].privates && !view.seats[1 - rest.seat].privates && !JSON.stringify(request).includes('engine');
       return isRight ? { id, moves: [legal[0]] } : { id, error: { message: JSON.stringify(request) } };`,
    );
    const { deal } = await play(contestOf('sagrada', ['it', 'random'], { command: seen, ms: 5 }));
    expect(deal.flat().filter(({ bot }) => bot === 'it')[0].ms.length).toBeGreaterThan(5);
  });
});

describe('a program that breaks is named, and ended', () => {
  it.each([
    [
      'dies',
      () => `"${process.execPath}" -e "console.error('out of tea'); process.exit(3)"`,
      /ended with code 3.*out of tea/s,
    ],
    ['is not there', () => 'no-such-program-at-all', /ended with code 127/],
    [
      'answers no JSON',
      () => `"${process.execPath}" -e "setInterval(() => console.log('hello'), 5)"`,
      /not JSON: hello/,
    ],
    [
      'answers another request',
      () => program('other', 'return { id: 17, moves: [request.legal[0]] };'),
      /else than request 1/,
    ],
    [
      'refuses',
      () => program('no', `return { id: request.id, error: { message: 'no, thanks' } };`),
      /refused: no, thanks/,
    ],
    ['has no moves', () => program('empty', 'return { id: request.id };'), /answered undefined: there is no list/],
    ['has an empty list', () => program('none', 'return { id: request.id, moves: [] };'), /answered \[\]: moves: /],
    [
      'has nonsense for a move',
      () => program('odd', 'return { id: request.id, moves: [{ do: 7 }] };'),
      /answered \[\{"do":7\}\]: /,
    ],
    [
      'plays what is not allowed',
      () => program('cheat', `return { id: request.id, moves: ['pass'] };`),
      /answered \["pass"\]: /,
    ],
  ])('%s', async (_, command, sentence) => {
    const contest = contestOf('sagrada', ['it', 'random'], { command: command() });
    const failed = play(contest);
    await expect(failed).rejects.toMatchObject({ code: 'engine-failed' });
    await expect(failed).rejects.toThrow(sentence);
    await expect(failed).rejects.toThrow(/^the program "it" /);
  });

  it('does not answer in time', async () => {
    const contest = contestOf('sagrada', ['it', 'random'], { command: program('slow', 'for (;;);') }, 300);
    await expect(play(contest)).rejects.toThrow(/^the program "it" did not answer within 0.3 s/);
  });
});

describe('who plays', () => {
  it('may be a program with a level, a time and a name, and with commas', () => {
    expect(itemsOf('expert,engine:bot --sizes 1\\,2,hard')).toEqual(['expert', 'engine:bot --sizes 1,2', 'hard']);
    expect(readNamed('expert')).toEqual({ name: 'expert' });
    expect(readNamed('engine:./my bot --a=b:c')).toEqual({
      name: 'engine:./my bot --a=b:c',
      engine: { command: './my bot --a=b:c' },
    });
    expect(readNamed('old=engine?level=hard&ms=50&iterations=9:cmd')).toEqual({
      name: 'old',
      engine: { command: 'cmd', level: 'hard', ms: 50, iterations: 9 },
    });
  });

  it.each([
    ['engine:', /must say how the program starts/],
    ['engine?ms=soon:cmd', /ms must be a whole number/],
    ['engine?deep=1:cmd', /not "deep"/],
  ])('%s is refused', (item, sentence) => {
    expect(() => readNamed(item)).toThrow(sentence);
  });
});
