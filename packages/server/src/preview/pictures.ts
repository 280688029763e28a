import { gameEntry, games } from '@stolik/games';
import type { Canvas } from './canvas.ts';
import { drawSeats } from './pieces.ts';
import { SCENES } from './scenes.ts';

/** What a picture shows. There are few different ones, and none of them knows a table. */
export interface Pictured {
  readonly game: string;
  readonly taken: number;
  readonly free: number;
}

const scenes = new Map<string, Canvas>();
const kept = new Map<string, Promise<Buffer>>();

export function picturePath({ game, taken, free }: Pictured): string {
  return `/preview/${game}-${taken}-${free}.png`;
}

/** The picture at the end of such a path; `undefined` where no table could look like that. */
export function pictureNamed(name: string): Promise<Buffer> | undefined {
  const [, game = '', taken, free] = /^([a-z]+)-(\d)-(\d)\.png$/.exec(name) ?? [];
  if (!isPictured(game) || Number(taken) + Number(free) > gameEntry(game).game.seats.max) return undefined;
  let picture = kept.get(name);
  if (!picture) {
    const scene = scenes.get(game) ?? SCENES[game]();
    scenes.set(game, scene);
    const canvas = scene.copy();
    drawSeats(canvas, Number(taken), Number(free));
    picture = canvas.png();
    kept.set(name, picture);
  }
  return picture;
}

export function isPictured(game: string): boolean {
  return Object.hasOwn(SCENES, game) && games.some((entry) => entry.game.id === game);
}
