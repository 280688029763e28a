import { certain } from './certain.ts';
import { StolikError } from './errors.ts';
import { readObject, readOneOf } from './fields.ts';

type FieldOf<M, Verb> = M extends { readonly do: infer Verbs }
  ? Verb extends Verbs
    ? Exclude<keyof M, 'do'>
    : never
  : never;
type ValueOf<M, Field> = M extends unknown ? (Field extends keyof M ? M[Field] : never) : never;

/** How the moves of a game are written: `{ do: 'place', die: 'R5', cell: 'c2' }` for programs, `place R5 c2` for people. */
export interface MoveForms<M extends { readonly do: string }> {
  /** The fields of each verb, in the order they are typed. */
  readonly fields: { readonly [Verb in M['do']]: readonly FieldOf<M, Verb>[] };
  /** Reads each field from JSON or a typed word, or throws naming it; `undefined` where it is left out and may be. */
  readonly readers: {
    readonly [Field in FieldOf<M, M['do']> & string]: (json: unknown, field: string) => ValueOf<M, Field>;
  };
  /** Words that only make a line easier to read. */
  readonly fillers?: readonly string[];
}

export interface Notation<M> {
  readMove(json: unknown): M;
  parse(text: string): M;
  print(m: M): string;
}

/** Reads, parses and prints moves by their forms. */
export function notationOf<M extends { readonly do: string }>(forms: MoveForms<M>): Notation<M> {
  const fields: Readonly<Record<string, readonly string[]>> = forms.fields;
  const readers: Readonly<Record<string, (json: unknown, field: string) => unknown>> = forms.readers;
  const fieldsOf = (verb: string) => certain(fields[verb], `move "${verb}"`);
  const verbs = Object.keys(fields);

  /** A move from outside, checked for form and with nothing in it that has no place there. */
  function readMove(json: unknown): M {
    const verb = readOneOf(readObject(json, 'move').do, 'move.do', verbs);
    const given = readObject(json, 'move', ['do', ...fieldsOf(verb)]);
    const move: Record<string, unknown> = { do: verb };
    for (const name of fieldsOf(verb)) {
      const value = readers[name]!(given[name], `move.${name}`);
      if (value !== undefined) move[name] = value;
    }
    return move as M;
  }

  function parse(text: string): M {
    const [first, ...typed] = text.trim().toLowerCase().split(/\s+/);
    const verb = readOneOf(first, 'move.do', verbs);
    const words = typed.filter((word) => !forms.fillers?.includes(word));
    if (words.length > fieldsOf(verb).length) {
      const form = [verb, ...fieldsOf(verb)].join(' ');
      throw new StolikError('bad-move', `"${text.slice(0, 80)}" has too many words: ${form}`);
    }
    const given = words.map((word, i) => [fieldsOf(verb)[i], /^\d+$/.test(word) ? Number(word) : word]);
    return readMove({ do: verb, ...Object.fromEntries(given) });
  }

  function print(m: M): string {
    const given: Readonly<Record<string, unknown>> = m;
    const words = fieldsOf(m.do)
      .map((name) => given[name])
      .filter((word) => word !== undefined);
    return [m.do, ...words].join(' ');
  }

  return { readMove, parse, print };
}
