import { cardSigns } from '../signs.ts';

export const signGroups: Readonly<Record<string, string>> = {
  dice: 'Kostki',
  window: 'W witrażu',
  table: 'Wokół witraży',
  tools: 'Narzędzia',
  objectives: 'Cele grupowe',
  privates: 'Cele indywidualne',
};

export const signs: Readonly<Record<string, string>> = {
  'die:R': 'Czerwona: litera C i własny relief w szkle.',
  'die:Y': 'Żółta: litera Ż.',
  'die:G': 'Zielona: litera Z.',
  'die:B': 'Niebieska: litera N.',
  'die:P': 'Fioletowa: litera F.',
  'printed-color': 'Pole na kostkę tego koloru, o dowolnej wartości.',
  'printed-shade': 'Pole na kostkę o tej wartości, w dowolnym kolorze.',
  'printed-nothing': 'Pole na dowolną kostkę.',
  lit: 'Podświetlone: tu można położyć wybraną kostkę.',
  token:
    'Znacznik uznania: przy imieniu, ile kto ma; na narzędziu, ile na nim leży albo ile kosztuje; na karcie witrażu jej trudność.',
  panes: 'Pola do wypełnienia: każde, które zostanie puste, kosztuje punkty na końcu.',
  unknown: 'Punkty bez celu indywidualnego, którego nie znasz.',
  lacks: 'Pod celem: czego brakuje do następnego zestawu.',
  turn: 'Ruch tej rundy, po kolei; kształt mówi, czyj.',
  'turn-now': 'Czyj ruch trwa.',
  'turn-past': 'Ruch, który już minął.',
  'turn-skipped': 'Drugi ruch, oddany za szczypce do łamania szkła.',
  'no-leftovers': 'Runda, po której na torze rund nie została żadna kostka.',
  'objective:R': 'Odcienie czerwieni: suma wartości twoich czerwonych kostek.',
  'objective:Y': 'Odcienie żółci: suma wartości twoich żółtych kostek.',
  'objective:G': 'Odcienie zieleni: suma wartości twoich zielonych kostek.',
  'objective:B': 'Odcienie błękitu: suma wartości twoich niebieskich kostek.',
  'objective:P': 'Odcienie fioletu: suma wartości twoich fioletowych kostek.',
  ...cardSigns('pl'),
};
