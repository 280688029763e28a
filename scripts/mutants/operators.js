// What could stand in the place of a piece of code. Each operator looks at one node of the syntax tree; no two mutants of
// one place mean the same.

const SWAPS = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
  '%=': ['*='],
  '&=': ['|='],
  '|=': ['&='],
  '^=': ['&='],
  '<<=': ['>>='],
  '>>=': ['<<='],
  '>>>=': ['<<='],
  '&&=': ['||='],
  '||=': ['&&='],
  '??=': ['&&='],
  '++': ['--'],
  '--': ['++'],
};
/** What is put in their place binds tighter, so that sides which are made of parts need parentheses. */
const LOOSE = ['|', '^', '||', '??'];
const METHODS = new Map(Object.entries({ min: 'max', max: 'min', some: 'every', every: 'some' }));

/** What could stand there instead of the node that `path` ends with: a text for each mutant. */
export function replacementsOf(path, source) {
  const node = path.at(-1);
  const parent = path.at(-2);
  const text = ({ start, end }) => source.slice(start, end);
  /** The node's text with another one between two of its places. */
  const having = (start, end, other) => source.slice(node.start, start) + other + source.slice(end, node.end);
  const condition = conditionOf(parent);
  if (condition === node && parent.type === 'IfStatement') return ['true', 'false', ...own()];
  // A loop that never ends only costs time, so it is only kept from beginning.
  if (condition === node) return ['false', ...own()];
  if (parent?.type === 'ArrowFunctionExpression' && parent.body === node && parent.expression) {
    return text(node) === 'undefined' ? [] : ['undefined', ...own()];
  }
  return own();

  function own() {
    switch (node.type) {
      case 'BinaryExpression':
      case 'LogicalExpression':
      case 'AssignmentExpression':
        return isText(node) ? [] : (SWAPS[node.operator] ?? []).map(swapped);
      case 'UpdateExpression':
        return SWAPS[node.operator].map((to) => (node.prefix ? to + text(node.argument) : text(node.argument) + to));
      case 'UnaryExpression':
        return ['-', '!', '~'].includes(node.operator) ? [text(node.argument)] : [];
      case 'Literal':
        return literals(node.value);
      case 'TemplateLiteral':
        return ['``'];
      case 'ArrayExpression':
        return node.elements.length > 0 ? ['[]'] : [];
      case 'ConditionalExpression':
        return [text(node.consequent), text(node.alternate)];
      case 'MemberExpression':
        return [...unquestioned(node.object), ...otherMethod()];
      case 'CallExpression':
        return unquestioned(node.callee);
      case 'BlockStatement':
        return ['{}'];
      case 'ExpressionStatement':
      case 'ReturnStatement':
      case 'ContinueStatement':
      case 'BreakStatement':
      case 'ThrowStatement':
        return [';'];
      default:
        return [];
    }
  }

  function swapped(to) {
    const at = source.indexOf(node.operator, node.left.end);
    if (!LOOSE.includes(node.operator)) return having(at, at + node.operator.length, to);
    const side = (one) => (/^(Binary|Logical)/.test(one.type) ? `(${text(one)})` : text(one));
    return `${side(node.left)} ${to} ${side(node.right)}`;
  }

  /** Without the question mark of `a?.b`. */
  function unquestioned(object) {
    if (!node.optional) return [];
    const at = source.indexOf('?.', object.end);
    return [having(at, at + 2, node.type === 'MemberExpression' && !node.computed ? '.' : '')];
  }

  function otherMethod() {
    const isCalled = parent?.type === 'CallExpression' && parent.callee === node && !node.computed;
    const other = isCalled && METHODS.get(node.property.name);
    return other ? [having(node.property.start, node.property.end, other)] : [];
  }
}

/** What an `if` or a loop goes by. */
function conditionOf(node) {
  return ['IfStatement', 'WhileStatement', 'DoWhileStatement', 'ForStatement'].includes(node?.type)
    ? node.test
    : undefined;
}

/** Joining texts is no arithmetic. */
function isText(node) {
  if (node.type === 'TemplateLiteral' || typeof node.value === 'string') return true;
  return node.type === 'BinaryExpression' && node.operator === '+' && (isText(node.left) || isText(node.right));
}

function literals(value) {
  if (typeof value === 'boolean') return [String(!value)];
  if (typeof value === 'number') return [String(value + 1), String(value - 1)];
  if (typeof value === 'string') return [value === '' ? "'?'" : "''"];
  return [];
}
