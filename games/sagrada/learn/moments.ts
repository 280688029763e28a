import { defineMoments } from '@stolik/learn';
import type { View } from '../rules/index.ts';

/** How many dice lie in a seat's window. */
const placed = (view: View, seat: number) => view.seats[seat].dice.filter((die) => die !== null).length;
const isSecondTurn = ({ turn, order }: View) => turn >= order.length / 2;

/** What somebody who plays for the first time is told, when it first matters. */
export const moments = defineMoments<View>({
  moments: [
    { id: 'edge', isNow: (view, seat) => view.step === 'turn' && placed(view, seat) === 0, unit: 'first-die' },
    {
      id: 'used',
      isNow: (view) => view.step === 'turn' && view.tools.some(({ tokens }) => tokens > 0),
      unit: 'tool-price',
    },
    {
      id: 'track',
      isNow: (view) => view.step === 'turn' && view.track.some((dice) => dice.length > 0),
      unit: 'leftovers',
    },
    { id: 'twice', isNow: (view) => view.step === 'turn' && isSecondTurn(view), unit: 'snake' },
    { id: 'private', isNow: (view, seat) => view.step === 'turn' && placed(view, seat) === 2, unit: 'private' },
    { id: 'ahead', isNow: (view, seat) => view.step === 'turn' && placed(view, seat) === 3, unit: 'look-ahead' },
    { id: 'pattern', isNow: ({ step }) => step === 'pattern', unit: 'difficulty' },
  ],
  words: {
    en: {
      pattern: 'Choose a window: the more dots, the harder it is, and the more favor tokens you get for tools.',
      edge: 'Your first die goes on an edge or into a corner. All others must touch a die, by a side or a corner.',
      used: 'A tool that somebody has used costs two tokens from now on.',
      track: 'What nobody took lies on the round track. Some tools can fetch it.',
      twice: 'The order turned round: whoever was last is first now. You have two turns in every round.',
      private: 'Your private objective counts every pip of its colour: high dice of it are worth most.',
      ahead: 'Look ahead: a die beside a printed space can make that space impossible to fill.',
    },
    pl: {
      pattern: 'Wybierz witraż: im więcej kropek, tym trudniejszy i tym więcej znaczników uznania na narzędzia.',
      edge: 'Pierwsza kostka trafia przy krawędź albo do narożnika. Każda następna musi stykać się z inną, bokiem lub narożnikiem.',
      used: 'Narzędzie, którego ktoś już użył, kosztuje odtąd dwa znaczniki.',
      track: 'To, czego nikt nie wziął, leży na torze rund. Niektóre narzędzia potrafią po to sięgnąć.',
      twice: 'Kolejność się odwróciła: kto był ostatni, jest teraz pierwszy. W każdej rundzie masz dwa ruchy.',
      private: 'Twój cel indywidualny liczy każde oczko w swoim kolorze: najwięcej warte są wysokie kostki.',
      ahead: 'Patrz naprzód: kostka obok pola z kolorem lub oczkami może sprawić, że nie da się go już zapełnić.',
    },
  },
});
