import type { UnitWords } from '@stolik/learn';

export const solo: Readonly<Record<string, UnitWords>> = {
  solo: {
    title: 'Gra jednoosobowa: pokonaj tor rund',
    text: 'Grasz przeciw torowi rund: na końcu twoje punkty muszą być wyższe niż suma oczek wszystkich kostek, które tam leżą. Umieszcza się jak zawsze. Znaczników uznania nie ma: za narzędzia płacisz kostkami. Co zostawisz, liczy się przeciw tobie, więc zostawiaj niskie kostki.',
  },
  'solo-setup': {
    title: 'Gra jednoosobowa: przygotowanie',
    text: 'Wybierasz wzór z czterech jak zwykle, ale bez znaczników uznania. Odkryte leżą dwa cele grupowe zamiast trzech i jeden cel indywidualny. Liczbę narzędzi wybierasz: od jednego do pięciu.',
  },
  'solo-difficulty': {
    title: 'Gra jednoosobowa: poziom trudności',
    text: 'Wybierasz, ile narzędzi będzie w grze: 5 to poziom bardzo łatwy, 1 to ekstremalne wyzwanie. Mniej narzędzi to mniej wyjść z kłopotów i mniej kostek, które jako zapłata znikają z wyniku docelowego.',
  },
  'solo-round': {
    title: 'Gra jednoosobowa: cztery kostki, dwa ruchy',
    text: 'W każdej rundzie rzucasz czterema kostkami i masz dwa ruchy pod rząd. W każdym możesz umieścić kostkę i użyć narzędzia, jak zawsze. Po umieszczeniu dwóch zostają dwie na tor, mniej, jeśli płacisz za narzędzia.',
    examples: ['Pierwszy ruch za nami; drugi następuje z trzema kostkami.'],
  },
  'solo-payment': {
    title: 'Gra jednoosobowa: za narzędzie płaci kostka',
    text: 'Za narzędzie płacisz kostką z puli w kolorze z karty, o dowolnej wartości; potem karta i kostka opuszczają grę. To nie ta kostka, którą umieszczasz: w jednym ruchu możesz jedną umieścić, a drugą zapłacić. Zapłacona nie liczy się do wyniku docelowego, więc zapłata szóstką pomaga podwójnie.',
    examples: ['Pędzel do eglomise kosztuje niebieską kostkę: niebieska 1 płaci, czerwona 1 nie, a znaczników nie ma.'],
  },
  'solo-payment-first': {
    title: 'Gra jednoosobowa: najpierw zapłata, potem skutek',
    text: 'Kostka, którą płacisz, znika, zanim narzędzie zadziała. Narzędzia potrzebujące kostki z puli wymagają więc jeszcze jednej, a te, które tylko przesuwają, można opłacić ostatnią. Jeśli topnik nic nie da, karta i kostka i tak przepadają.',
    examples: [
      'Po zapłacie fioletową nie byłoby czego wziąć.',
      'Ostatnią kostką można zapłacić za przesunięcie w witrażu.',
    ],
  },
  'solo-once': {
    title: 'Gra jednoosobowa: każde narzędzie raz',
    text: 'Po jednym użyciu narzędzie wypada z gry razem z kostką, którą je opłacono. Zachowaj je na chwilę, gdy uratuje najwięcej. Nadal obowiązuje jedno na ruch.',
    examples: ['Użyte w pierwszym ruchu: w drugim już go nie ma, choć leży jeszcze jedna niebieska.'],
  },
  'solo-target': {
    title: 'Gra jednoosobowa: wynik docelowy',
    text: 'Wynik docelowy to suma oczek wszystkich kostek na torze rund na końcu gry; rośnie z rundy na rundę. Wygrywasz tylko, mając więcej: tyle samo to przegrana. Kostki zapłacone za narzędzia się nie liczą. Jeśli zawsze zostawiasz dwie najniższe z czterech, wychodzi około 47; jeśli dowolne dwie, około 70.',
  },
  'solo-no-leftovers': {
    title: 'Gra jednoosobowa: runda bez resztek',
    text: 'Jeśli na koniec rundy nie zostanie żadna kostka, bo dwie umieszczono, a dwiema zapłacono, jej pole toru zostaje puste i nic nie dodaje do wyniku docelowego. W pudełkowej grze kładzie się tam znacznik punktów, żeby było widać, która to runda.',
  },
  'solo-empty': {
    title: 'Gra jednoosobowa: puste pole to minus 3',
    text: 'W grze jednoosobowej każde puste pole odbiera 3 PZ, a nie 1 PZ. Zapełnienie witrażu jest ważniejsze niż idealny rząd.',
    examples: ['Trzy puste pola: 9 PZ mniej.'],
  },
  'solo-privates': {
    title: 'Wariant jednoosobowy: dwa cele indywidualne',
    text: 'Polska instrukcja daje jeden odkryty cel indywidualny i tak jest domyślnie. Inne wydania dają dwa, z których liczy się jeden. Możesz to wybrać przed grą jako wariant: oba leżą odkryte, a na końcu liczy się lepszy. To, że wybiera się sam, jest naszym rozstrzygnięciem; nigdy na tym nie stracisz.',
    examples: ['Czerwony daje 9, niebieski 6: liczy się 9.'],
  },
};
