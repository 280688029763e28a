import type { UnitWords } from '@stolik/learn';

export const goals: Readonly<Record<string, UnitWords>> = {
  publics: {
    title: 'Cele grupowe',
    text: 'Trzy cele grupowe leżą odkryte, w grze jednoosobowej dwa. Liczba na karcie mówi, ile PZ daje każde spełnienie celu. Każdy dostaje za nie punkty za swój witraż, tyle razy, ile razy cel jest spełniony; nikt nikomu niczego nie zabiera. Zerkaj na nie już przy wyborze wzoru i przy każdej kostce.',
  },
  'full-lines': {
    title: 'Rzędy i kolumny muszą być pełne',
    text: 'Rząd lub kolumna liczy się tylko wtedy, gdy wszystkie pola są zapełnione – pięć w rzędzie, cztery w kolumnie – i nic się nie powtarza. Jedno puste pole albo jedno powtórzenie i ta linia nic nie daje. Każda spełniona linia liczy się osobno.',
    examples: ['Dwa pełne rzędy i jedna pełna kolumna bez powtórzonego koloru: 12 i 5 PZ.'],
  },
  sets: {
    title: 'Zestawy: kostka raz, ale na kilku kartach',
    text: 'Niektóre cele liczą zestawy kostek z całego witrażu. Na jednej karcie kostka należy tylko do jednego zestawu; ile ich jest, mówi ten rodzaj, którego masz najmniej. Dla innej karty ta sama kostka może się liczyć ponownie.',
    examples: ['Dwie pary z 1 i 2 dają 4 PZ; te same kostki tworzą też zestaw wszystkich kolorów: kolejne 4 PZ.'],
  },
  'row-color-variety': {
    title: 'Różnorodność kolorów w rzędzie',
    text: '6 PZ za każdy pełny rząd bez powtórzonego koloru. Rząd ma pięć pól, a kolorów jest pięć, więc potrzebny jest każdy dokładnie raz.',
    examples: ['Górny rząd ma wszystkie pięć kolorów; w trzecim powtarza się żółty: 6 PZ.'],
  },
  'column-color-variety': {
    title: 'Różne kolory w kolumnie',
    text: '5 PZ za każdą pełną kolumnę bez powtórzonego koloru: cztery różne. Kolumn jest pięć, więc można zdobyć do 25 PZ.',
    examples: ['Pierwsza kolumna jest pełna i ma cztery kolory: 5 PZ.'],
  },
  'row-shade-variety': {
    title: 'Różnorodność odcieni w rzędzie',
    text: '5 PZ za każdy pełny rząd bez powtórzonej wartości: pięć różnych liczb. Której z 1-6 brakuje, nie ma znaczenia.',
    examples: ['1, 3, 2, 5, 6: pięć różnych wartości, 5 PZ.'],
  },
  'column-shade-variety': {
    title: 'Różnorodność odcieni w kolumnie',
    text: '4 PZ za każdą pełną kolumnę bez powtórzonej wartości: cztery różne liczby.',
    examples: ['Czwarta kolumna ma cztery wartości; w pierwszej powtarza się 1: 4 PZ.'],
  },
  'light-shades': {
    title: 'Jasne odcienie',
    text: '2 PZ za każdą parę z 1 i 2, gdziekolwiek w witrażu i w dowolnych kolorach. Jedynki i dwójki nie muszą się stykać; par jest tyle, ile tych, których masz mniej.',
    examples: ['Jedna 2 i dwie 1 to jedna para: 2 PZ.'],
  },
  'medium-shades': {
    title: 'Pośrednie odcienie',
    text: '2 PZ za każdą parę z 3 i 4, gdziekolwiek w witrażu i w dowolnych kolorach. Nie muszą się stykać.',
    examples: ['Jedna 4 i dwie 3 to jedna para: 2 PZ.'],
  },
  'deep-shades': {
    title: 'Ciemne odcienie',
    text: '2 PZ za każdą parę z 5 i 6, gdziekolwiek w witrażu i w dowolnych kolorach. Nie muszą się stykać.',
    examples: ['Jedna 6 i dwie 5 to jedna para: 2 PZ.'],
  },
  'shade-variety': {
    title: 'Różnorodność odcieni',
    text: '5 PZ za każdy zestaw wszystkich sześciu wartości, od 1 do 6, gdziekolwiek w witrażu. Ile jest zestawów, mówi wartość, której masz najmniej.',
    examples: ['Wartości od 1 do 6 po razie i druga 2: jeden zestaw, 5 PZ.'],
  },
  'color-diagonals': {
    title: 'Kolorowe przekątne',
    text: '1 PZ za każdą kostkę, która styka się narożnikiem z kostką swojego koloru. Kostka liczy się raz, choćby miała kilku takich sąsiadów. Linie mogą się załamywać: trzy w zygzak to 3 PZ.',
    examples: ['Dwie czerwone stykają się narożnikami i liczą się; trzecia czerwona z żadną: 2 PZ.'],
  },
  'color-variety': {
    title: 'Bogactwo kolorów',
    text: '4 PZ za każdy zestaw wszystkich pięciu kolorów, gdziekolwiek w witrażu. Ile jest zestawów, mówi kolor, którego masz najmniej.',
    examples: ['Każdy kolor po razie i druga czerwona: jeden zestaw, 4 PZ.'],
  },
  private: {
    title: 'Twój cel indywidualny',
    text: 'Tylko ty znasz swój kolor. Na końcu dostajesz sumę wartości wszystkich swoich kostek tego koloru: 6 to sześć punktów, 1 tylko jeden. Inni widzą jedynie, co bierzesz, więc mogą zgadywać. To także pierwsze rozstrzygnięcie remisu.',
    examples: ['Odcienie czerwieni: czerwona 6 i czerwona 3 dają 9 PZ.'],
  },
};
