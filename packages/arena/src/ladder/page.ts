import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { badField } from '@stolik/core';
import { leadText } from '../contest/tally.ts';
import { chartOf, describe } from './chart.ts';
import type { Ladder } from './ladder.ts';

/** The page in the documents that shows a game's ladder, between two comments that mark its place. */
export class LadderPage {
  readonly #folder: string;
  readonly #game: string;

  /** Throws, before anything is played, if there is nowhere to write to. */
  constructor(folder: string, game: string) {
    this.#folder = folder;
    this.#game = game;
    this.#read();
  }

  /** Puts the chart beside the page and the tables into it. */
  write(title: string, command: string, ladder: Ladder): void {
    writeFileSync(join(this.#folder, this.#chart), chartOf(title, ladder));
    // Read again: hours may have passed, and somebody may have edited the rest.
    const { before, after } = this.#read();
    const alt = describe(title, ladder);
    const section = `### ${title}\n\n![${alt}](${this.#chart})\n\n${tablesOf(command, ladder)}`;
    writeFileSync(this.#file, `${before}\n${section}\n${after}`);
  }

  get #file(): string {
    return join(this.#folder, 'bots.md');
  }

  get #chart(): string {
    return `ladder-${this.#game}.svg`;
  }

  /** The page up to and from the markers, these included. */
  #read(): { before: string; after: string } {
    const begin = `<!-- ladder:${this.#game} -->`;
    const end = `<!-- /ladder:${this.#game} -->`;
    if (!existsSync(this.#file)) throw badField('--out', `there is no bots.md in ${this.#folder}`);
    const text = readFileSync(this.#file, 'utf8');
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < from) throw badField('--out', `${this.#file} must have the lines ${begin} and ${end}`);
    return { before: text.slice(0, from + begin.length), after: text.slice(to) };
  }
}

function tablesOf(command: string, { ladder, pairings }: Ladder): string {
  const games = pairings.reduce((sum, pairing) => sum + pairing.games, 0);
  return [
    `\`${command}\`: ${games} games of ${pairings.length} pairings, the same deals from both sides.`,
    '',
    '| bot | rating (95 %) | mean score | ms a turn: median, worst |',
    '|---|---|---|---|',
    ...ladder.map(
      ({ name, rating, low, high, meanScore, msPerTurn, worstMs }) =>
        `| ${name} | ${low === high ? rating : `${rating} (${low} to ${high})`} | ${meanScore.toFixed(1)} | ${time(msPerTurn)}, ${time(worstMs)} |`,
    ),
    '',
    '| pairing | games | share won by the first (95 %) | points ahead (95 %) |',
    '|---|---|---|---|',
    ...pairings.map(
      ({ bots, games, winRate, low, high, lead }) =>
        `| ${bots.join(' against ')} | ${games} | ${winRate.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)}) | ${leadText(lead)} |`,
    ),
  ].join('\n');
}

function time(ms: number): string {
  return ms < 10 ? ms.toFixed(1) : ms.toFixed(0);
}
