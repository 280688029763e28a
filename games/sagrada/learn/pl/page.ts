import type { UnitWords } from '@stolik/learn';

export const page: Readonly<Record<string, UnitWords>> = {
  hidden: {
    title: 'Co jest tajne, a co widzą wszyscy',
    text: 'Tajne są cele indywidualne innych, aż do końca, i ich karty wzorów w czasie wyboru. Cała reszta jest jawna: witraże, pula, tor, znaczniki i narzędzia, więc można wyliczyć także, co zostało w woreczku. Co wypadnie, nie wie nikt, nawet boty.',
  },
  undo: {
    title: 'Cofanie ruchów',
    text: 'W swoim ruchu możesz cofać krok po kroku, aż coś wyjdzie na jaw: do rzutu lub losowania albo do końca ruchu. Zanim narzędzie rzuci, gra zapyta jeszcze raz, o ile to pytanie jest włączone. To zasady tej strony, nie pudełka.',
  },
  'score-so-far': {
    title: 'Punkty widoczne w trakcie gry',
    text: 'Obok każdego imienia widać punkty zdobyte do tej pory, jakby gra kończyła się teraz, ale bez odejmowania za puste pola: te są pokazane jako liczba pól do wypełnienia. U innych „+ ?” zastępuje cel indywidualny, którego nie znasz.',
  },
  signs: {
    title: 'Znaki na planszy',
    text: 'Paciorki to znaczniki uznania: przy imieniu te, które ktoś ma, na narzędziu te, które tam leżą, albo jego cena. Pusty kwadrat z kreską: pola do wypełnienia. Małe kwadraty pod celem: czego brakuje do następnego zestawu. Podświetlone pola: gdzie kostka może leżeć. Znaki graczy nad torem: ruchy tej rundy.',
  },
  'our-rulings': {
    title: 'Gdzie instrukcja milczy',
    text: 'Instrukcja zostawia kilka pytań otwartych. Wtedy zdecydowaliśmy tak, jak podpowiadają jej słowa i karty, a przy zasadzie stoi „nasze rozstrzygnięcie”. Nie są oficjalne. Te, które widać: narzędzie musi móc coś zrobić, przesunięta kostka trafia gdzie indziej, dwie kostki przesuwa się po kolei.',
  },
};
