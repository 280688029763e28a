import type { UnitWords } from '@stolik/learn';

export const game: Readonly<Record<string, UnitWords>> = {
  goal: {
    title: 'O co chodzi w Sentient',
    text: 'Prowadzisz firmę, która tworzy świadome roboty. Przez trzy rundy pozyskujesz roboty z fabryki i podłączasz je między swoje kości. Każdy robot zmienia wyniki na sąsiednich kościach i daje punkty, jeśli na koniec rundy wyniki pasują. Piony ustawione w fabryce zdobywają też inwestorów, którzy na końcu płacą za roboty swojego rodzaju. Wygrywa najwyższy wynik.',
  },
  network: {
    title: 'Twoja sieć: pięć kości, cztery miejsca',
    text: 'Twoje kości leżą w rzędzie, a między nimi są cztery miejsca na roboty. Każdy robot ma więc jedną kość po lewej i jedną po prawej. Trzy środkowe kości sąsiadują z dwoma robotami: co jeden zrobi z taką kością, to odczuje też drugi.',
    examples: ['Robot na pierwszym miejscu patrzy na 6 i 5; trzy pozostałe miejsca są wolne.'],
  },
  dice: {
    title: 'Kości: rzut raz na rundę',
    text: 'Na początku każdej z trzech rund rzuca się twoimi pięcioma kośćmi, a każda ma stałe pole według koloru. Potem wyniki zmieniają tylko roboty, nigdy kolejny rzut. Kolory nie mają znaczenia; ich kolejność tutaj to po części nasz domysł.',
  },
  factory: {
    title: 'Fabryka: cztery roboty, pięciu inwestorów',
    text: 'Na środku leżą odkryte cztery roboty, wspólne dla wszystkich. Między nimi i na skrajach jest pięciu inwestorów, więc każdy robot ma dwóch inwestorów obok. Kto bierze robota, zostawia przy nim piony, a te liczą się u obu tych inwestorów.',
    examples: ['Cztery roboty w rzędzie, a po obu stronach każdego inwestor.'],
  },
  pawns: {
    title: 'Agenci i asystenci',
    text: 'Na każdą rundę masz 4 agentów i 5 asystentów. Agent pozyskuje robota: jeden agent, jeden robot. Asystent pomaga na dwa sposoby: umieszczony razem z agentem dodaje 1 punkt wpływu, a położony na podłączanym robocie blokuje jeden znak + albo -. Po rundzie wszyscy wracają.',
  },
  types: {
    title: 'Pięć rodzajów robotów',
    text: 'Informacja, Transport, Przemysł, Wojskowość i Usługi: każdy robot i każdy inwestor należy do jednej z tych gałęzi gospodarki. Rodzaj mówi, jaki warunek ma robot i którzy inwestorzy zapłacą za niego na końcu.',
  },
  setup: {
    title: 'Przygotowanie do gry',
    text: 'Każdy dostaje 4 agentów, 5 asystentów, dwa znaczniki kolejności, pięć kości i planszę złożoną z dwóch części. Z 60 kart robotów powstaje potasowany stos, a z jednego znacznika każdego gracza stos, który mówi, kto zaczyna. Potem przygotowuje się pierwszą rundę. Tutaj wszystko dzieje się samo.',
  },
  company: {
    title: 'Twoja firma i dwie części planszy',
    text: 'Lewa strona planszy to tylko nazwa. Prawa jest losowana i ma nadrukowanego inwestora, u każdego gracza innego: z nim zaczynasz. Są cztery lewe i pięć prawych stron. Poza Nautilus i Industries nazwy są nasze, bo drukowanych nie udało się nam znaleźć.',
  },
  'first-order': {
    title: 'Kto zaczyna pierwszą rundę',
    text: 'Po jednym znaczniku kolejności każdego gracza układa się losowo w stos. Gracz, którego znacznik jest na górze, zaczyna, następny jest drugi i tak dalej. W kolejnych rundach kolejność wynika z pasowania.',
  },
  players: {
    title: 'Dwóch, trzech albo czterech graczy',
    text: 'Zasady są takie same dla dwóch, trzech i czterech graczy: cztery roboty i pięciu inwestorów w fabryce, po 4 agentów i 5 asystentów. Instrukcja nie ma wariantu jednoosobowego ani innych; bez towarzystwa zagrasz z graczami komputerowymi.',
  },
  colours: {
    title: 'Biały, czerwony, żółty i szary',
    text: 'Piony czterech graczy są białe, czerwone, żółte i szare. Kolor nie ma wpływu na grę. Szary wynika z opisu druku; trzy pozostałe nazywa instrukcja.',
  },
};
