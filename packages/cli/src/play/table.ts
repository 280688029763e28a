import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Bot } from '@stolik/bots';
import {
  type GameEntry,
  type Language,
  Match,
  printable,
  printLog,
  SeededChance,
  StolikError,
  winnersOf,
} from '@stolik/core';
import { verifiableSource } from '@stolik/fair';
import { colorPaint, hasColors, plainPaint } from '../paint.ts';
import { printSheets } from '../sheets.ts';
import { groupMoves } from './moves.ts';
import { WORDS } from './words.ts';

export interface TerminalSetup {
  readonly entry: GameEntry;
  readonly seats: number;
  /** The first seats are people's, bots take the rest. */
  readonly humans: number;
  readonly options: unknown;
  readonly bot: Bot;
  readonly seed: string;
  readonly log?: string;
  readonly language: Language;
}

/** A match played at one terminal. Works with a keyboard and with lines from a pipe. */
export class TerminalTable {
  readonly #setup: TerminalSetup;
  readonly #match: Match;
  readonly #names: string[];
  readonly #chance: SeededChance;
  readonly #input = createInterface({ input: process.stdin });
  readonly #lines = this.#input[Symbol.asyncIterator]();
  /** The person whose secrets may be on the screen. */
  #facing = -1;
  #news = '';

  constructor(setup: TerminalSetup) {
    const { entry, seats, humans, options, seed } = setup;
    this.#setup = setup;
    this.#match = Match.begin(entry.game, { seats, options, source: verifiableSource(seed) });
    this.#chance = new SeededChance(`${seed}/bots`);
    this.#names = Array.from({ length: seats }, (_, seat) => {
      if (seat >= humans) return this.#words.bot.replace('$', String(seat - humans + 1));
      return humans === 1 ? this.#words.you : this.#words.player.replace('$', String(seat + 1));
    });
  }

  get #words() {
    return WORDS[this.#setup.language];
  }

  get #text() {
    return this.#setup.entry.text[this.#setup.language];
  }

  async run(): Promise<void> {
    this.#say(`${this.#paint('bold', this.#text.title)}   ${this.#words.help}\n`);
    while (!this.#match.isOver) {
      this.#keep();
      const { actors } = this.#match;
      const bot = actors.find((seat) => seat >= this.#setup.humans);
      if (bot !== undefined) this.#playBot(bot);
      else if (!(await this.#askPerson(actors[0]))) break;
    }
    if (this.#match.isOver) this.#finish();
    this.#input.close();
    this.#reveal();
  }

  #playBot(seat: number): void {
    const { moves } = this.#setup.bot.decide(this.#match.view(seat), seat, this.#chance);
    const { events } = this.#match.play(seat, moves);
    this.#tell(events);
  }

  /** Asks a person until a move was played; `false` when they leave. */
  async #askPerson(seat: number): Promise<boolean> {
    if (this.#facing !== seat && this.#needsCurtain && !(await this.#drawCurtain(seat))) return false;
    if (this.#facing !== seat || this.#match.legal(seat).length > 0) this.#show(seat);
    this.#facing = seat;
    for (;;) {
      const line = (await this.#read('> '))?.trim().toLowerCase();
      if (line === undefined || line === 'quit') {
        this.#say(`${this.#words.bye}\n`);
        return false;
      }
      if (line === 'help') this.#say(`${this.#words.help}\n`);
      else if (line === 'board') this.#show(seat);
      else if (line !== '' && (line === 'undo' ? this.#undo(seat) : this.#play(seat, line))) return true;
    }
  }

  /** Where nothing is hidden, people may look together. */
  get #needsCurtain(): boolean {
    const { entry, humans, seats } = this.#setup;
    return humans > 1 && entry.game.hasSecrets(seats);
  }

  async #drawCurtain(seat: number): Promise<boolean> {
    if (process.stdout.isTTY) this.#say('\x1b[2J\x1b[3J\x1b[H');
    const line = (await this.#read(`${this.#words.curtain.replace('$', this.#names[seat])} `))?.trim().toLowerCase();
    const isThere = line !== undefined && line !== 'quit';
    if (!isThere) this.#say(`\n${this.#words.bye}\n`);
    return isThere;
  }

  #show(seat: number): void {
    const { language, entry } = this.#setup;
    const v = this.#match.view(seat);
    const paint = (style: string, text: string) => this.#paint(style, text);
    this.#sayNews();
    this.#say(`\n${entry.draw(v, seat, { names: this.#names, language, paint })}\n`);
    const moves = this.#match.legal(seat).map((move) => this.#match.game.print(move));
    this.#say(
      `${paint('bold', this.#text.prompt(v))}\n${groupMoves(moves)
        .map((line) => `  ${line}`)
        .join('\n')}\n`,
    );
  }

  #play(seat: number, line: string): boolean {
    try {
      const { events } = this.#match.play(seat, [this.#match.game.parse(line)]);
      this.#tell(events);
      return true;
    } catch (error) {
      if (!(error instanceof StolikError)) throw error;
      const { reason } = error.details;
      this.#say(`${reason ? this.#text.reason(reason) : `${this.#words.unclear} ${printable(error.message)}`}\n`);
      return false;
    }
  }

  #undo(seat: number): boolean {
    try {
      this.#match.retract(seat);
      this.#say(`${this.#words.undone}\n`);
      return true;
    } catch (error) {
      if (!(error instanceof StolikError)) throw error;
      this.#say(`${this.#words.cannotUndo}\n`);
      return false;
    }
  }

  /** News is told with the next board: behind a curtain nobody would read it. */
  #tell(events: readonly unknown[]): void {
    for (const event of events) {
      const sentence = this.#text.event(event, this.#names);
      if (sentence) this.#news += `  ${sentence}\n`;
    }
  }

  #sayNews(): void {
    this.#say(`\n${this.#news}`);
    this.#news = '';
  }

  #finish(): void {
    const { entry, language } = this.#setup;
    const sheets = entry.game.score(this.#match.state);
    const winners = winnersOf(sheets);
    const paint = (style: string, text: string) => this.#paint(style, text);
    this.#sayNews();
    this.#say(`\n${entry.draw(this.#match.view(undefined), undefined, { names: this.#names, language, paint })}\n`);
    this.#say(printSheets(entry, sheets, winners, this.#names, language));
    const names = winners.map((seat) => sheets[seat].automa ?? this.#names[seat]);
    const won = this.#words.wins.replace('$', names.join(', '));
    const alone = winners.length > 0 ? this.#words.won : this.#words.lost;
    this.#say(`\n${this.#paint('bold', sheets.length === 1 ? alone : won)}\n`);
  }

  /** Kept after every play, from the deal on: a file that cannot be written is no surprise at the end. */
  #keep(): void {
    if (this.#setup.log !== undefined) writeFileSync(this.#setup.log, printLog(this.#match.log));
  }

  /** The seed is revealed: nobody plays on with this log, and anybody may check it. */
  #reveal(): void {
    const { log, seed } = this.#setup;
    if (log === undefined) return;
    writeFileSync(log, printLog({ ...this.#match.log, seed }));
    this.#say(`${this.#words.saved.replace('$', log)}\n`);
  }

  async #read(prompt: string): Promise<string | undefined> {
    this.#say(prompt);
    const { value, done } = await this.#lines.next();
    return done ? undefined : value;
  }

  #paint(style: string, text: string): string {
    return hasColors() ? colorPaint(style, text) : plainPaint(style, text);
  }

  #say(text: string): void {
    process.stdout.write(text);
  }
}
