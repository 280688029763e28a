import { defineGame } from '@stolik/core';
import { heuristics } from './ai/index.ts';
import { asks, draw } from './cli/index.ts';
import { puzzling } from './puzzles/index.ts';
import { smartphone } from './rules/index.ts';
import { text } from './text/index.ts';

export const entry = defineGame({ game: smartphone, heuristics, text, draw, asks, puzzling });
