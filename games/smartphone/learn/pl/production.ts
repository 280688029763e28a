import type { UnitWords } from '@stolik/learn';

export const production: Readonly<Record<string, UnitWords>> = {
  price: {
    title: 'Faza 2: ustalanie cen',
    text: 'W każdej rundzie twoja cena to na początku 5: -1 za każdą widoczną skrzynię z obniżką, +1 za każdy widoczny symbol ceny +1 (i +1 z NFC B). Decyduje o trzech rzeczach: kto zaczyna (najniższa), którzy czerwoni klienci kupują i ile PZ daje każdy towar.\n\nCena zawsze mieści się w granicach od 2 do 8. Nasza zasada: najpierw sumuje się wszystko, a dopiero potem stosuje granice.',
    examples: ['Widać dwie skrzynie z obniżką: cena to 5 - 2 = 3.'],
  },
  production: {
    title: 'Faza 3: produkcja',
    text: '1 towar daje każda widoczna skrzynia (z obniżką lub bez), każda komórka dolnego arkusza zakryta górnym, każde zakryte ulepszenie i każdy żeton towarów. Niektóre technologie i niektórzy sprzedawcy dodają więcej. Towary sprzedajesz w fazie 7; w pudełku czekają na nią na twoim organizerze jako dostępne towary.',
    examples: ['4 zakryte komórki, 3 skrzynie, 1 zakryte ulepszenie i 2 żetony towarów: 10 towarów.'],
  },
  'must-produce': {
    title: 'Nie można wyprodukować mniej',
    text: 'Musisz wyprodukować wszystkie towary, które daje twój plan. Jeśli ich nie sprzedasz, przepadną, więc planuj tyle, ilu klientów masz w zasięgu.',
  },
  'goods-limit': {
    title: 'Najwyżej 18 towarów',
    text: 'Masz 18 towarów: liczą się razem te, które trzymasz, i te u klientów. Gdy się skończą, nic więcej nie powstaje. (W pudełku jest 20; dwa oznaczają cenę i PZ.)',
  },
  improve: {
    title: 'Faza 4: usprawnianie produkcji',
    text: 'Według pierwszeństwa, od najniższej ceny: jeśli widać twoją fabrykę, bierzesz jedno z odkrytych ulepszeń i nie możesz z tego zrezygnować. Jeśli nie widać, dostajesz żeton towarów. Jedno i drugie działa od następnej rundy.',
    examples: [
      'Fabryka zielonego działa: zanim gra pójdzie dalej, musi wziąć jedno z dwóch ulepszeń.',
      'Jedno jest wzięte, drugiego wziąć nie wolno.',
    ],
  },
  display: {
    title: 'Odkryte ulepszenia',
    text: 'W każdej rundzie leży odkrytych pięć ulepszeń i tylko te można wziąć. Resztę po rundzie odkłada się do pudełka. Można wyliczyć, jakie jeszcze zostały w stosie, ale nie w jakiej kolejności.',
    examples: ['Odkryte są tylko skrzynie i koła zębate: innego ulepszenia wziąć nie można.'],
  },
  'upgrade-kinds': {
    title: 'Wszystkie rodzaje ulepszeń',
    text: 'W stosie 27: skrzynia + cena +1 (4), ciężarówka + cena +1 (4), dwie skrzynie (3), tania skrzynia + koło zębate (3), tania skrzynia + ciężarówka (3), dwa koła zębate (2), dwie ciężarówki (2), koło zębate + ciężarówka (2), koło zębate + cena +1 (2), tania skrzynia + skrzynia (2). Tania skrzynia to ta z obniżką ceny. Listę wywnioskowaliśmy z repliki gry.',
  },
  'goods-token': {
    title: 'Żeton towarów',
    text: 'Dostaje go w fazie 4 ten, czyja fabryka jest zakryta. Od następnej rundy daje co rundę 1 towar. Nigdy nie kładzie się go na arkuszu.',
  },
  'no-improve': {
    title: 'W rundzie V nie ma fazy 4',
    text: 'W ostatniej rundzie faza 4 wypada: to, co dałaby, i tak nie zdążyłoby zadziałać. W rundzie V zakrywaj więc fabrykę bez żalu. (Tak czytamy planszę; na wynik to nie wpływa.)',
    examples: ['Runda V: po planowaniu od razu są badania i żadnego ulepszenia nie można wziąć.'],
  },
};
