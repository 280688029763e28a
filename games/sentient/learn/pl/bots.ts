import type { UnitWords } from '@stolik/learn';

export const bots: Readonly<Record<string, UnitWords>> = {
  bots: {
    title: 'Jak czytać kartę robota',
    text: 'Karta pokazuje rodzaj robota, warunek, liczbę PZ i znak w każdym dolnym rogu. Warunek dotyczy dwóch sąsiednich kości, lewej i prawej. Jeśli na koniec rundy jest spełniony, dostajesz podane PZ. Rogi działają od razu przy podłączeniu. Gdy zamiast liczby PZ jest „?”, podaje ją wzór.',
    examples: ['Suma minus 6 daje 5, obie nieparzyste 3, jedna 4 daje 2, lewa większa 4: razem 14 PZ.'],
  },
  corners: {
    title: 'Dwa rogi robota',
    text: 'W każdym dolnym rogu jest +, - albo =, i działa na kość z tej strony. Prawie wszystkie rogi są tu naszym wyborem, bo nie widzieliśmy drukowanych kart; w naszej talii każdy znak jest równie częsty, a żaden robot nie ma = po obu stronach.',
  },
  information: {
    title: 'Roboty informacyjne: jedna liczba',
    text: 'Robot z gałęzi Informacji ma jedną liczbę. Jeśli pokazuje ją jedna z dwóch sąsiednich kości, dostajesz 2 PZ; jeśli obie, 7 PZ. Są liczby od 1 do 6, po dwa roboty.',
    examples: ['Potrzebna jest 4: jedna daje 2 PZ, obie 7 PZ.'],
  },
  transport: {
    title: 'Roboty transportowe: lewa wobec prawej',
    text: 'Roboty z gałęzi Transportu porównują dwie kości: jedna ma być większa od drugiej albo obie równe. Ważne, która jest lewa, a która prawa, tak jak je widzisz.',
    examples: ['2 mniejsze od 5, 5 większe od 4, 4 równe 4, 4 większe od 1: wszystkie punktują.'],
  },
  'transport-less': {
    title: 'Transport: lewa mniejsza od prawej',
    text: 'Daje 4 PZ, jeśli wynik na lewej kości jest mniejszy niż na prawej. Równe wyniki nie dają nic.',
    examples: ['2 i 5 dają 4 PZ; 4 i 4 nic.'],
  },
  'transport-greater': {
    title: 'Transport: lewa większa od prawej',
    text: 'Daje 4 PZ, jeśli wynik na lewej kości jest większy niż na prawej. Równe wyniki nie dają nic.',
    examples: ['5 i 2 dają 4 PZ; 4 i 4 nic.'],
  },
  'transport-at-most': {
    title: 'Transport: lewa mniejsza lub równa',
    text: 'Daje 3 PZ, jeśli wynik na lewej kości jest mniejszy niż na prawej albo taki sam. To łatwiejsze niż ściśle mniejszy, więc daje mniej.',
    examples: ['4 i 4 dają 3 PZ; 5 i 2 nic.'],
  },
  'transport-at-least': {
    title: 'Transport: lewa co najmniej równa prawej',
    text: 'Daje 3 PZ, jeśli wynik na lewej kości jest większy niż na prawej albo taki sam. Takiego robota nie znaleźliśmy nigdzie w druku: to lustrzane odbicie „lewa mniejsza lub równa” i nasz domysł.',
    examples: ['4 i 4 dają 3 PZ; 2 i 5 nic.'],
  },
  'transport-equal': {
    title: 'Transport: obie kości równe',
    text: 'Daje 5 PZ, jeśli obie sąsiednie kości pokazują ten sam wynik, obojętnie jaki.',
    examples: ['4 i 4 dają 5 PZ; 2 i 5 nic.'],
  },
  industry: {
    title: 'Roboty przemysłowe: parzyste i nieparzyste',
    text: 'Roboty z gałęzi Przemysłu pytają, czy wyniki są parzyste (2, 4, 6) czy nieparzyste (1, 3, 5): lewy i prawy, oba albo ich suma. Zmiana o 1 zawsze zamienia parzysty na nieparzysty i odwrotnie.',
    examples: ['4 i 3: parzysta, nieparzysta. 3 i 5: obie nieparzyste. 5 i 2: suma 7 jest nieparzysta.'],
  },
  'even-odd': {
    title: 'Przemysł: lewa parzysta, prawa nieparzysta',
    text: 'Daje 3 PZ, jeśli wynik na lewej kości jest parzysty, a na prawej nieparzysty. Pewien angielski skrót podaje odwrotnie; instrukcja mówi: parzysta po lewej. Liczba PZ jest odtworzona: karty nie widzieliśmy.',
    examples: ['4 i 3 dają 3 PZ; 5 i 2 są odwrotnie.'],
  },
  'odd-even': {
    title: 'Przemysł: najpierw nieparzysta, potem parzysta',
    text: 'Daje 3 PZ, jeśli wynik na lewej kości jest nieparzysty, a na prawej parzysty. Takiego robota nie znaleźliśmy nigdzie w druku: to lustrzane odbicie „lewa parzysta, prawa nieparzysta” i nasz domysł.',
    examples: ['3 i 4 dają 3 PZ; 2 i 5 są odwrotnie.'],
  },
  'sum-odd': {
    title: 'Przemysł: suma nieparzysta',
    text: 'Daje 2 PZ, jeśli suma obu wyników jest nieparzysta, czyli jedna kość jest parzysta, a druga nie, w dowolnej kolejności. Liczba PZ jest odtworzona.',
    examples: ['4 i 3 to 7, czyli 2 PZ; 2 i 6 to 8, czyli nic.'],
  },
  'sum-even': {
    title: 'Przemysł: suma parzysta',
    text: 'Daje 2 PZ, jeśli suma obu wyników jest parzysta, czyli obie kości są parzyste albo obie nieparzyste. Takiego robota nie znaleźliśmy nigdzie w druku: to odbicie „suma nieparzysta” i nasz domysł.',
    examples: ['2 i 6 to 8, czyli 2 PZ; 4 i 3 to 7, czyli nic.'],
  },
  'both-odd': {
    title: 'Przemysł: obie kości nieparzyste',
    text: 'Daje 3 PZ, jeśli oba sąsiednie wyniki są nieparzyste: 1, 3 albo 5. Nie muszą być równe.',
    examples: ['5 i 3 dają 3 PZ; 5 i 2 nic.'],
  },
  'both-even': {
    title: 'Przemysł: obie kości parzyste',
    text: 'Daje 3 PZ, jeśli oba sąsiednie wyniki są parzyste: 2, 4 albo 6. Takiego robota nie znaleźliśmy nigdzie w druku: to odbicie „obie kości nieparzyste” i nasz domysł.',
    examples: ['2 i 6 dają 3 PZ; 5 i 2 nic.'],
  },
  military: {
    title: 'Roboty wojskowe: suma i różnica',
    text: 'Roboty z gałęzi Wojskowości dodają oba wyniki albo odejmują niższy od wyższego i wymagają określonej liczby. Nie ma dla nich znaczenia, która kość jest lewa, a która prawa. Ich PZ odtworzyliśmy według trudności warunku.',
    examples: ['1 + 3 to najwyżej 5, 3 + 4 to 7, 4 + 6 to co najmniej 9, 6 i 5 różnią się o 1.'],
  },
  'sum-outside': {
    title: 'Wojskowość: suma do 4 albo od 10',
    text: 'Daje 4 PZ, jeśli suma obu wyników to najwyżej 4 albo co najmniej 10. Wystarczy jedno z tych dwóch; wszystko pomiędzy nie daje nic. Liczba PZ jest odtworzona.',
    examples: ['1 i 3 to 4 i punktuje; 3 i 5 to 8 i nie.'],
  },
  'sum-seven': {
    title: 'Wojskowość: suma równa 7',
    text: 'Daje 5 PZ, jeśli suma obu wyników to dokładnie 7: 1 i 6, 2 i 5 albo 3 i 4. Liczba PZ jest odtworzona.',
    examples: ['2 i 5 dają 5 PZ; 3 i 3 nic.'],
  },
  'sum-low': {
    title: 'Wojskowość: suma najwyżej 5',
    text: 'Daje 4 PZ, jeśli suma obu wyników to 5 lub mniej. To osobny warunek, niezależny od „co najmniej 9”, z którym łączy go pewien skrót zasad. Liczba PZ jest odtworzona.',
    examples: ['2 i 3 to 5, czyli 4 PZ; 4 i 2 to 6, czyli nic.'],
  },
  'sum-high': {
    title: 'Wojskowość: suma co najmniej 9',
    text: 'Daje 4 PZ, jeśli suma obu wyników to 9 lub więcej. To osobny warunek, niezależny od „najwyżej 5”. Liczba PZ jest odtworzona.',
    examples: ['4 i 5 to 9, czyli 4 PZ; 4 i 4 to 8, czyli nic.'],
  },
  difference: {
    title: 'Wojskowość: różnica 1 albo 2',
    text: 'Dwa rodzaje kart: jedna daje 3 PZ, gdy wyniki różnią się dokładnie o 1, druga 4 PZ, gdy dokładnie o 2. Nieważne, który jest wyższy. Tutaj 6 i 1 różnią się o 5: dookoła działają tylko + i -, a nie liczenie różnicy. Liczby PZ są odtworzone.',
    examples: ['3 i 4 różnią się o 1, 4 i 6 o 2; 6 i 1 różnią się o 5 i nie dają nic.'],
  },
  service: {
    title: 'Roboty usługowe: PZ według wzoru',
    text: 'Robot z gałęzi Usług nie ma stałej liczby PZ: podaje ją wzór, do którego wstawia się wyniki na kościach. „Niższa” i „wyższa” to niższy i wyższy z dwóch wyników; gdy są równe, ten właśnie. Nie możesz stracić PZ: poniżej 0 jest po prostu 0.\n\nWszystkie wzory: niższa - 1, wyższa - 2, suma - 6, 7 - wyższa, 5 - niższa, 8 - suma.',
    examples: ['Suma minus 6: 6 i 5 dają 5 PZ; 1 i 2 dałyby -3, więc 0.'],
  },
  'lower-less-1': {
    title: 'Usługi: niższa minus 1',
    text: 'Weź niższy z dwóch wyników i odejmij 1: od 0 do 5 PZ. Najlepsze są dwa wysokie wyniki.',
    examples: ['4 i 6: 4 minus 1 to 3. 1 i 5: 1 minus 1 to 0.'],
  },
  'higher-less-2': {
    title: 'Usługi: wyższa minus 2',
    text: 'Weź wyższy z dwóch wyników i odejmij 2: od 0 do 4 PZ. Wystarczy jedna 6, żeby dostać najwięcej.',
    examples: ['4 i 6: 6 minus 2 to 4. 1 i 2: 2 minus 2 to 0.'],
  },
  'sum-less-6': {
    title: 'Usługi: suma minus 6',
    text: 'Dodaj oba wyniki i odejmij 6: od 0 do 6 PZ. Najlepsze są dwa wysokie wyniki.',
    examples: ['6 i 5: 11 minus 6 to 5. 3 i 3: 6 minus 6 to 0.'],
  },
  '7-less-higher': {
    title: 'Usługi: 7 minus wyższa',
    text: 'Odejmij od 7 wyższy z dwóch wyników: od 1 do 6 PZ, więc zawsze coś daje. Najlepsze są dwa niskie wyniki. To nie jest dokładne odbicie wzoru „niższa minus 1”, ale tak jest wydrukowane.',
    examples: ['1 i 2: 7 minus 2 to 5. 3 i 6: 7 minus 6 to 1.'],
  },
  '5-less-lower': {
    title: 'Usługi: 5 minus niższa',
    text: 'Odejmij od 5 niższy z dwóch wyników: od 0 do 4 PZ. Wystarczy jedna 1, żeby dostać najwięcej.',
    examples: ['1 i 6: 5 minus 1 to 4. 5 i 6: 5 minus 5 to 0.'],
  },
  '8-less-sum': {
    title: 'Usługi: 8 minus suma',
    text: 'Dodaj oba wyniki i odejmij je od 8: od 0 do 6 PZ. Najlepsze są dwa niskie wyniki; od sumy 8 w górę jest 0.',
    examples: ['1 i 2: 8 minus 3 to 5. 4 i 5 to 9, więc 0.'],
  },
  mirrors: {
    title: 'Osiem robotów, których może nie być',
    text: 'Roboty 15, 16, 19, 20, 23, 24, 43 i 44 mają warunki, których nigdzie nie znaleźliśmy: lewa nieparzysta i prawa parzysta, suma parzysta, obie parzyste, lewa większa lub równa. To odbicia warunków z instrukcji, której spis nie jest pełny: brak w nim warunku z jednego z przykładów. Strona mówi o tym przy każdym z nich.',
  },
  deck: {
    title: '60 robotów i co w nich jest nasze',
    text: 'Jest 60 robotów, po dwanaście z każdej gałęzi. Drukowanego spisu nie udało się znaleźć. Z instrukcji i recenzji pochodzą prawie wszystkie warunki i wiele PZ; numery kart, prawie wszystkie rogi i pozostałe PZ odtworzyliśmy: według trudności warunku, w porównaniu z tymi, których PZ są znane.',
  },
};
