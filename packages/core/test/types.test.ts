import { defineGame, type GameEntry, type Playable } from '@stolik/core';
import { heuristics as sagradaHeuristics } from '@stolik/games/sagrada/ai';
import { sagrada } from '@stolik/games/sagrada/rules';
import { heuristics as sentientHeuristics } from '@stolik/games/sentient/ai';
import { draw as drawSentient } from '@stolik/games/sentient/cli';
import { sentient } from '@stolik/games/sentient/rules';
import { text as sentientText } from '@stolik/games/sentient/text';
import { draw as drawSmartphone } from '@stolik/games/smartphone/cli';
import { text as smartphoneText } from '@stolik/games/smartphone/text';
import { expect, it } from 'vitest';

// What must not compile: the type-check of the tests fails where one of these errors is not there.

const ofSentient = { game: sentient, heuristics: sentientHeuristics, text: sentientText, draw: drawSentient, asks: {} };

it('parts of different games do not make a game', () => {
  expect(defineGame(ofSentient).game.id).toBe('sentient');
  // @ts-expect-error Sagrada's rules, Smartphone's words, Sentient's heuristics
  defineGame({ ...ofSentient, game: sagrada, text: smartphoneText });
  // @ts-expect-error the rules of another game
  defineGame({ ...ofSentient, game: sagrada });
  // @ts-expect-error the heuristics of another game
  defineGame({ ...ofSentient, heuristics: sagradaHeuristics });
  // @ts-expect-error the words of another game
  defineGame({ ...ofSentient, text: smartphoneText });
  // @ts-expect-error the board of another game
  defineGame({ ...ofSentient, draw: drawSmartphone });
});

it('nothing is a game that was not defined as one', () => {
  // @ts-expect-error whoever forgets the types of its parts has not compared them
  const entry: GameEntry = ofSentient;
  // @ts-expect-error the same for what bots play
  const playable: Playable = { game: sagrada, heuristics: sentientHeuristics };
  expect([entry.game.id, playable.game.id]).toEqual(['sentient', 'sagrada']);
});
