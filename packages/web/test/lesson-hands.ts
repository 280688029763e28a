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
      return [
        `[data-tool="${words[0]}"] > button`,
        ...(words[1] === 'pay' ? [`[data-tool="${words[0]}"] .sagrada-pay button:has([data-die="${words[2]}"])`] : []),
      ];
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

export const HANDS: Readonly<Record<string, Hands>> = { sagrada, sentient };
