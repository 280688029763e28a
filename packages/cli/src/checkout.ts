import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bot } from '@stolik/bots';
import { badField } from '@stolik/core';
import type { BotSource } from './engine.ts';

/** What is used of another checkout's packages. It was written then, so all that was ever added may be missing. */
interface Former {
  botNamed(name: string, game: unknown): Bot;
  gameEntry(id: string, version: number): unknown;
  taught?(entry: unknown, read: unknown): unknown;
  readLearned?: unknown;
}

/** The bots of another checkout, by its own code: its games, its evaluations, its nets. */
export async function botsOf(folder: string): Promise<BotSource> {
  const { botNamed, gameEntry, taught, readLearned } = await load(resolve(folder));
  const bots = new Map<string, Bot>();
  return (level, game, version) => {
    const key = `${level} ${game} ${version}`;
    const known = bots.get(key);
    if (known) return known;
    const entry = gameEntry(game, version);
    const bot = botNamed(level, taught && readLearned ? taught(entry, readLearned) : entry);
    bots.set(key, bot);
    return bot;
  };
}

async function load(folder: string): Promise<Former> {
  const from = createRequire(join(folder, 'package.json'));
  try {
    const names = ['@stolik/bots', '@stolik/games', '@stolik/arena'];
    return Object.assign(
      {},
      ...(await Promise.all(names.map((name) => import(pathToFileURL(from.resolve(name)).href)))),
    );
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw badField('--checkout', `${folder} is no checkout that was built: ${why}`);
  }
}
