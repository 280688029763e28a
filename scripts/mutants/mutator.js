import { parseSync } from 'vite';
import { isForPeople, isFutile } from './futile.js';
import { replacementsOf } from './operators.js';

/**
 * Everything that could be wrong in a source, in the order of the text: `was` stands from `start` to `end`, and the mutant
 * has `is` there. Its `site` is the smallest piece of code that can be seen to run when that place does.
 */
export function mutantsOf(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const mutants = [];
  walk([program], (path) => {
    const { start, end, type } = path.at(-1);
    if (isFutile(path)) return;
    for (const is of replacementsOf(path, source)) {
      mutants.push({
        file,
        line: source.slice(0, start).split('\n').length,
        was: source.slice(start, end),
        is,
        start,
        end,
        isStatement: type.endsWith('Statement'),
        site: siteOf(path),
      });
    }
  });
  return mutants.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** The source with one mutant in it. */
export function mutated(source, { start, end, is, isStatement }) {
  return source.slice(0, start) + (isStatement ? is : `(${is})`) + source.slice(end);
}

/** The source with a note at each site: when one is reached, its number is set in the list `reached` that all modules share. */
export function probed(source, sites) {
  const insertions = sites.flatMap(({ number, start, end, kind }) => {
    const note = `globalThis.reached[${number}] = 1`;
    if (kind === 'before') return [{ at: start, rank: -end, text: `${note}; ` }];
    const [open, close] = kind === 'arrow' ? [`(${note}, `, ')'] : [`{ ${note}; `, ' }'];
    // Where several begin, the longest does so first, and where several end, the shortest.
    return [
      { at: start, rank: -end, text: open },
      { at: end, rank: -Number.MAX_SAFE_INTEGER + (end - start), text: close },
    ];
  });
  insertions.sort((a, b) => a.at - b.at || a.rank - b.rank);
  let at = 0;
  let text = '';
  for (const insertion of insertions) {
    text += source.slice(at, insertion.at) + insertion.text;
    at = insertion.at;
  }
  return text + source.slice(at);
}

/** Calls `visit` with the way down to every node that is code: types, imports and texts for people are not. */
function walk(path, visit) {
  visit(path);
  const node = path.at(-1);
  for (const [key, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child?.type && isCode(child, key, path)) walk([...path, child], visit);
    }
  }
}

const TYPED_EXPRESSIONS = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'];

function isCode(child, key, path) {
  const node = path.at(-1);
  if (child.type.startsWith('TS') && !TYPED_EXPRESSIONS.includes(child.type)) return false;
  if (/^(Import|Export.*)Declaration$/.test(child.type) && child.source) return false;
  if (child.type === 'ImportExpression' || child.type === 'TaggedTemplateExpression') return false;
  if ((key === 'key' || key === 'property') && !node.computed) return false;
  return !isForPeople(child, key, path);
}

/** What runs whenever the node at the end of the path does, or a little more: a statement, or what an arrow returns. */
function siteOf(path) {
  const node = path.at(-1);
  const parent = path.at(-2);
  const { start, end } = node;
  if (node.type === 'BlockStatement') return { start: start + 1, end, kind: 'before' };
  if (parent.type === 'ArrowFunctionExpression' && parent.body === node) return { start, end, kind: 'arrow' };
  const list = parent.type === 'SwitchCase' ? parent.consequent : parent.body;
  if (Array.isArray(list) && list.includes(node) && parent.type !== 'ClassBody') return { start, end, kind: 'before' };
  const isBody = node === parent.consequent || node === parent.alternate || node === parent.body;
  if (isBody && parent.type.endsWith('Statement')) return { start, end, kind: 'wrapped' };
  return siteOf(path.slice(0, -1));
}
