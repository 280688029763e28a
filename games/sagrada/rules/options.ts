import { type Chance, deal, readDifferent, readInt, readObject } from '@stolik/core';
import { PUBLIC_OBJECTIVES } from './data/objectives.ts';
import { TOOLS } from './data/tools.ts';

/** What may be settled before a game. Lists left out are dealt at random. */
export interface Options {
  /** Which tools are in play: three, or alone one to five (one is the hardest); alone also just how many. */
  readonly tools?: number | readonly string[];
  /** Which public objectives are in play: three, or alone two. */
  readonly publicObjectives?: readonly string[];
  /** Alone: two private objectives instead of one, the better counts (R22, R34). */
  readonly privateObjectives?: 1 | 2;
}

const TOOL_IDS = TOOLS.map((tool) => tool.id);
const OBJECTIVE_IDS = PUBLIC_OBJECTIVES.map((objective) => objective.id);
const SOLO_TOOLS = { min: 1, max: 5, usual: 3 };

export function publicsInPlay(seats: number): number {
  return seats === 1 ? 2 : 3;
}

/** How many tools the options call for. */
export function toolsInPlay(options: Options, seats: number): number {
  if (seats > 1 || options.tools === undefined) return SOLO_TOOLS.usual;
  return typeof options.tools === 'number' ? options.tools : options.tools.length;
}

/** The cards are dealt: whoever chose them knows what comes. */
export function isStandard(options: Options): boolean {
  return !Array.isArray(options.tools) && options.publicObjectives === undefined;
}

export function parseOptions(json: unknown, seats: number): Options {
  const { tools, publicObjectives, privateObjectives } = readObject(json, 'options', [
    'tools',
    'publicObjectives',
    'privateObjectives',
  ]);
  return {
    ...(tools === undefined ? {} : { tools: readTools(tools, seats) }),
    ...(publicObjectives === undefined ? {} : { publicObjectives: readPublics(publicObjectives, seats) }),
    ...(privateObjectives === undefined ? {} : { privateObjectives: readPrivates(privateObjectives, seats) }),
  };
}

function readTools(json: unknown, seats: number): number | string[] {
  const field = 'options.tools';
  const [min, max] = seats === 1 ? [SOLO_TOOLS.min, SOLO_TOOLS.max] : [SOLO_TOOLS.usual, SOLO_TOOLS.usual];
  return typeof json === 'number' ? readInt(json, field, min, max) : readDifferent(json, field, TOOL_IDS, min, max);
}

function readPublics(json: unknown, seats: number): string[] {
  return readDifferent(json, 'options.publicObjectives', OBJECTIVE_IDS, publicsInPlay(seats));
}

function readPrivates(json: unknown, seats: number): 1 | 2 {
  return readInt(json, 'options.privateObjectives', 1, seats === 1 ? 2 : 1) as 1 | 2;
}

export function sampleOptions(seats: number, chance: Chance): Options {
  if (seats > 1) {
    if (chance.int(2) === 0) return {};
    return { tools: deal(TOOL_IDS.length, SOLO_TOOLS.usual, chance).map((tool) => TOOL_IDS[tool]) };
  }
  return { tools: 1 + chance.int(SOLO_TOOLS.max), privateObjectives: chance.int(2) === 0 ? 1 : 2 };
}
