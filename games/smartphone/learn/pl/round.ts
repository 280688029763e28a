import type { UnitWords } from '@stolik/learn';

export const round: Readonly<Record<string, UnitWords>> = {
  round: {
    title: 'Runda i jej osiem faz',
    text: 'Każda z pięciu rund ma osiem faz: 1 planowanie, 2 ustalanie cen, 3 produkcja, 4 usprawnianie produkcji, 5 badanie technologii, 6 logistyka, 7 sprzedaż towarów, 8 zdobywanie PZ.\n\nPlanują wszyscy naraz. Fazy 2, 3 i 8 wynikają z planów same. W fazach od 4 do 7 firmy rozgrywają tury według pierwszeństwa.',
  },
  priority: {
    title: 'Pierwszeństwo, czyli kolejność tur',
    text: 'W fazach od 4 do 7 pierwsza jest firma z najniższą ceną, po niej druga najtańsza i tak dalej. Tani plan daje więc najlepsze ulepszenia, patenty, pola i klientów, a drogi więcej PZ za każdy towar. Działasz tylko w swojej turze.',
    examples: ['Czerwony ma cenę 4, zielony 5, więc najpierw sprzedaje czerwony.'],
  },
  'priority-ties': {
    title: 'Równe ceny: kto ma pierwszeństwo',
    text: 'Przy równych cenach pierwszy jest ten, kto ma mniej PZ na torze. Jeśli i to jest równe, decyduje kolor, który zaczął grę z mniejszą liczbą PZ: zielony, niebieski, czarny, żółty, czerwony.',
    examples: [
      'Oba kolory mają cenę 5. Czerwony ma na torze 18 PZ, zielony 20: zaczyna czerwony.',
      'Oba kolory mają cenę 5 i 20 PZ: zaczyna zielony, bo na starcie ma mniej.',
    ],
  },
  'priority-anew': {
    title: 'Kolejność tur ustalana w każdej fazie od nowa',
    text: 'Kolejność ustala się na początku fazy. Jeśli w fazie 5 lub 6 zmieni się twoja cena albo liczba PZ (sprzedawca, NFC), liczy się to od następnej fazy. Po nowej cenie także sprzedajesz i zdobywasz PZ.',
    examples: ['Czerwony w fazie 6 obniża cenę u sprzedawcy do 4, więc w fazie 7 zaczyna czerwony.'],
  },
  'one-thing': {
    title: 'Każda faza ma swoje zadanie',
    text: 'Możesz robić tylko to, czego dotyczy obecna faza albo premia: w fazie sprzedaży nie otworzysz biura, a wcześniej nie sprzedasz towaru. To, co podświetlone, można teraz wybrać.',
    examples: ['W fazie sprzedaży zielony może sprzedawać, ale nie może położyć postępu w Europie.'],
  },
  progress: {
    title: 'Postęp: użyj albo przepadnie',
    text: 'Każde widoczne koło zębate daje 1 postęp na technologie, każda ciężarówka 1 postęp w regionach. Kładziesz go po jednym i dzielisz, jak chcesz. Położony zostaje z rundy na rundę, aż będzie zużyty; niepołożony w twojej turze przepada. Limitu nie ma.',
    examples: ['Zielony ma jedną ciężarówkę i jej postęp już leży: nie zostało nic do położenia.'],
  },
  'round-end': {
    title: 'Przygotowanie następnej rundy',
    text: 'Towary schodzą z mapy, ulepszenia, których nikt nie wziął, wypadają z gry i pojawia się pięć nowych. Wszystkie ceny wracają na 5. Biura, postęp, technologie, ulepszenia i żetony towarów zostają.',
  },
};
