import { HABITS, lookAround, type Sight } from './beginner.ts';
import type { DrivenBrowser, Point } from './driven.ts';

/** How a whole game went. */
export interface PlayedGame {
  readonly moves: number;
  readonly presses: number;
  readonly seconds: number;
  readonly verdict: string;
}

/** A safety net for what never comes: a machine that does six other things is slow. */
const PATIENCE = 120_000;
/** Two presses of one place that follow sooner are a double click. */
const DOUBLE_CLICK = 700;
const GLANCE = 40;
/** Nothing takes so many presses: whoever needs more takes up and puts down the same piece for ever. */
const MOST_PRESSES = 20;

const SETTINGS = { language: 'en', motion: false, pace: 0, soundOffered: true };

/** Plays a whole game against a bot, from the first page to the verdict; `tell` hears how it goes before every press. */
export async function playGame(
  browser: DrivenBrowser,
  { address, game, tell }: { address: string; game: string; tell(sight: Sight, presses: number): Promise<void> },
): Promise<PlayedGame> {
  const start = performance.now();
  // A picture has the memory of its page, and nothing is still on its way when it is left.
  await browser.open(`${address}icon.svg`);
  await browser.run((settings) => localStorage.setItem('stolik.settings', settings), JSON.stringify(SETTINGS));
  await browser.open(address);
  const finger = new Finger(browser, HABITS[game]);
  for (let presses = 0; ; presses++) {
    const sight = await finger.wait();
    await tell(sight, presses);
    const { moves, verdict } = sight;
    if (verdict !== undefined) return { moves, presses, verdict, seconds: (performance.now() - start) / 1000 };
    await finger.press(sight);
  }
}

/** Presses one thing after the other, each once it rests and the press before has done something. */
class Finger {
  readonly #browser: DrivenBrowser;
  readonly #habits: readonly string[];
  /** Since the last move. */
  #presses = 0;
  #moves = 0;
  #pressed: { readonly name: string; readonly point: Point; readonly time: number } | undefined;

  constructor(browser: DrivenBrowser, habits: readonly string[]) {
    this.#browser = browser;
    this.#habits = habits;
  }

  /** What is seen once there is something else to press than last time, or the game is over. */
  async wait(): Promise<Sight> {
    const end = performance.now() + PATIENCE;
    let before: Sight | undefined;
    while (performance.now() < end) {
      const sight = await this.#browser.run(lookAround, this.#habits);
      if (sight.verdict !== undefined) return sight;
      const { next } = sight;
      const isAtRest = JSON.stringify(sight) === JSON.stringify(before);
      if (isAtRest && next?.point && next.name !== this.#pressed?.name) return sight;
      before = sight;
      await pause(GLANCE);
    }
    const { next } = before ?? {};
    if (next && !next.point) throw new Error(`something lies over ${next.name}`);
    if (next) throw new Error(`a press did nothing, or it never rests: ${next.name}`);
    throw new Error(`nothing to press after ${this.#pressed?.name}`);
  }

  async press({ next, moves }: Sight): Promise<void> {
    if (!next?.point) throw new Error('nothing to press');
    const { name, point } = next;
    this.#presses = moves === this.#moves ? this.#presses + 1 : 1;
    this.#moves = moves;
    if (this.#presses > MOST_PRESSES) throw new Error(`${MOST_PRESSES} presses were no move, the next one: ${name}`);
    const last = this.#pressed;
    if (last && Math.abs(last.point.x - point.x) + Math.abs(last.point.y - point.y) < 20)
      await pause(DOUBLE_CLICK - (performance.now() - last.time));
    await this.#browser.press(point);
    this.#pressed = { name, point, time: performance.now() };
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
