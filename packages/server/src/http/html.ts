/** Text that may go into a page as it is. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | Html | readonly Html[];

/** A piece of a page: whatever is put into it is escaped, unless it is such a piece itself. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.reduce((text, part, i) => text + textOf(values[i - 1]) + part));
}

function textOf(value: Value): string {
  if (value instanceof Html) return value.text;
  return typeof value === 'string' ? escaped(value) : value.map(({ text }) => text).join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]);
}
