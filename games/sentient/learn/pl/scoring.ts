import type { UnitWords } from '@stolik/learn';

export const scoring: Readonly<Record<string, UnitWords>> = {
  'score-bots': {
    title: 'PZ za roboty',
    text: 'Na koniec rundy każdy z czterech robotów tej rundy patrzy na dwie sąsiednie kości, tak jak teraz leżą. Jeśli warunek jest spełniony, daje PZ. Wszystkie liczą się naraz, a kości się nie zużywają. Roboty z wcześniejszych rund nie punktują drugi raz.',
    examples: ['5 + 3 + 2 + 4 to 14 PZ w tej rundzie.'],
  },
  zero: {
    title: 'Robot za 0 PZ też jest coś wart',
    text: 'Jeśli kości nie pasują, robot daje 0, nigdy mniej. Na końcu i tak liczy się u inwestorów swojej gałęzi. Robot, którego warunku nie spełnisz, może więc być dobry ze względu na rodzaj.',
    examples: ['Dwie 2 nie są nieparzyste, ale inwestor Przemysłu i tak płaci za tego robota 1 PZ.'],
  },
  'score-chips': {
    title: 'Żetony PZ',
    text: 'Każdy żeton zdobyty za drugie miejsce u inwestora to 1 PZ. W pudełku punkty zbiera się w żetonach 1, 5 i 10; tutaj liczy strona, a żetony nigdy się nie kończą.',
    examples: ['Trzy żetony to 3 PZ.'],
  },
  'score-investors': {
    title: 'Końcowe podliczenie: inwestorzy razy roboty',
    text: 'Na końcu gry dla każdej gałęzi: liczba twoich inwestorów razy liczba twoich robotów. Liczą się wszystkie dwanaście, także te za 0. Trzech inwestorów Przemysłu i cztery roboty Przemysłu to 12 PZ.',
    examples: ['Trzech inwestorów Przemysłu i dwa roboty: 6 PZ. Inwestor Wojskowości bez robotów: 0.'],
  },
  'printed-investor': {
    title: 'Inwestor nadrukowany na planszy',
    text: 'Zaczynasz z jednym inwestorem: jest nadrukowany na planszy twojej firmy, a jego znak stoi przy twoim imieniu. Na końcu płaci tak samo jak zdobyty. Nie można go stracić.',
    examples: ['Inwestor Wojskowości z planszy płaci 2 PZ za dwa roboty wojskowe.'],
  },
  'scored-bots': {
    title: 'Roboty z wcześniejszych rund',
    text: 'Po rundzie roboty opuszczają sieć i leżą na stosie koło twojej planszy do końcowego podliczenia. Każdy może je oglądać. W pewnym angielskim skrócie leżą zakryte; to, że są odkryte, jest naszym rozstrzygnięciem.',
  },
  scoring: {
    title: 'Wszystkie punkty razem',
    text: 'Twój wynik to PZ za roboty z trzech rund, plus 1 za każdy żeton PZ, plus inwestorzy razy roboty w każdej gałęzi. Zwykle najwięcej dają roboty, potem inwestorzy, a żetony tylko trochę.',
  },
  end: {
    title: 'Koniec gry',
    text: 'Gra kończy się po trzeciej rundzie: podlicza się jak zawsze roboty i inwestorów, a potem płacą wszyscy inwestorzy. Ruchów już nie ma. Kto ma najwięcej PZ, wygrywa.',
    examples: ['Ostatni ruch się skończył: więcej ruchów nie ma.'],
  },
  ties: {
    title: 'Remis na koniec: kto wygrywa',
    text: 'Przy równej liczbie PZ wygrywa ten, kto zdobył więcej inwestorów, obojętnie jakich. Gdy i tu jest remis, zwycięstwo jest wspólne. Nadrukowany inwestor nic nie zmienia, bo każdy ma jednego.',
  },
};
