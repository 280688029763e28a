import type { Language } from '@stolik/core';
import { Prompt } from '@stolik/games/ui';
import type { Move, View } from '../rules/index.ts';
import { words } from '../text/index.ts';
import type { Speech } from './speech.ts';
import type { TurnInHand } from './use-turn.ts';

export interface StepProps {
  readonly view: View;
  readonly turn: TurnInHand;
  readonly language: Language;
  readonly speech: Speech;
}

/** What this step asks for: it follows the die that was taken. */
export function Step({ view, turn, language, speech }: StepProps) {
  const { die, unsure, offers, held } = turn;
  const tool = view.using ? `${words[language].tools[view.using.id].name}: ` : '';
  if (unsure) return <Prompt>{sayUnsure(unsure, view, language, speech)}</Prompt>;
  const hasPlace = held ? 'from' in held || offers.places.has(held.die) : offers.puts.size > 0;
  if (!die || !hasPlace) return null;
  return <Prompt>{capital(tool + speech.words.chooseSpace.replace('{die}', speech.die(die)))}</Prompt>;
}

/** What chance is about to decide: the tool, the die, and that it stays so. */
export function sayUnsure(move: Move, view: View, language: Language, { words: w, die }: Speech): string {
  const id = move.do === 'use' ? move.tool : view.using?.id;
  const sure = id === undefined ? undefined : w.sure[id];
  if (!id || !sure) return w.sure.other;
  return `${words[language].tools[id].name}: ${sure.replace('{die}', move.do === 'pick' ? die(move.die) : '')}`;
}

function capital(sentence: string): string {
  return sentence[0].toUpperCase() + sentence.slice(1);
}
