import { badField } from '@stolik/core';

/** A program that plays in an arena: how it is started, and what its protocol is asked for. */
export interface EngineSpec {
  /** A line for the shell. */
  readonly command: string;
  readonly level?: string;
  readonly ms?: number;
  readonly iterations?: number;
}

/** Somebody named for an arena: one of our own bots, or a program under a name of its own. */
export interface Named {
  readonly name: string;
  readonly engine?: EngineSpec;
}

const ENGINE = /^(?:([\w.-]+)=)?engine(?:\?([^:]*))?:([\s\S]*)$/;

/** The items of a list with commas between them; a comma that belongs to an item is written `\,`. */
export function itemsOf(text: string): string[] {
  return text.split(/(?<!\\),/).map((item) => item.replaceAll('\\,', ','));
}

/**
 * `expert`, `engine:command`, `engine?level=hard&ms=50:command` or, to be called otherwise in the tables,
 * `old=engine:command`.
 */
export function readNamed(item: string): Named {
  const [, name, query, command] = ENGINE.exec(item) ?? [];
  if (command === undefined) return { name: item };
  if (command.trim() === '')
    throw badField('--bots', `must say how the program starts: engine:<command>, not "${item}"`);
  return { name: name ?? `engine:${command}`, engine: { command, ...readQuery(query ?? '') } };
}

function readQuery(query: string): Omit<EngineSpec, 'command'> {
  const given = new URLSearchParams(query);
  for (const key of given.keys()) {
    if (!['level', 'ms', 'iterations'].includes(key)) {
      throw badField('--bots', `an engine has level, ms and iterations, not "${key}"`);
    }
  }
  const level = given.get('level');
  return { ...(level ? { level } : {}), ...readCount(given, 'ms'), ...readCount(given, 'iterations') };
}

function readCount(given: URLSearchParams, key: 'ms' | 'iterations'): { ms?: number; iterations?: number } {
  const text = given.get(key);
  if (text === null) return {};
  const n = Number(text);
  if (!Number.isInteger(n) || n < 1) throw badField('--bots', `${key} must be a whole number from 1 on, not "${text}"`);
  return { [key]: n };
}
