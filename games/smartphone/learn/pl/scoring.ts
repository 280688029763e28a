import type { UnitWords } from '@stolik/learn';

export const scoring: Readonly<Record<string, UnitWords>> = {
  'score-sales': {
    title: 'Faza 8: PZ za sprzedane towary',
    text: 'Każdy twój towar na mapie daje tyle PZ, ile wynosi twoja cena. Potem liczy się kontrolę regionów. Wszystko to trafia na tor PZ, a kolejność nie ma znaczenia.',
    examples: ['Trzy towary po cenie 3 dają 9 PZ, a kontrola Emiratów jeszcze 1.'],
  },
  control: {
    title: 'Kontrola regionu',
    text: 'W każdym regionie bez sprzedawcy kontrolę ma ten, kto sprzedał tam w tej rundzie najwięcej towarów, i dostaje za to dodatkowe PZ. Walczy się o nią co rundę od nowa, a samo biuro nie wystarcza.',
    examples: ['Zielony sprzedaje w Emiratach dwa towary, czerwony jeden: zielony ma 2 PZ za kontrolę, czerwony nic.'],
  },
  'control-numbers': {
    title: 'Ile daje kontrola',
    text: 'Tyle, ile wynosi liczba nad biurem najdalej na prawo w regionie, czyjekolwiek jest. Im więcej biur, tym więcej daje kontrola; dwa biura jednej firmy liczą się oba. Zapis 5/2 to 5 PZ za pierwsze miejsce i 2 za drugie.',
    examples: ['W Europie są trzy biura, więc kontrola daje 5, choć dwa z nich są czerwone.'],
  },
  'control-second': {
    title: 'Drugie miejsce w regionie',
    text: 'Jeśli liczba nad biurem najdalej na prawo ma drugą część, dostaje ją firma, która sprzedała tam najwięcej po tej pierwszej. Przy jednym i dwóch biurach jej nie ma.',
    examples: ['Cztery biura w Indiach: 6 PZ dla zielonego za dwa towary i 3 dla czerwonego za jeden.'],
  },
  'control-tie': {
    title: 'Remis w regionie',
    text: 'Z firm, które sprzedały w regionie tyle samo towarów, lepsza jest ta, której pierwszy towar leży bardziej na lewo; tak samo o drugie miejsce. Warto więc sprzedawać wcześniej. (W naszej kopii instrukcji brak tu ikony; zgadzają się jej zdanie i replika gry.)',
    examples: [
      'Oba kolory sprzedały w Europie po dwa towary; pierwszy czerwony leży bardziej na lewo.',
      'Po rundzie czerwony ma więc 5 PZ za kontrolę, zielony 2.',
    ],
  },
  'control-none': {
    title: 'Kiedy kontrola nic nie daje',
    text: 'Kto nic w regionie nie sprzedał, nic za niego nie dostaje, nawet jeśli ma tam biura. A gdzie nikt nie ma biura, nie ma liczby: nawet towary sprzedane dzięki 4G B nie dają tam kontroli. Tam, gdzie biura mają inni, mogą ją dać.',
    examples: [
      'Zielony ma w Europie dwa biura, ale nic nie sprzedaje: PZ dostaje tylko czerwony.',
      'Dzięki 4G B zielony sprzedaje w USA, gdzie nikogo nie ma, i w WNP: kontrola daje tylko w WNP, 2 PZ.',
    ],
  },
  'score-patents': {
    title: 'PZ za patenty',
    text: 'Na koniec gry każdy patent daje swoje PZ: 6, 6, 8, 8, 10 lub 12. Technologia bez patentu sama nic nie daje, ale więcej technologii wygrywa remis.',
    examples: ['Zielony ma patent na NFC, 10 PZ, czerwony na GPS, 6.'],
  },
  'score-retailers': {
    title: 'PZ od sprzedawców',
    text: 'Na koniec gry każde biuro u sprzedawcy daje tyle PZ, ile wynosi liczba obok jego pola. Wcześniej nie ma ich na torze PZ, więc nie liczą się do pierwszeństwa.',
    examples: ['Biuro zielonego stoi na pierwszym polu, 11 PZ, czerwonego na drugim, 6.'],
  },
  'score-start': {
    title: 'PZ na start',
    text: 'Zależnie od koloru zaczynasz z 3 do 7 PZ, co wyrównuje kolejność kolorów przy remisach. Zostają na torze i liczą się na koniec.',
    examples: ['Zielony zaczyna z 3 PZ, czerwony z 7: na koniec oba kolory nadal je mają.'],
  },
};
