import { LANGUAGES, type Language } from '@stolik/core';
import { RuleSearch } from '@stolik/learn';
import { expect, it } from 'vitest';
import { checkQuestions } from '../../test/questions.ts';
import { reference } from '../learn/index.ts';
import { BLIND } from './blind.ts';

/** Questions as they are asked at a table. Where one led elsewhere the reference has learnt of it, so this shows what was lost since, not how good it is. */
const QUESTIONS: Readonly<Record<Language, readonly (readonly [question: string, unit: string])[]>> = {
  en: [
    ['how do you win this game', 'goal'],
    ['can I place my first die in the middle of the window', 'first-die'],
    ['must the new die be adjacent to another', 'touching'],
    ['are two blue dice allowed side by side', 'same-color'],
    ['two fours beside each other', 'same-shade'],
    ['is diagonal ok for the same color', 'diagonals'],
    ['why does the tool cost 2 tokens', 'tool-price'],
    ['can I use two tools', 'tools'],
    ['how many dice in the pool with 3 players', 'pool'],
    ['why did the last player play twice', 'snake'],
    ['can I pass even though a die fits', 'pass'],
    ['what happens with the dice nobody took', 'leftovers'],
    ['who starts the second round', 'starter'],
    ['can lathekin swap two dice', 'lathekin'],
    ['flip die', 'grinding-stone'],
    ['reroll all dice', 'glazing-hammer'],
    ['exchange a die with the round track', 'lens-cutter'],
    ['take a second die immediately', 'running-pliers'],
    ['ignore printed colour', 'eglomise-brush'],
    ['ignore printed value', 'copper-foil-burnisher'],
    ['does a row with a hole count', 'full-lines'],
    ['can one die count for two objectives', 'sets'],
    ['how is my private objective scored', 'private'],
    ['points for unused tokens', 'score-tokens'],
    ['minus points for empty spaces', 'score-empty'],
    ['what if it is a tie', 'ties'],
    ['target in solo', 'solo-target'],
    ['pay for a tool when alone', 'solo-payment'],
    ['undo a move', 'undo'],
    ['what is the question mark behind the points', 'score-so-far'],
  ],
  pl: [
    ['jak się wygrywa', 'goal'],
    ['czy pierwszą kostkę mogę dać na środek', 'first-die'],
    ['czy nowa kostka musi sąsiadować z inną', 'touching'],
    ['czy dwie niebieskie mogą leżeć obok siebie', 'same-color'],
    ['dwie czwórki obok siebie', 'same-shade'],
    ['czy po skosie może być ten sam kolor', 'diagonals'],
    ['dlaczego narzędzie kosztuje 2 znaczniki', 'tool-price'],
    ['czy mogę użyć dwóch narzędzi', 'tools'],
    ['ile kostek w puli na 3 osoby', 'pool'],
    ['czemu ostatni gra dwa razy', 'snake'],
    ['czy mogę spasować, choć kostka pasuje', 'pass'],
    ['co z kostkami, których nikt nie wziął', 'leftovers'],
    ['kto zaczyna drugą rundę', 'starter'],
    ['czy lathekin zamienia dwie kostki', 'lathekin'],
    ['odwrócić kostkę', 'grinding-stone'],
    ['rzucić wszystkimi kostkami', 'glazing-hammer'],
    ['wymienić kostkę z torem rund', 'lens-cutter'],
    ['od razu druga kostka', 'running-pliers'],
    ['zignorować nadrukowany kolor', 'eglomise-brush'],
    ['zignorować nadrukowaną wartość', 'copper-foil-burnisher'],
    ['czy niepełny rząd się liczy', 'full-lines'],
    ['czy jedna kostka liczy się do dwóch celów', 'sets'],
    ['jak punktuje cel indywidualny', 'private'],
    ['punkty za niewykorzystane znaczniki', 'score-tokens'],
    ['minus za puste pola', 'score-empty'],
    ['co przy remisie', 'ties'],
    ['wynik docelowy solo', 'solo-target'],
    ['zapłacić za narzędzie w grze jednoosobowej', 'solo-payment'],
    ['cofnąć ruch', 'undo'],
    ['skąd pytajnik za punktami', 'score-so-far'],
  ],
};

it.each(LANGUAGES)('answers nearly every question in %s first, and all among the first three', (language) => {
  const search = new RuleSearch(reference, language);
  const found = QUESTIONS[language].map(([question, unit]) => ({
    question,
    place: search.find(question).findIndex(({ id }) => id === unit),
  }));
  expect(found.filter(({ place }) => place < 0 || place > 2)).toEqual([]);
  expect(found.filter(({ place }) => place > 0).length).toBeLessThanOrEqual(3);
});

checkQuestions(reference, BLIND, { first: 93, amongThree: 96 });
