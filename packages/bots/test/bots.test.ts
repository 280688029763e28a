import { StolikError } from '@stolik/core';
import { games } from '@stolik/games';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, botNamed } from '../src/index.ts';

describe('botNamed', () => {
  it('knows every bot by its name', () => {
    expect(BOT_NAMES.map((name) => botNamed(name, games[0]).name)).toEqual([...BOT_NAMES]);
  });

  it.each(['genius', 'toString', ''])('knows no "%s"', (name) => {
    expect(() => botNamed(name, games[0])).toThrow(StolikError);
    expect(() => botNamed(name, games[0])).toThrow(`there is no bot "${name}"; there are random, greedy`);
  });
});
