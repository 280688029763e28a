import type { UnitWords } from '@stolik/learn';

export const scoring: Readonly<Record<string, UnitWords>> = {
  end: {
    title: 'Kiedy kończy się gra',
    text: 'Gra kończy się zawsze po rundzie 10, także jeśli ktoś wcześniej zapełni swój witraż. Potem odkrywa się cele indywidualne i wszystko podlicza.',
  },
  scoring: {
    title: 'Za co są punkty na końcu',
    text: 'Dodaj: każdy cel grupowy tyle razy, ile razy spełnia go twój witraż, wartości wszystkich kostek w swoim tajnym kolorze i 1 PZ za każdy niewykorzystany znacznik uznania. Odejmij 1 PZ za każde puste pole. Wygrywa najwyższy wynik.',
    examples: ['Dwa rzędy (12), dwie pary (4), fiolet (11), jeden znacznik (1), dwa puste pola (-2): 26 PZ.'],
  },
  'score-tokens': {
    title: 'Niewykorzystane znaczniki uznania',
    text: 'W grze z innymi każdy znacznik uznania, który ci zostanie, to 1 PZ. Narzędzie powinno więc dać więcej, niż kosztuje. Znaczniki na kartach narzędzi nie należą do nikogo.',
    examples: ['Zostały dwa znaczniki: 2 PZ.'],
  },
  'score-empty': {
    title: 'Puste pola: po punkcie straty',
    text: 'W grze z innymi każde pole puste na końcu odbiera 1 PZ. Pól jest dwadzieścia i ruchów dwadzieścia, więc widać tu każdy pas i każdą kostkę, która nie pasowała. W grze jednoosobowej odbiera 3 PZ.',
    examples: ['Trzy puste pola: 3 PZ mniej.'],
  },
  negative: {
    title: 'Wynik może być ujemny',
    text: 'Zero nie jest granicą: przy wielu pustych polach wynik może spaść poniżej zera.',
    examples: ['19 pustych pól i nic więcej: minus 19.'],
  },
  'score-track': {
    title: 'Tor punktacji i ponad 50 punktów',
    text: 'W pudełku do podliczenia odwraca się tor rund: na odwrocie jest tor punktacji do 50. Kto ma więcej, odwraca swój znacznik punktów i liczy dalej od początku toru. Górnej granicy nie ma. Tutaj liczy strona.',
  },
  ties: {
    title: 'Remis: zawsze wygrywa jedna osoba',
    text: 'Przy równych wynikach rozstrzygają kolejno: punkty za cel indywidualny, niewykorzystane znaczniki uznania i kolejność ruchów w ostatniej rundzie. W tej kolejności nikt nie dzieli z nikim miejsca, więc zwycięstwo nigdy nie jest wspólne.',
  },
  'tie-private': {
    title: 'Remis, krok 1: cel indywidualny',
    text: 'Z osób o równym wyniku wygrywa ta, która ma więcej punktów za cel indywidualny. Gdy jest ciasno, sześć punktów w swoim kolorze jest więc warte więcej niż sześć gdzie indziej.',
    examples: ['Bez pustych pól obie osoby mają po 7 PZ: 6 za cel indywidualny wygrywa z 4.'],
  },
  'tie-tokens': {
    title: 'Remis, krok 2: znaczniki uznania',
    text: 'Jeśli cele indywidualne też dały po równo, wygrywa osoba z większą liczbą niewykorzystanych znaczników uznania.',
  },
  'tie-order': {
    title: 'Remis, krok 3: kolejność w rundzie 10',
    text: 'Gdy wszystko jest równe, decyduje kolejność w ostatniej rundzie, od końca: z osób nadal remisujących wygrywa ta, która pierwszy ruch rundy 10 miała najpóźniej. Wyrównuje to późniejszy wybór. Instrukcja mówi tylko o odwrotnym kierunku; że chodzi o pierwsze ruchy, stąd wynika.',
  },
};
