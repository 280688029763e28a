import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { survivorsOf } from '../mutants/judge.js';
import { mutantsOf, mutated, probed } from '../mutants/mutator.js';
import { mutantsIn, sampled } from '../mutants/sample.js';
import { sourcesIn, testsOf } from '../mutants/tests.js';
import { root } from '../setup.js';

const textOf = (file) => readFileSync(join(root, file), 'utf8');

/** The mutants of a source, each as `line: was > is`. */
function listOf(source) {
  return mutantsOf('source.ts', source).map(({ line, was, is }) => `${line}: ${was} > ${is}`);
}

describe('the mutator', () => {
  it.each([
    ['const a = b + 2 * c;', ['b + 2 * c > b - 2 * c', '2 * c > 2 / c', '2 > 3', '2 > 1']],
    ['const a = b < c;', ['b < c > b <= c', 'b < c > b >= c']],
    ['const a = b !== c;', ['b !== c > b === c']],
    ['const a = b && c;', ['b && c > b || c']],
    ['const a = b ?? c ?? d;', ['b ?? c ?? d > (b ?? c) && d', 'b ?? c > b && c']],
    ['const a = b & c;', ['b & c > b | c']],
    ['const a = b ? c : d;', ['b ? c : d > c', 'b ? c : d > d']],
    ['const a = -b;', ['-b > b']],
    ['const a = !b;', ['!b > b']],
    ['const a = [true];', ['[true] > []', 'true > false']],
    ["const a = ['b', ''];", ["['b', ''] > []", "'b' > ''", "'' > '?'"]],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source has a template
    ['const a = `${b}.c`;', ['`${b}.c` > ``']],
    ['const a = b?.c;', ['b?.c > b.c']],
    ['const a = b?.[c]?.(d);', ['b?.[c]?.(d) > b?.[c](d)', 'b?.[c] > b[c]']],
    ['const a = Math.min(b);', ['Math.min > Math.max']],
    ['const a = b.some(c);', ['b.some > b.every']],
    ['const a = () => b;', ['b > undefined']],
    ['a += b;', ['a += b; > ;', 'a += b > a -= b']],
    ['a++;', ['a++; > ;', 'a++ > a--']],
    ['if (a) b(); else c();', ['a > true', 'a > false', 'b(); > ;', 'c(); > ;']],
    [
      'for (const a of b) { if (a) continue; c(); }',
      ['{ if (a) continue; c(); } > {}', 'a > true', 'a > false', 'c(); > ;'],
    ],
    ['while (a) { b(); }', ['a > false']],
    ['function f() { return a; }', ['{ return a; } > {}']],
    ['function f() { a(); return b; }', ['{ a(); return b; } > {}', 'a(); > ;', 'return b; > ;']],
  ])('of %s', (source, expected) => {
    expect(listOf(source)).toEqual(expected.map((one) => `1: ${one}`));
  });

  it.each([
    "import { a } from 'b';",
    "export { a } from 'b';",
    "type A = 'b' | 2; interface B { c: 'd' }",
    'const a = b as 3;',
    "// a + b, 'c' and 2",
    "const a = { b, 'c-d': e, f() {} };",
    "const a = { name: 'Via Lux' };",
    "const a = 'this is for people';",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source has a template
    'const a = check(b, () => `${c} became ${d}`);',
  ])('finds nothing in %s', (source) => {
    expect(listOf(source)).toEqual([]);
  });

  it('leaves the sentence of an error alone, but not its code and its field', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source has a template
    const thrown = "throw new StolikError('bad-log', a ? `no ${b} here` : 'no', { field: 'c' });";
    expect(listOf(thrown)).toEqual([`1: ${thrown} > ;`, "1: 'bad-log' > ''", "1: 'c' > ''"]);
  });

  it('says the line of a mutant', () => {
    expect(listOf('a(\n  b,\n  2,\n);')).toEqual(['1: a(\n  b,\n  2,\n); > ;', '3: 2 > 3', '3: 2 > 1']);
  });
});

const files = sourcesIn('packages/fair').concat(sourcesIn('packages/core'));
const all = mutantsIn(files);

describe('a sample', () => {
  const drawn = (count, seed) => sampled(all, count, seed).map(({ file, start, is }) => `${file} ${start} ${is}`);

  it('is the same for the same seed, another for another, and in the order of the sources', () => {
    expect(drawn(40, '1')).toEqual(drawn(40, '1'));
    expect(drawn(40, '2')).not.toEqual(drawn(40, '1'));
    const places = sampled(all, 40, '1').map((mutant) => all.indexOf(mutant));
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    expect(places).toHaveLength(40);
  });

  it('is everything where that is less', () => {
    expect(sampled(all, all.length + 1, '1')).toEqual(all);
  });
});

describe('the code that is run', () => {
  const errorsOf = (text) => parseSync('source.ts', text).errors.map(({ message }) => message);

  it('is valid with any mutant in it', () => {
    for (const mutant of sampled(all, 300, 'valid')) {
      const text = mutated(textOf(mutant.file), mutant);
      expect({ mutant, errors: errorsOf(text) }).toEqual({ mutant, errors: [] });
    }
  });

  it('is valid with probes at all sites, and does the same', () => {
    for (const file of files) {
      const sites = all.filter((mutant) => mutant.file === file).map(({ site }, number) => ({ ...site, number }));
      expect({ file, errors: errorsOf(probed(textOf(file), sites)) }).toEqual({
        file,
        errors: [],
      });
    }
  });

  it('notes with probes what was reached, and nothing else', () => {
    const source = 'const f = (a) => { if (a) return 1; else return [2].map((b) => b * 3); }; f(given)';
    const mutants = mutantsOf('source.ts', source);
    const text = probed(
      source,
      mutants.map(({ site }, number) => ({ ...site, number })),
    );
    const reachedWith = (given) => {
      const context = { given, reached: [] };
      runInNewContext(text, context);
      return Object.keys(context.reached).map((number) => `${mutants[number].was} > ${mutants[number].is}`);
    };
    expect(reachedWith(true)).toContain('return 1; > ;');
    expect(reachedWith(true)).not.toContain('b * 3 > b / 3');
    expect(reachedWith(false)).toContain('b * 3 > b / 3');
    expect(reachedWith(false)).not.toContain('return 1; > ;');
  });
});

describe('the tests that judge', () => {
  it('are those that import the sources, near ones first, and need neither server nor browser', () => {
    const [near, far] = testsOf('packages/fair', sourcesIn('packages/fair'));
    expect(near).toEqual(['duplicate', 'fair', 'forks'].map((name) => `packages/fair/test/${name}.test.ts`));
    expect(far).not.toEqual([]);
    expect(far.filter((test) => /^packages\/(fair|server|web)\//.test(test))).toEqual([]);
  });
});

describe('a verdict', () => {
  const source = mutantsOf('packages/fair/src/index.ts', textOf('packages/fair/src/index.ts'));
  const [first, second, third] = sampled(source, 3, '1');

  /** Workers that only pretend: every test reaches everything, and `verdict` says what becomes of a mutant. */
  const poolOf = (jobs, verdict) => ({
    each: async (items, work) => {
      for (const item of items) await work(item);
    },
    run: async ({ tests, texts }) => {
      const [text] = Object.values(texts);
      jobs.push(tests.map(({ file }) => file).join());
      if (text.includes('globalThis.reached')) return { used: 1, reached: [0, 1, 2] };
      return verdict(
        [first, second, third].find((mutant) => text === mutated(textOf(mutant.file), mutant)),
        tests,
      );
    },
  });

  it('is death by the first test that fails or by never ending, and only who lives meets the far tests', async () => {
    const jobs = [];
    const pool = poolOf(jobs, (mutant, [{ file }]) => {
      if (mutant === first) return undefined;
      return { failed: mutant === second ? file : undefined };
    });
    const living = await survivorsOf([first, second, third], [['near'], ['far']], pool, () => {});
    expect(living).toEqual([third]);
    expect(jobs).toEqual(['near', 'near', 'near', 'near', 'far', 'far']);
  });

  it('is not given while near tests fail without a mutant', async () => {
    const pool = { ...poolOf([], () => {}), run: async () => ({ failed: 'near' }) };
    await expect(survivorsOf([first], [['near'], []], pool, () => {})).rejects.toThrow('near fails without a mutant');
  });
});

describe('the command', () => {
  it.each([
    [[], '--folder'],
    [['--folder', 'nowhere'], '--folder'],
    [['--folder', '..'], '--folder'],
    [['--folder', 'docs'], '--folder'],
    [['--folder', 'packages/fair', '--sample', '0'], '--sample'],
    [['--folder', 'packages/fair', '--sample', 'many'], '--sample'],
    [['--folder', 'packages/fair', '--sead', '1'], '--sead'],
  ])('refuses %j in one line that names the option', (args, option) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/mutants.js', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
    expect({ status, stdout, lines: stderr.trim().split('\n').length }).toEqual({ status: 2, stdout: '', lines: 1 });
    expect(stderr).toContain(option);
  });
});
