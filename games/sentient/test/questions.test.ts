import { RuleSearch } from '@stolik/learn';
import { describe, expect, it } from 'vitest';
import { checkQuestions } from '../../test/questions.ts';
import { reference } from '../learn/index.ts';
import { BLIND } from './blind.ts';

/** What people ask at the table, and the units that answer it. */
const QUESTIONS: readonly (readonly [units: string, en: string, pl: string])[] = [
  ['next-order', 'who goes first next round', 'kto zaczyna kolejną rundę'],
  ['pass-once', 'can I pass twice', 'czy mogę spasować dwa razy'],
  ['tie-agents tie-order', 'two players have equal influence', 'remis u inwestora'],
  ['wrap', 'can a die go from 6 to 1', 'czy z szóstki robi się jedynka'],
  ['no-influence', 'does an assistant on a card count for the investor', 'czy asystent na karcie liczy się do wpływu'],
  ['second-place score-chips', 'what does the second player get', 'co dostaje drugi gracz'],
  ['agent', 'can I take a bot where an opponent stands', 'czy mogę postawić agenta tam gdzie przeciwnik'],
  ['deck our-rulings mirrors', 'are the cards official', 'czy karty są prawdziwe'],
  ['undo', 'can I undo my agent', 'czy mogę cofnąć agenta'],
  ['plus', 'what does plus mean', 'co znaczy plus'],
  ['minus', 'what does the minus do', 'co robi minus'],
  ['service zero', 'can I get negative points', 'czy mogę mieć ujemne punkty'],
  ['refresh one-supply', 'when do assistants come back', 'kiedy wracają asystenci'],
  ['wipe', 'must I replace the bots when passing', 'czy przy pasie muszę wymienić roboty'],
  ['five-turns', 'how many turns per round', 'ile ruchów w rundzie'],
  ['ties', 'is there a shared victory', 'czy zwycięstwo może być wspólne'],
  ['investors score-investors', 'what is an investor worth', 'ile wart jest inwestor'],
  ['deck-empty', 'what if the deck runs out', 'co gdy stos się skończy'],
  ['nothing-to-block', 'can I block an equals sign', 'czy mogę zablokować znak równości'],
  ['slot-taken', 'may I move a bot to another slot', 'czy mogę przesunąć robota na inne miejsce'],
  ['sum-seven', 'sum of seven', 'suma siedem'],
  ['block', 'how do I keep a die from changing', 'jak zablokować kość'],
  ['difference', 'do 6 and 1 differ by one', 'czy 6 i 1 różnią się o jeden'],
  ['dice', 'can I reroll my dice', 'czy mogę przerzucić kości'],
  ['rounds', 'how many rounds are there', 'ile jest rund'],
  ['players', 'how many players', 'na ile osób jest gra'],
  ['company', 'what is my company for', 'po co jest moja firma'],
  ['printed-investor company', 'the investor on my board', 'inwestor na mojej planszy'],
  ['hidden', 'is anything secret', 'czy coś jest tajne'],
  ['assistants', 'how many assistants may I send', 'ilu asystentów mogę umieścić'],
  ['plug', 'must the bot fit the dice', 'czy robot musi pasować do kości'],
  ['neighbours score-so-far', 'why did my bot stop scoring', 'dlaczego robot przestał punktować'],
  ['pass-forced', 'I have no agents left', 'co gdy zabraknie mi agentów'],
  ['minimum', 'nobody stands beside an investor', 'nikogo nie ma przy inwestorze'],
  ['end-investors', 'investor at the end of the row', 'inwestor na skraju'],
  ['zero', 'is a bot without points useless', 'czy robot bez punktów jest bezużyteczny'],
  ['why-pass pass', 'when should I pass', 'kiedy warto spasować'],
  ['signs', 'what do the icons mean', 'co znaczą ikony'],
  ['corrections mirrors', 'my copy has other cards', 'mam w pudełku inne karty'],
  ['information', 'how do information bots score', 'jak punktują roboty informacyjne'],
];

describe('questions as they are typed', () => {
  const [en, pl] = (['en', 'pl'] as const).map((language) => new RuleSearch(reference, language));
  it.each(QUESTIONS)('find %s first', (units, english, polish) => {
    expect(units.split(' '), english).toContain(en.find(english)[0]?.id);
    expect(units.split(' '), polish).toContain(pl.find(polish)[0]?.id);
  });
});

checkQuestions(reference, BLIND, { first: 93, amongThree: 96 });
