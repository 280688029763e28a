/** What has to be pressed for a typed move, one after the other: selectors. */
export type Hands = (line: string) => readonly string[];

/** A turn of Sagrada: dice of the pool, spaces of the own window, tools and buttons. */
const sagrada: Hands = (line) => {
  const [verb, ...words] = line.split(' ');
  const die = (name: string) => `[data-pool="${name}"]`;
  const cell = (name: string) => `button[data-cell="0-${name}"]`;
  switch (verb) {
    case 'place':
      return [die(words[0]), cell(words[1])];
    case 'pick':
      return [die(words[0])];
    case 'put':
      return [cell(words[0])];
    case 'use':
      // Alone, the only die that can pay does so at once.
      return [`[data-tool="${words[0]}"] > button`];
    default:
      return [`[data-move="${verb}"]`];
  }
};

/** A turn of Sentient: a bot with its assistants and the slot are chosen, and then played at once. A pass is asked twice. */
const sentient: Hands = (line) => {
  const [verb, slot, , word] = line.split(' ');
  switch (verb) {
    case 'agent':
      return [`[data-factory="${slot}"]`, ...Array.from({ length: Number(word ?? 0) }, () => '[data-step="more"]')];
    case 'plug':
      return [
        ...(word ? [`[data-block="${word}"]`] : []),
        `.sentient-network [data-slot$="-${slot}"]`,
        '[data-move="send"]',
      ];
    case 'pass':
      return ['[data-move="pass"]', '[data-move="pass"][data-sure]'];
    default:
      return [`[data-move="${verb}"]`];
  }
};

/** The pads of a plan that nobody has touched: the upper one lies one cell to the right and one down. */
const UNTOUCHED = 1;
const steps = (n: number, [back, on]: readonly [string, string]) =>
  Array.from({ length: Math.abs(n) }, () => `[data-way="${n < 0 ? back : on}"]`);

/** Smartphone Inc.: the planner from pads that nobody has touched, then pieces of the board and buttons. */
const smartphone: Hands = (line) => {
  const [verb, ...words] = line.split(' ');
  switch (verb) {
    case 'layout': {
      const [x, y] = words[words.length - 1].split(',').map(Number);
      const [a, b] = words[0].split('/');
      return [
        ...['[data-chip="B"]', `[data-side="${b}"]`, '[data-chip="A"]', `[data-side="${a}"]`],
        ...steps(x - UNTOUCHED, ['left', 'right']),
        ...steps(y - UNTOUCHED, ['up', 'down']),
      ];
    }
    // The first upgrade, where it fits best.
    case 'lay':
      return ['[data-chip="0"]', '[data-lay]'];
    // It is so unless somebody says otherwise.
    case 'facedown':
      return [];
    case 'take':
      return [`.phone-improving [data-upgrade="${words[0]}"]`];
    case 'research':
      return [`[data-technology="${words[0]}"]`];
    case 'expand':
    case 'sell':
      return [`[data-region="${words[0]}"]`];
    default:
      return [`[data-move="${verb}"]`];
  }
};

export const HANDS: Readonly<Record<string, Hands>> = { sagrada, sentient, smartphone };
