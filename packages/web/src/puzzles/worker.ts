import type { BotGame } from '@stolik/bots';
import { weighTurn } from '@stolik/review/puzzles';
import { playableOf, taughtOf } from '../bots/playables.ts';
import type { FromWeigher, ToWeigher } from './messages.ts';

const known = new Map<string, Promise<BotGame>>();

async function answerTo({ game, version, question }: ToWeigher): Promise<FromWeigher> {
  try {
    const key = `${game}/${version}`;
    const playable = known.get(key) ?? playableOf(game, version).then(taughtOf);
    known.set(key, playable);
    return { weight: weighTurn(await playable, question) };
  } catch (error) {
    return { error: String(error) };
  }
}

self.onmessage = async ({ data }: MessageEvent<ToWeigher>) => self.postMessage(await answerTo(data));
