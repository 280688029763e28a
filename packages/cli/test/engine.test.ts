import { games } from '@stolik/games';
import { describe, expect, it } from 'vitest';
import { Engine } from '../src/engine.ts';
import { stolik } from './stolik.ts';

type Answer = Record<string, unknown> & {
  moves?: unknown[];
  actors?: number[];
  error?: { code: string; field?: string };
};

function session() {
  const engine = new Engine();
  return (request: unknown): Answer => JSON.parse(engine.answer(JSON.stringify(request)));
}

/** The same JSON with the keys of every object in alphabetical order, as other languages' libraries write it. */
function sorted(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(sorted);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, sorted(value)]),
  );
}

const EXAMPLE = { colors: '.GRYPRB.GYPG.PRBYGBG', values: '.425631.1256.6343424' };

describe('the engine', () => {
  it('answers the requests of the protocol, in order, over pipes', async () => {
    const lines = [
      { id: 1, do: 'games' },
      { id: 2, do: 'new', game: 'sagrada', seats: 2, seed: 'any text', options: {} },
      { id: 3, do: 'legal', match: 'm1', seat: 0 },
      'this is not JSON',
      { do: 'ask', ask: 'sagrada.legal', window: 'virtus', colors: '.'.repeat(20), values: '.'.repeat(20), die: 'Y1' },
      { id: 'last', do: 'view', match: 'm1' },
    ];
    const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
    const { out, code } = await stolik(['engine'], `${input}\n\n`);
    const answers = out.trim().split('\n');
    expect(code).toBe(0);
    expect(JSON.parse(answers[0])).toEqual({
      id: 1,
      games: [
        { id: 'sagrada', version: 1, seats: { min: 1, max: 4 } },
        { id: 'sentient', version: 2, seats: { min: 2, max: 4 } },
        { id: 'smartphone', version: 1, seats: { min: 1, max: 5 } },
      ],
    });
    expect(answers[1]).toBe('{"id":2,"match":"m1","actors":[0,1]}');
    expect(JSON.parse(answers[2]).moves).toHaveLength(4);
    expect(JSON.parse(answers[3])).toEqual({ id: null, error: { code: 'bad-json', message: expect.any(String) } });
    expect(answers[4]).toBe('{"cells":[1,5,10,14,17,18,19]}');
    expect(JSON.parse(answers[5])).toMatchObject({ id: 'last', view: { step: 'pattern' } });
    expect(answers).toHaveLength(6);
  });

  it('plays a whole match, with undo, log and restore', () => {
    const ask = session();
    ask({ do: 'new', game: 'sagrada', seats: 2, seed: 'whole' });
    let plays = 0;
    for (let actors = [0, 1]; actors.length > 0; ) {
      const [seat] = actors;
      const { moves = [] } = ask({ do: 'legal', match: 'm1', seat });
      const answer = ask({ do: 'play', match: 'm1', seat, move: moves[plays++ % moves.length] });
      expect(answer.error).toBeUndefined();
      actors = answer.actors ?? [];
      if (plays % 10 === 0) ask({ do: 'undo', match: 'm1', seat });
      if (plays % 10 === 0) actors = (ask({ do: 'view', match: 'm1' }).view as { actors: number[] }).actors;
      expect(plays).toBeLessThan(500);
    }
    const score = ask({ do: 'score', match: 'm1' });
    expect(score.sheets).toEqual([
      { seat: 0, total: expect.any(Number), lines: expect.any(Object), ties: expect.any(Array) },
      { seat: 1, total: expect.any(Number), lines: expect.any(Object), ties: expect.any(Array) },
    ]);
    expect(score.winners).toHaveLength(1);
    const { log } = ask({ do: 'log', match: 'm1' });
    expect(ask({ do: 'restore', log })).toEqual({ match: 'm2', actors: [] });
    expect(ask({ do: 'score', match: 'm2' })).toEqual(score);
    expect(ask({ do: 'log', match: 'm2' }).log).toEqual(log);

    const review = ask({ id: 5, do: 'review', log, seat: 1 });
    expect(Object.keys(review)).toEqual(['id', 'game', 'engine', 'decisions', 'luck', 'split', 'chart']);
    const decisions = review.decisions as Record<string, unknown>[];
    expect(decisions.length).toBeGreaterThan(5);
    expect(Object.keys(decisions[0])).toEqual([
      'seat',
      'line',
      'played',
      'best',
      'loss',
      'low',
      'high',
      'mark',
      'lines',
    ]);
    expect(new Set(decisions.map(({ seat }) => seat))).toEqual(new Set([1]));
    expect(ask({ do: 'review', log, seat: 2 }).error).toMatchObject({ code: 'bad-field', field: 'seat' });
  });

  it('reviews nothing of a running game', () => {
    const ask = session();
    ask({ do: 'new', game: 'sagrada', seats: 2, seed: 'running' });
    const { log } = ask({ do: 'log', match: 'm1' });
    expect(ask({ do: 'review', log }).error).toMatchObject({ code: 'not-over' });
    expect(ask({ do: 'review' }).error).toMatchObject({ code: 'bad-field', field: 'log' });
  });

  it('goes on after a restore as the original does', () => {
    const ask = session();
    ask({ do: 'new', game: 'sagrada', seats: 2, seed: 'go on' });
    const { log } = ask({ do: 'log', match: 'm1' });
    expect(ask({ do: 'restore', log })).toEqual({ match: 'm2', actors: [0, 1] });
    for (const match of ['m1', 'm2']) {
      for (const seat of [1, 0]) {
        const { moves = [] } = ask({ do: 'legal', match, seat });
        ask({ do: 'play', match, seat, moves: [moves[seat]] });
      }
    }
    expect(ask({ do: 'log', match: 'm2' })).toEqual(ask({ do: 'log', match: 'm1' }));
    expect(ask({ do: 'restore', log: { ...(log as object), seed: 'another' } }).error).toMatchObject({ field: 'seed' });
  });

  it('keeps simultaneous choices sealed', () => {
    const ask = session();
    ask({ do: 'new', game: 'sagrada', seats: 2, seed: 'sealed' });
    const before = JSON.stringify([ask({ do: 'view', match: 'm1', seat: 1 }), ask({ do: 'view', match: 'm1' })]);
    const { moves = [] } = ask({ do: 'legal', match: 'm1', seat: 0 });
    expect(ask({ do: 'play', match: 'm1', seat: 0, move: moves[2] })).toEqual({ seq: 1, actors: [1], events: [] });
    expect(JSON.stringify([ask({ do: 'view', match: 'm1', seat: 1 }), ask({ do: 'view', match: 'm1' })])).toBe(before);
    expect(ask({ do: 'undo', match: 'm1', seat: 0 })).toEqual({ seq: 2, actors: [0, 1] });
  });

  it('decides by a view alone, and says so where it is none', () => {
    const engine = new Engine();
    const ask = (request: object) => JSON.parse(engine.answer(JSON.stringify(request)));
    for (const { game } of games) {
      const { match, actors } = ask({ do: 'new', game: game.id, seats: 2, seed: 'decide' });
      const [seat] = actors;
      const { view } = ask({ do: 'view', match, seat });
      const question = { do: 'decide', game: game.id, version: game.version, seat, view, seed: 'luck' };
      const decided = ask({ ...question, level: 'hard', iterations: 4 });
      expect(decided.candidates[0]).toMatchObject({ moves: decided.moves, value: expect.any(Number) });
      expect(ask({ ...question, level: 'hard', iterations: 4 })).toEqual(decided);
      expect(ask({ do: 'play', match, seat, moves: decided.moves })).toMatchObject({ events: expect.any(Array) });
      const explained = ask({ ...question, level: 'hard', iterations: 4, explain: true });
      expect(explained).toMatchObject({ moves: decided.moves, candidates: decided.candidates });
      expect(explained.comparison).toMatchObject({
        lead: expect.any(Number),
        verdict: expect.stringMatching(/^(better|even|unknown)$/),
      });
      expect(ask({ ...question, level: 'hard', iterations: 4, explain: true })).toEqual(explained);
      const codes = [
        { view: {} },
        { view: 7 },
        { seat: 9 },
        { level: 'god' },
        { version: 99 },
        { ms: 0 },
        { explain: 1 },
      ];
      const fields = codes.map((wrong) => ask({ ...question, ...wrong }).error.field);
      expect(fields).toEqual(['view', 'view', 'seat', 'level', 'game', 'ms', 'explain']);
    }
  });

  it('takes moves as a person types them, and lists that stop', () => {
    const ask = session();
    ask({ do: 'new', game: 'sagrada', seats: 1, seed: 'typed' });
    const [pattern] = (ask({ do: 'view', match: 'm1', seat: 0 }).view as { choices: string[] }).choices;
    const answer = ask({ do: 'play', match: 'm1', seat: 0, moves: [`pattern ${pattern}`, 'end'] });
    expect(answer).toMatchObject({ seq: 1, actors: [0], stopped: { at: 1, error: { code: 'illegal-move' } } });
  });

  it('scores the example of the rulebook: 40', () => {
    const request = {
      do: 'ask',
      ask: 'sagrada.score',
      ...EXAMPLE,
      public: ['column-color-variety', 'light-shades', 'color-variety'],
      private: ['P'],
      tokens: 0,
      solo: false,
    };
    expect(session()(request)).toEqual({
      lines: { 'column-color-variety': 10, 'light-shades': 4, 'color-variety': 12, private: 17, tokens: 0, empty: -3 },
      total: 40,
    });
    expect(session()({ ...request, private: ['P', 'G'], solo: true, tokens: 3 })).toMatchObject({
      lines: { private: 19, tokens: 0, empty: -9 },
    });
  });

  it('says where a die may go, with what a tool lets it ignore', () => {
    const request = {
      do: 'ask',
      ask: 'sagrada.legal',
      window: 'fractal-drops',
      colors: '..B...B.B.G.........',
      values: '..3...2.6.6.........',
      die: 'R6',
    };
    expect(session()(request)).toEqual({ cells: [0, 4, 12] });
    expect(session()({ ...request, ignore: 'touch' })).toEqual({ cells: [17, 18, 19] });
  });

  it('answers for Sentient: a bot, the investors, the end', () => {
    const ask = session();
    const bot = { do: 'ask', ask: 'sentient.bot', left: 6, right: 5 };
    expect(ask({ ...bot, condition: { op: 'formula', expr: 'sum-6' }, vp: 'formula' })).toEqual({ vp: 5 });
    expect(ask({ ...bot, condition: { op: 'match', value: 5 }, vp: { one: 2, both: 7 } })).toEqual({ vp: 2 });
    expect(ask({ ...bot, card: 45 })).toEqual({ vp: 0 });
    const request = {
      do: 'ask',
      ask: 'sentient.investors',
      order: ['red', 'white', 'yellow'],
      agents: { red: [1, 1, 1, 1], white: [1, 1, 0, 2], yellow: [2, 0, 1, 1] },
      assistants: { red: [2, 0, 0, 0], white: [2, 0, 0, 0], yellow: [2, 0, 0, 1] },
    };
    expect(ask(request)).toEqual({
      token: ['yellow', 'red', 'red', 'yellow', 'white'],
      chip: ['red', 'white', 'white', 'red', 'yellow'],
    });
    const counts = { investors: { industry: 3, information: 1 }, bots: { industry: 4, information: 2 } };
    expect(ask({ do: 'ask', ask: 'sentient.final', ...counts })).toEqual({
      lines: { information: 2, transport: 0, industry: 12, military: 0, service: 0 },
      total: 14,
    });
    expect(ask({ do: 'ask', ask: 'sentient.deck' }).cards).toHaveLength(60);
  });

  it('plays a whole match of Sentient, typed', () => {
    const ask = session();
    let { actors = [] } = ask({ do: 'new', game: 'sentient', seats: 3, seed: 'typed' });
    let plays = 0;
    while (actors.length > 0) {
      const [seat] = actors;
      const { step } = ask({ do: 'view', match: 'm1' }).view as { step: string };
      const { moves = [] } = ask({ do: 'legal', match: 'm1', seat });
      const answer = ask({
        do: 'play',
        match: 'm1',
        seat,
        move: step === 'end' ? 'end' : moves[plays++ % moves.length],
      });
      expect(answer.error).toBeUndefined();
      actors = answer.actors ?? [];
    }
    const { sheets } = ask({ do: 'score', match: 'm1' }) as { sheets: { lines: object; notes: object }[] };
    expect(Object.keys(sheets[0].lines)).toHaveLength(18);
    expect(Object.keys(sheets[0].notes)).toHaveLength(17);
    expect(ask({ do: 'restore', log: ask({ do: 'log', match: 'm1' }).log })).toEqual({ match: 'm2', actors: [] });
  });

  it.each(['sagrada', 'sentient', 'smartphone'])('asks a bot what it would play in %s', (game) => {
    const ask = session();
    ask({ do: 'new', game, seats: 2, seed: 'bot' });
    const request = { do: 'bot', match: 'm1', seat: 0, level: 'hard', iterations: 12 };
    const seat = ask({ do: 'legal', match: 'm1', seat: 0 }).moves?.length ? 0 : 1;
    const answer = ask({ ...request, seat }) as { moves: unknown[]; candidates: { value: number }[] };
    expect(answer.moves.length).toBeGreaterThan(0);
    expect(answer.candidates[0].value).toBeTypeOf('number');
    expect(ask({ ...request, seat })).toEqual(answer);
    expect(ask({ do: 'play', match: 'm1', seat, moves: answer.moves }).error).toBeUndefined();
    expect(ask({ ...request, seat, level: 'genius' }).error).toMatchObject({ code: 'bad-field', field: 'level' });
    expect(ask({ ...request, seat, iterations: 0 }).error).toMatchObject({ code: 'bad-field', field: 'iterations' });
  });

  it('answers the questions about Smartphone', () => {
    const ask = session();
    const plan = {
      do: 'ask',
      ask: 'smartphone.plan',
      sides: ['A2', 'B1'],
      top: 'A',
      rot: 0,
      dx: 0,
      dy: 1,
      upgrades: [],
    };
    const outcome = { price: 3, goods: 7, upgrade: true, research: 1, logistics: 0, overlap: 4 };
    expect(ask(plan)).toEqual(outcome);
    expect(ask({ do: 'ask', ask: 'smartphone.plan', plan: 'A2/B1 top A rot 0 at 0,1' })).toEqual(outcome);
    const laid = (at: number[][], under = false) => ({
      ...plan,
      upgrades: [{ cells: ['research', 'priceUp'], at, under }],
    });
    const over = [
      [0, 0],
      [1, 0],
    ];
    const out = [
      [1, 0],
      [2, 0],
    ];
    expect(ask(laid(over))).toMatchObject({ price: 5, research: 2 });
    expect(ask(laid(out)).error).toMatchObject({
      code: 'illegal-plan',
      reason: { rule: 'hangs-out', pieces: ['2,0'] },
    });
    expect(ask({ ...laid(out), overhang: true })).toMatchObject({ price: 4, research: 2 });
    expect(ask({ ...plan, dy: 0 }).error).toMatchObject({ code: 'illegal-plan', reason: { rule: 'overlap' } });
    expect(
      ask({
        do: 'ask',
        ask: 'smartphone.sell',
        region: 'emirates',
        price: 3,
        technologies: ['controller', '4g'],
        goods: 4,
      }),
    ).toEqual({ customers: [0, 1, 3], sold: 3 });
    expect(
      ask({
        do: 'ask',
        ask: 'smartphone.control',
        region: 'canada',
        offices: ['blue', 'green'],
        goods: ['blue', null, 'blue', 'green'],
      }),
    ).toEqual({ first: { seat: 'blue', vp: 2 }, second: null });
  });

  it.each([
    [{ ask: 'smartphone.plan', sides: ['A2'], top: 'A', rot: 0, dx: 0, dy: 1 }, 'sides'],
    [{ ask: 'smartphone.plan', sides: ['A2', 'B1'], top: 'C', rot: 0, dx: 0, dy: 1 }, 'top'],
    [{ ask: 'smartphone.plan', sides: ['A2', 'B1'], top: 'A', rot: 45, dx: 0, dy: 1 }, 'rot'],
    [{ ask: 'smartphone.plan', sides: ['A2', 'B1'], top: 'A', rot: 0, dx: 0.5, dy: 1 }, 'dx'],
    [
      { ask: 'smartphone.plan', sides: ['A2', 'B1'], top: 'A', rot: 0, dx: 0, dy: 1, upgrades: [{}] },
      'upgrades[0].cells',
    ],
    [{ ask: 'smartphone.sell', region: 'mars', price: 3, goods: 1 }, 'region'],
    [{ ask: 'smartphone.sell', region: 'usa', price: 3, goods: 1, technologies: ['fax'] }, 'technologies[0]'],
    [{ ask: 'smartphone.sell', region: 'usa', price: '3', goods: 1 }, 'price'],
    [{ ask: 'smartphone.control', region: 'rsa', offices: ['pink'], goods: [] }, 'offices[0]'],
    [{ ask: 'smartphone.control', region: 'rsa', offices: [], goods: ['red', 'red', 'red', 'red', 'red'] }, 'goods'],
  ])('refuses %j, naming %s', (request, field) => {
    expect(session()({ do: 'ask', ...request }).error).toMatchObject({ code: 'bad-field', field });
  });

  it('restores only what its seed really dealt, whatever the order of keys', () => {
    const ask = session();
    ask({ do: 'new', game: 'sagrada', seats: 1, seed: 'forged' });
    const { moves = [] } = ask({ do: 'legal', match: 'm1', seat: 0 });
    ask({ do: 'play', match: 'm1', seat: 0, move: moves[0] });
    const { log } = ask({ do: 'log', match: 'm1' }) as { log: { lines: { outcomes?: number[]; hash: string }[] } };
    const withLine = (change: object) => ({
      ...log,
      lines: log.lines.map((line, i) => (i === 1 ? { ...line, ...change } : line)),
    });
    const outcomes = log.lines[1].outcomes?.map(() => 0);
    for (const forged of [
      withLine({ outcomes }),
      withLine({ hash: undefined }),
      withLine({ hash: log.lines[0].hash }),
      withLine({ note: 1 }),
    ]) {
      expect(ask({ do: 'restore', log: forged }).error).toMatchObject({ code: 'bad-log', line: 1 });
    }
    expect(ask({ do: 'restore', log: sorted(log) })).toEqual({ match: 'm2', actors: [0] });
  });

  it('lives on whatever the id or the nesting', () => {
    const engine = new Engine();
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    for (const line of [
      `{"id":${deep},"do":"games"}`,
      `{"id":1,"do":${deep}}`,
      '{"id":{},"do":"games"}',
      '\uFEFF{"id":1,"do":"games"}',
    ]) {
      expect(() => JSON.parse(engine.answer(line))).not.toThrow();
    }
    const answer = session()({ do: 'ask', ask: 'sagrada.legal', window: 'virtus', ...EXAMPLE, die: { toString: 1 } });
    expect(answer.error).toMatchObject({ code: 'bad-field', field: 'die' });
  });

  it.each([
    [{ do: 'dance' }, 'bad-field', 'do'],
    [{}, 'bad-field', 'do'],
    [[], 'bad-field', 'request'],
    [{ do: 'new', game: 'chess', seats: 2 }, 'unknown-game', 'game'],
    [{ do: 'new', game: 'sagrada', seats: 9 }, 'bad-field', 'seats'],
    [{ do: 'new', game: 'sagrada', seats: 2, seed: 7 }, 'bad-field', 'seed'],
    [{ do: 'new', game: 'sagrada', seats: 2, options: { tools: [] } }, 'bad-field', 'options.tools'],
    [{ do: 'legal', match: 'm9', seat: 0 }, 'unknown-match', undefined],
    [{ do: 'legal', match: 'm1', seat: 2 }, 'bad-field', 'seat'],
    [{ do: 'legal', match: 'm1' }, 'bad-field', 'seat'],
    [{ do: 'play', match: 'm1', seat: 0 }, 'bad-field', 'move'],
    [{ do: 'play', match: 'm1', seat: 0, move: { do: 'place', die: 'R9', cell: 'a1' } }, 'bad-field', 'move.die'],
    [{ do: 'play', match: 'm1', seat: 0, move: { do: 'pass' } }, 'illegal-move', undefined],
    [{ do: 'play', match: 'm1', seat: 0, moves: [] }, 'bad-field', 'moves'],
    [{ do: 'score', match: 'm1' }, 'not-over', undefined],
    [{ do: 'undo', match: 'm1', seat: 0 }, 'nothing-to-undo', undefined],
    [{ do: 'restore', log: { header: {} } }, 'bad-field', 'lines'],
    [{ do: 'ask', ask: 'sagrada.luck' }, 'bad-field', 'ask'],
    [{ do: 'ask', ask: 'constructor' }, 'bad-field', 'ask'],
    [{ do: 'new', game: 'sentient', seats: 1 }, 'bad-field', 'seats'],
    [{ do: 'ask', ask: 'sentient.bot', card: 61, left: 1, right: 1 }, 'bad-field', 'card'],
    [{ do: 'ask', ask: 'sentient.bot', card: 1, left: 7, right: 1 }, 'bad-field', 'left'],
    [{ do: 'ask', ask: 'sentient.bot', condition: { op: 'lt' }, vp: 'formula', left: 1, right: 1 }, 'bad-field', 'vp'],
    [{ do: 'ask', ask: 'sentient.investors', order: [], agents: {} }, 'bad-field', 'order'],
    [{ do: 'ask', ask: 'sentient.investors', order: ['a'], agents: { b: [0, 0, 0, 0] } }, 'bad-field', 'agents.b'],
    [{ do: 'ask', ask: 'sentient.investors', order: ['a'], agents: { a: [1] } }, 'bad-field', 'agents.a'],
    [{ do: 'ask', ask: 'sentient.final', investors: { police: 1 }, bots: {} }, 'bad-field', 'investors.police'],
    [{ do: 'ask', ask: 'sagrada.score', ...EXAMPLE, colors: 'RGB' }, 'bad-field', 'colors'],
    [{ do: 'ask', ask: 'sagrada.score', ...EXAMPLE, values: '.'.repeat(20) }, 'bad-field', 'values'],
    [{ do: 'ask', ask: 'sagrada.score', ...EXAMPLE, public: ['luck'] }, 'bad-field', 'public[0]'],
    [{ do: 'ask', ask: 'sagrada.score', ...EXAMPLE, private: ['X'] }, 'bad-field', 'private[0]'],
    [{ do: 'ask', ask: 'sagrada.legal', ...EXAMPLE, window: 'glass', die: 'R5' }, 'bad-field', 'window'],
    [
      { do: 'ask', ask: 'sagrada.legal', ...EXAMPLE, window: 'virtus', die: 'R5', ignore: 'all' },
      'bad-field',
      'ignore',
    ],
  ])('answers %j with %s', (request, code, field) => {
    const ask = session();
    ask({ do: 'new', game: 'sagrada', seats: 2, seed: 'errors' });
    const before = ask({ do: 'log', match: 'm1' });
    const { error } = ask(Array.isArray(request) ? request : { id: 5, ...request });
    expect(error?.code).toBe(code);
    if (field) expect(error?.field).toBe(field);
    expect(ask({ do: 'log', match: 'm1' })).toEqual(before);
  });
});
