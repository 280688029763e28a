// What is not worth a mutant: texts that people read, and changes that another mutant makes as well.

/** Whether a part of the node that `path` ends with only tells people something, so that no rule depends on it. */
export function isForPeople(child, key, path) {
  const node = path.at(-1);
  // The name of a card, beside the id that the rules know it by.
  if (node.type === 'Property' && node.key.name === 'name' && key === 'value') return isText(child);
  // What is wrong, put into words only when something is.
  if (key === 'arguments' && child.type === 'ArrowFunctionExpression' && child.params.length === 0) {
    const said = child.expression ? child.body : child.body.body.at(-1)?.argument;
    return isText(said) && wordsOf(said).includes(' ');
  }
  if (path.some(isError)) return !isCode(child);
  return isText(child) && /\p{L} .*\p{L} .*\p{L}/u.test(wordsOf(child));
}

/** Errors have codes and fields for programs, which are words without spaces, and sentences for people. */
function isError({ type, callee }) {
  if (type === 'NewExpression') return /Error$|^BrokenPromise$/.test(callee.name ?? callee.property?.name);
  return type === 'CallExpression' && callee.name === 'badField';
}

function isCode(node) {
  if (isText(node)) return !wordsOf(node).includes(' ');
  return ['ObjectExpression', 'Property'].includes(node.type);
}

function isText(node) {
  return node?.type === 'TemplateLiteral' || (node?.type === 'Literal' && typeof node.value === 'string');
}

/** What a text says, with a dash for each value in it. */
function wordsOf(text) {
  return text.type === 'Literal' ? text.value : text.quasis.map(({ value }) => value.cooked).join('-');
}

const REMOVABLE = ['ExpressionStatement', 'ReturnStatement', 'ContinueStatement', 'BreakStatement', 'ThrowStatement'];
const WITH_CONDITION = ['IfStatement', 'WhileStatement', 'DoWhileStatement', 'ForStatement'];

/** Whether leaving out the statement that `path` ends with changes nothing, or the same as another mutant does. */
export function isFutile(path) {
  const node = path.at(-1);
  const parent = path.at(-2);
  if (node.type === 'BlockStatement') return node.body.length === 0 || isGuarded(node, parent);
  if (!REMOVABLE.includes(node.type)) return false;
  if (node.expression?.callee?.type === 'Super') return true;
  if (parent.type === 'BlockStatement' && parent.body.length === 1) return true;
  if (node.type === 'BreakStatement' && parent.type === 'SwitchCase') return parent === path.at(-3).cases.at(-1);
  return isGuarded(node, parent);
}

/** A condition that is never met leaves its statement out too. */
function isGuarded(node, parent) {
  return WITH_CONDITION.includes(parent.type) && !parent.alternate && (parent.body ?? parent.consequent) === node;
}
