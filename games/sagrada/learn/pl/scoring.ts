import type { UnitWords } from '@stolik/learn';

export const scoring: Readonly<Record<string, UnitWords>> = {
  end: {
    title: 'Kiedy kończy się gra',
    text: 'Gra kończy się zawsze po rundzie 10, także jeśli ktoś wcześniej zapełni swój witraż. Potem odkrywa się cele indywidualne i wszystko podlicza.',
    asks: ['kiedy koniec', 'ostatnia runda', 'a jeśli moje okno jest pełne', 'finał', 'jak się zamyka partia'],
  },
  scoring: {
    title: 'Za co są punkty na końcu',
    text: 'Dodaj: każdy cel grupowy tyle razy, ile razy spełnia go twój witraż, wartości wszystkich kostek w swoim tajnym kolorze i 1 PZ za każdy niewykorzystany znacznik uznania. Odejmij 1 PZ za każde puste pole. Wygrywa najwyższy wynik.',
    asks: [
      'jak się liczy wynik',
      'końcowe podliczanie',
      'punkty zwycięstwa',
      'kto zwyciężył',
      'podsumowanie punktacji',
      'ile mam punktów',
    ],
    examples: ['Dwa rzędy (12), dwie pary (4), fiolet (11), jeden znacznik (1), dwa puste pola (-2): 26 PZ.'],
  },
  'score-tokens': {
    title: 'Niewykorzystane znaczniki uznania',
    text: 'W grze z innymi każdy znacznik uznania, który ci zostanie, to 1 PZ. Narzędzie powinno więc dać więcej, niż kosztuje. Znaczniki na kartach narzędzi nie należą do nikogo.',
    asks: ['czy pozostałe żetony coś dają', 'oszczędzać żetony', 'czy warto wydać', 'punkt za każdy'],
    examples: ['Zostały dwa znaczniki: 2 PZ.'],
  },
  'score-empty': {
    title: 'Puste pola: po punkcie straty',
    text: 'W grze z innymi każde pole puste na końcu odbiera 1 PZ. Pól jest dwadzieścia i ruchów dwadzieścia, więc widać tu każdy pas i każdą kostkę, która nie pasowała. W grze jednoosobowej odbiera 3 PZ.',
    asks: [
      'minus za puste',
      'kara za dziury',
      'punkty ujemne',
      'niezapełnione miejsca',
      'czy tracę za luki',
      'brakujące kości',
    ],
    examples: ['Trzy puste pola: 3 PZ mniej.'],
  },
  negative: {
    title: 'Wynik może być ujemny',
    text: 'Zero nie jest granicą: przy wielu pustych polach wynik może spaść poniżej zera, a od góry też nic go nie ogranicza. Tor punktacji z pudełka po 50 po prostu liczy się od nowa.',
    asks: ['mniej niż zero', 'najmniej punktów', 'więcej niż pięćdziesiąt', 'maksymalny wynik', 'minus'],
    examples: ['19 pustych pól i nic więcej: minus 19.'],
  },
  ties: {
    title: 'Remis: zawsze wygrywa jedna osoba',
    text: 'Przy równych wynikach rozstrzygają kolejno: punkty za cel indywidualny, niewykorzystane znaczniki uznania i kolejność ruchów w ostatniej rundzie. W tej kolejności nikt nie dzieli z nikim miejsca, więc zwycięstwo nigdy nie jest wspólne.',
    asks: [
      'tyle samo punktów',
      'ex aequo',
      'dogrywka',
      'równy wynik',
      'czy dwoje może wygrać',
      'kto wygrywa przy równości',
    ],
  },
  'tie-private': {
    title: 'Remis, krok 1: cel indywidualny',
    text: 'Z osób o równym wyniku wygrywa ta, która ma więcej punktów za cel indywidualny. Gdy jest ciasno, sześć punktów w swoim kolorze jest więc warte więcej niż sześć gdzie indziej.',
    asks: ['co rozstrzyga najpierw', 'tajny kolor przy remisie', 'pierwsze kryterium', 'równy wynik, własny kolor'],
    examples: ['Bez pustych pól obie osoby mają po 7 PZ: 6 za cel indywidualny wygrywa z 4.'],
  },
  'tie-tokens': {
    title: 'Remis, krok 2: znaczniki uznania',
    text: 'Jeśli cele indywidualne też dały po równo, wygrywa osoba z większą liczbą niewykorzystanych znaczników uznania.',
    asks: ['co rozstrzyga potem', 'żetony przy remisie', 'drugie kryterium', 'nadal równo po celach'],
  },
  'tie-order': {
    title: 'Remis, krok 3: kolejność w rundzie 10',
    text: 'Gdy wszystko jest równe, decyduje kolejność w ostatniej rundzie, od końca: z osób nadal remisujących wygrywa ta, która pierwszy ruch rundy 10 miała najpóźniej. Wyrównuje to późniejszy wybór. Instrukcja mówi tylko o odwrotnym kierunku; że chodzi o pierwsze ruchy, stąd wynika.',
    asks: [
      'co rozstrzyga na końcu',
      'wszystko równe',
      'trzecie kryterium',
      'żetonów też po równo',
      'wygrywa późniejszy gracz',
    ],
  },
};
