import { defineGame } from '@stolik/core';
import { heuristics } from './ai/index.ts';
import { asks, draw } from './cli/index.ts';
import { sagrada } from './rules/index.ts';
import { text } from './text/index.ts';

export const entry = defineGame({ game: sagrada, heuristics, text, draw, asks });
