import { readFileSync } from 'node:fs';
import { type GameEntry, type Log, Match, parseLog, printable, readInt } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import { type DecisionReview, type Mark, RIVALS, type Split, type Story } from '@stolik/review';
import { Command } from 'commander';
import { jsonOption, wholeNumber } from '../arguments.ts';
import { leadChart } from '../lead-chart.ts';
import { Progress } from '../progress.ts';
import { type Reviewed, review, reviewAsJson } from '../reviewing.ts';

/** How marks are called, and drawn under a chart. */
const MARKS: Readonly<Record<Mark, { readonly word: string; readonly sign: string }>> = {
  none: { word: '', sign: '' },
  fine: { word: 'a fine find', sign: 'f' },
  slip: { word: 'a slip', sign: 's' },
  costly: { word: 'costly', sign: 'c' },
  turning: { word: 'a turning point', sign: 't' },
};

/** From so many decisions on a mean says something. */
const FEWEST = 12;
const BAR = 30;

export function reviewCommand(): Command {
  return new Command('review')
    .description('Look back at a finished game: what each turn could have been, and what the dice did.')
    .argument('<log>', 'a log file, or - for standard input')
    .option('--seat <n>', "one seat's turns alone", wholeNumber('--seat', 0))
    .addOption(jsonOption())
    .action((file: string, { seat, json }: { seat?: number; json?: boolean }) => {
      const log = parseLog(readFileSync(file === '-' ? 0 : file, 'utf8'));
      if (seat !== undefined) readInt(seat, '--seat', 0, log.header.seats - 1);
      const progress = new Progress(`review ${printable(log.header.game)}`, 1);
      const reviewed = review(log, seat, (share) => progress.update(share));
      progress.end();
      const entry = gameEntry(log.header.game, log.header.version);
      process.stdout.write(
        json ? `${JSON.stringify(reviewAsJson(reviewed))}\n` : printable(print(entry, log, reviewed, seat)),
      );
    });
}

function print(entry: GameEntry, log: Log, reviewed: Reviewed, seat: number | undefined): string {
  const eyes = seat ?? 0;
  const { decisions, chart, story } = reviewed;
  const marked = decisions.filter(({ mark }) => mark !== 'none');
  const signs = chart.map(({ line }, i) => {
    const next = chart[i + 1]?.line ?? Number.POSITIVE_INFINITY;
    const here = marked.find((one) => one.seat === eyes && one.line >= line && one.line < next);
    return here ? MARKS[here.mark].sign : '';
  });
  const leads = chart.map(({ leads: all }) => all[eyes]);
  const score = entry.game.score(Match.restore(entry.game, log).state);
  const label = labelIn(entry, Object.keys(score[eyes].lines));
  const parts = [
    `${entry.text.en.title}, ${log.header.seats} ${log.header.seats === 1 ? 'seat' : 'seats'}. ` +
      `The lead that seat ${eyes} could expect, turn by turn:\n`,
    leadChart(leads, signs),
    '\n',
    marked.length === 0
      ? 'Every turn was as good as anything there.\n'
      : marked.map((one) => printTurn(one, label)).join('\n'),
    '\n',
    printMeans(decisions, log.header.seats),
    story ? `\n${printStory(story)}` : '',
  ];
  return parts.join('');
}

/** Bars, where they explain enough; else what chance did, where it had a say. */
function printStory({ split, isTelling }: Story): string {
  if (isTelling) return split.map(printSplit).join('\n');
  if (split.every(({ dice, doubt }) => dice === 0 && doubt === 0)) return 'Chance has hardly a say in this game.\n';
  return split
    .map(
      ({ seat, dice, doubt }) =>
        `Seat ${seat}: ${signed(dice)} points by the dice (give or take ${doubt.toFixed(1)})\n`,
    )
    .join('');
}

function printTurn(turn: DecisionReview, label: (line: string) => string): string {
  const { seat, line, mark, played, best, loss, low, high, lines, why, end, tried } = turn;
  const isFine = mark === 'fine';
  const range = isFine ? '' : `: ${loss.toFixed(1)} points of lead (${low.toFixed(1)} to ${high.toFixed(1)})`;
  const because = why.map((one) => `${label(one)} ${signed(lines[one])}`).join(', ');
  const next = tried.find((one) => one.turn !== best)?.turn ?? best;
  return [
    `line ${line}, seat ${seat}: ${MARKS[mark].word}${range}`,
    `  played  ${played}`,
    isFine ? `  next    ${next}` : `  better  ${best}`,
    ...(because ? [`  why     ${because}`] : []),
    ...(end
      ? [`  to the end of the game ${end.loss.toFixed(1)} (${end.low.toFixed(1)} to ${end.high.toFixed(1)})`]
      : []),
    '',
  ].join('\n');
}

/** What each seat gave away in a decision, where there were enough of them. */
function printMeans(decisions: readonly DecisionReview[], seats: number): string {
  return Array.from({ length: seats }, (_, seat) => {
    const losses = decisions.filter((one) => one.seat === seat).map(({ loss }) => loss);
    if (losses.length < FEWEST) return '';
    const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
    return `Seat ${seat}: ${mean.toFixed(2)} points given away in each of ${losses.length} decisions.\n`;
  }).join('');
}

function printSplit({ seat, margin, doubt, ...parts }: Split): string {
  const most = Math.max(1, ...Object.values(parts).map(Math.abs));
  const rows = Object.entries(parts).map(([name, points]) => {
    const bar = (points < 0 ? '-' : '+').repeat(Math.round((BAR * Math.abs(points)) / most));
    const note = name === 'dice' ? ` (give or take ${doubt.toFixed(1)})` : '';
    return `  ${name.padEnd(12)} ${signed(points).padStart(7)}  ${bar}${note}`;
  });
  return `Seat ${seat}: ${signed(margin)} points ahead of the others, of which\n${rows.join('\n')}\n`;
}

/** The name of a line of the sheet; of lines of a kind, that of the kind. */
function labelIn(entry: GameEntry, ids: readonly string[]): (line: string) => string {
  return (line) => {
    if (line === RIVALS) return 'what the others have less';
    return ids.includes(line) ? entry.text.en.scoreLine(line) : line.replaceAll('-', ' ');
  };
}

function signed(points: number): string {
  return `${points > 0 ? '+' : ''}${points.toFixed(1)}`;
}
