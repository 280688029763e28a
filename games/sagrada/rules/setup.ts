import { type Chance, deal, listOf, SETUP_ROUND, tagOf } from '@stolik/core';
import { objectiveNamed, PUBLIC_OBJECTIVES } from './data/objectives.ts';
import { CARDS } from './data/patterns.ts';
import { TOOLS, toolNamed } from './data/tools.ts';
import { COLORS, DICE_PER_COLOR } from './dice.ts';
import { type Options, publicsInPlay, toolsInPlay } from './options.ts';
import { PATTERN, type State } from './state.ts';
import * as tags from './tags.ts';
import { WINDOW } from './window.ts';

/** RB set-up, up to the choice of patterns. Start seat, tools and public objectives lie open by then (R32). */
export function setup(options: Options, seats: number, chance: Chance): State {
  const tag = (purpose: number) => tagOf(SETUP_ROUND, purpose);
  const start = seats === 1 ? 0 : chance.int(seats, tag(tags.START));
  const tools = Array.isArray(options.tools)
    ? options.tools.map(toolNamed)
    : deal(TOOLS.length, toolsInPlay(options, seats), chance, tag(tags.TOOLS));
  const publics = options.publicObjectives
    ? options.publicObjectives.map(objectiveNamed)
    : deal(PUBLIC_OBJECTIVES.length, publicsInPlay(seats), chance, tag(tags.PUBLICS));
  const each = options.privateObjectives ?? 1;
  const privates = deal(COLORS.length, seats * each, chance, tag(tags.PRIVATES));
  const cards = deal(CARDS, seats * 2, chance, tag(tags.CARDS));
  return {
    deal: { seats, start, tools, publics, privates: split(privates, each), cards: split(cards, 2) },
    step: PATTERN,
    round: 0,
    turn: 0,
    seat: start,
    patterns: listOf(seats, -1),
    windows: listOf(seats * WINDOW, 0),
    tokens: listOf(seats, 0),
    paid: listOf(tools.length, 0),
    bag: listOf(COLORS.length, DICE_PER_COLOR),
    pool: [],
    track: [],
    drafted: 0,
    tooled: 0,
    skips: 0,
    tool: -1,
    hand: -1,
    moved: -1,
    epoch: 0,
  };
}

/** Hands of `size` each. */
function split(items: readonly number[], size: number): number[][] {
  const hands: number[][] = [];
  for (let i = 0; i < items.length; i += size) hands.push(items.slice(i, i + size));
  return hands;
}
