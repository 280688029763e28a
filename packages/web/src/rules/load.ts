import type { Language } from '@stolik/core';
import type { ExampleDrawing, SignDrawing } from '@stolik/games/ui';
import { type Reference, RuleSearch } from '@stolik/learn';

/** What is taught of a game is loaded when somebody asks. Whatever game has a folder is here. */
const REFERENCES = import.meta.glob<{ reference: Reference }>('../../../../games/*/learn/index.ts');
const DRAWINGS = import.meta.glob<Drawings>('../../../../games/*/ui/example/index.tsx');

interface Drawings {
  readonly drawing: ExampleDrawing;
  readonly sign: SignDrawing;
}

/** The rules of a game for whoever looks something up: what is said, how it is found, and how it is drawn. */
export interface Rulebook extends Drawings {
  readonly reference: Reference;
  readonly searchIn: (language: Language) => RuleSearch;
}

const loaded = new Map<string, Promise<Rulebook>>();

export function loadRulebook(game: string): Promise<Rulebook> {
  let rulebook = loaded.get(game);
  if (!rulebook) {
    rulebook = load(game);
    // A failed load may be tried again.
    rulebook.catch(() => loaded.delete(game));
    loaded.set(game, rulebook);
  }
  return rulebook;
}

async function load(game: string): Promise<Rulebook> {
  const path = `../../../../games/${game}/learn/index.ts`;
  if (!Object.hasOwn(REFERENCES, path)) throw new Error(`there is no game "${game}"`);
  const [{ reference }, { drawing, sign }] = await Promise.all([
    REFERENCES[path](),
    DRAWINGS[`../../../../games/${game}/ui/example/index.tsx`](),
  ]);
  return { reference, drawing, sign, searchIn: searchesOf(reference) };
}

/** A language is made ready to be searched when somebody first asks in it: that takes a moment. */
function searchesOf(reference: Reference): Rulebook['searchIn'] {
  const ready = new Map<Language, RuleSearch>();
  return (language) => {
    const search = ready.get(language) ?? new RuleSearch(reference, language);
    ready.set(language, search);
    return search;
  };
}
