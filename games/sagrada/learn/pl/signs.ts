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
  'printed-color': 'Pole z kolorem: na kostkę tego koloru, o dowolnej wartości.',
  'printed-shade': 'Pole z oczkami: na kostkę o tej wartości, w dowolnym kolorze.',
  'printed-nothing': 'Białe pole: na dowolną kostkę.',
  lit: 'Podświetlone: tu można położyć wybraną kostkę.',
  token:
    'Znacznik uznania: przy imieniu, ile kto ma; na narzędziu, ile na nim leży albo ile kosztuje; na karcie witrażu jej trudność.',
  panes: 'Pola do wypełnienia: każde, które zostanie puste, kosztuje punkty na końcu.',
  unknown: 'Nie wszystko wiadomo: punkty bez celu indywidualnego, którego nie znasz.',
  lacks: 'Brakuje: pod celem, czego brakuje do następnego zestawu.',
  turn: 'Ruch: jeden z tej rundy, po kolei; kształt mówi, czyj.',
  'turn-now': 'Trwający ruch: czyj jest teraz.',
  'turn-past': 'Miniony ruch: jest już po nim.',
  'turn-skipped': 'Oddany ruch: drugi ruch, oddany za szczypce do łamania szkła.',
  'no-leftovers': 'Pusta runda: na torze rund nie została po niej żadna kostka.',
  'objective:R': 'Odcienie czerwieni: suma wartości twoich czerwonych kostek.',
  'objective:Y': 'Odcienie żółci: suma wartości twoich żółtych kostek.',
  'objective:G': 'Odcienie zieleni: suma wartości twoich zielonych kostek.',
  'objective:B': 'Odcienie błękitu: suma wartości twoich niebieskich kostek.',
  'objective:P': 'Odcienie fioletu: suma wartości twoich fioletowych kostek.',
  ...cardSigns('pl'),
};
