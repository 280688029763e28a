import type { UnitWords } from '@stolik/learn';

export const game: Readonly<Record<string, UnitWords>> = {
  goal: {
    title: 'O co chodzi w grze',
    text: 'Prowadzisz firmę, która produkuje smartfony. Po pięciu rundach wygrywa ten, kto ma najwięcej punktów zwycięstwa (PZ). Są cztery źródła PZ: sprzedane towary, kontrola regionów, patenty za pierwszeństwo w zbadaniu technologii, a gdy firm jest mniej niż pięć, także biura u sprzedawców.',
  },
  end: {
    title: 'Koniec gry i liczenie wyniku',
    text: 'Gra kończy się po fazie 8 piątej rundy. Każdy sumuje trzy rzeczy: PZ z toru (na start, ze sprzedaży i kontroli), PZ za patenty i PZ za biura u sprzedawców. Najwyższa suma wygrywa.',
    examples: ['Zielony ma 27 PZ: 3 na start, 5 za sprzedaż, 2 za kontrolę, 6 za patent i 11 u sprzedawcy.'],
  },
  ties: {
    title: 'Remis na koniec gry',
    text: 'Przy równej sumie PZ wygrywa ten, kto ma więcej zbadanych technologii. Jeśli i tu jest po równo, decyduje liczba patentów. Jeśli nadal jest remis, zwycięstwo jest wspólne.',
  },
  'vp-track': {
    title: 'Tor PZ a suma',
    text: 'PZ ze sprzedaży i kontroli od razu trafiają na tor. Patenty i sprzedawcy liczą się dopiero na koniec, więc twoja suma może być wyższa niż tor. Przy równych cenach o pierwszeństwie decyduje tor, nie suma. Strona pokazuje obie liczby.',
    examples: ['Zielony ma z patentem 9 PZ, ale na torze 3, a czerwony 7: przy równych cenach zaczyna zielony.'],
  },
  setup: {
    title: 'Z czym każdy zaczyna',
    text: 'Każda firma ma dwa arkusze, jedno ulepszenie, jedno biuro w regionie początkowym i kilka PZ. Towarów ani zbadanych technologii jeszcze nie ma. Pięć ulepszeń leży odkrytych. W każdej rundzie ceny są na początku równe 5.\n\nZ pudełka każdy bierze elementy swojego koloru: 12 znaczników postępu, 18 biur (jedno trafia do regionu początkowego) i 20 towarów (dwa oznaczają cenę i PZ, więc do produkcji zostaje 18).',
  },
  colours: {
    title: 'Kolory i ich miejsca startu',
    text: 'Zielony: Afryka Północna, 3 PZ, koło zębate i cena +1. Niebieski: Ameryka Południowa, 4 PZ, ciężarówka i cena +1. Czarny: Australia, 5 PZ, skrzynia i koło zębate. Żółty: Indie, 6 PZ, tania skrzynia i ciężarówka. Czerwony: WNP, 7 PZ, ciężarówka i skrzynia.\n\nWcześniejszy kolor wygrywa ostatni remis pierwszeństwa, dlatego zaczyna z mniejszą liczbą PZ. Kolory, których nikt nie wybrał, są losowane (to nasza zasada).',
  },
  'retailer-places': {
    title: 'Które regiony zajmują sprzedawcy',
    text: 'Przy pięciu firmach sprzedawców nie ma. Przy mniejszej liczbie zajmują każdy region M, w którym nikt nie zaczyna, a oprócz tego: przy czterech firmach Kanadę, przy trzech Europę i RPA, przy dwóch Chiny, Kanadę i Karaiby. Steve liczy się jako firma. Regiony są stałe; losuje się tylko kafel właściwego rozmiaru i jego stronę.',
    examples: ['Przy dwóch firmach Chiny są zakryte: zielony ma tam biuro, ale nie może sprzedawać.'],
  },
  sides: {
    title: 'Strony A i B technologii',
    text: 'Każda z sześciu technologii ma dwie strony z różnymi premiami; w danej grze dla wszystkich działa ta, która leży na wierzchu. Na pierwszą grę najlepsze są same strony A. Koszty, patenty i fioletowi klienci są po obu stronach takie same.',
  },
};
