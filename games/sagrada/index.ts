import { defineGame } from '@stolik/core';
import { heuristics, learned } from './ai/index.ts';
import { asks, draw } from './cli/index.ts';
import { puzzling } from './puzzles/index.ts';
import { sagrada } from './rules/index.ts';
import { text } from './text/index.ts';

export const entry = defineGame({ game: sagrada, heuristics, learned, text, draw, asks, puzzling });
