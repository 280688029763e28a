import { defineGame } from '@stolik/core';
import { heuristics } from './ai/index.ts';
import { asks, draw } from './cli/index.ts';
import { puzzling } from './puzzles/index.ts';
import { sentient } from './rules/index.ts';
import { text } from './text/index.ts';

export const entry = defineGame({ game: sentient, heuristics, text, draw, asks, puzzling });
