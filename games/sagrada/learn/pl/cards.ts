import type { UnitWords } from '@stolik/learn';

export const cards: Readonly<Record<string, UnitWords>> = {
  'grozing-pliers': {
    title: 'Szczypce zagryzające',
    text: 'Narzędzie 1. Weź kostkę z puli i zmień jej wartość o 1, w górę albo w dół, a potem ją umieść. Z 6 nie zrobisz 1, ani z 1 nie zrobisz 6. Dla nowej wartości obowiązują wszystkie zasady umieszczania. W grze jednoosobowej płaci się fioletową kostką.',
    examples: ['Niebieska 6 może tylko zmaleć.'],
  },
  'eglomise-brush': {
    title: 'Pędzel do eglomise',
    text: 'Narzędzie 2. Przesuń jedną kostkę swojego witrażu na dowolne puste pole, bez względu na nadrukowany tam kolor. Reszta obowiązuje: nadrukowane wartości, stykanie się, zakaz równych barw i wartości bok w bok. W grze jednoosobowej płaci się niebieską kostką.',
    examples: ['Zielona może wejść na niebieskie pole, ale nie na pole z 4; a czerwona nie obok czerwonej.'],
  },
  'copper-foil-burnisher': {
    title: 'Wygładzak do folii miedzianej',
    text: 'Narzędzie 3. Przesuń jedną kostkę swojego witrażu na dowolne puste pole, bez względu na nadrukowaną tam wartość. Reszta obowiązuje: nadrukowane kolory, stykanie się, zakaz równych barw i wartości bok w bok. W grze jednoosobowej płaci się czerwoną kostką.',
    examples: ['Czerwona 3 może wejść na pole z 4, ale zielona 2 nie na niebieskie.'],
  },
  lathekin: {
    title: 'Lathekin',
    text: 'Narzędzie 4. Przesuń dokładnie dwie różne kostki swojego witrażu, jedną po drugiej; dla każdej obowiązują wszystkie zasady umieszczania. Druga może wejść na miejsce pierwszej, ale zwykła zamiana miejsc nie wchodzi w grę. Nie zaczniesz, jeśli drugiego przesunięcia by nie było. To, że nie ruszają razem, jest naszym rozstrzygnięciem. W grze jednoosobowej płaci się żółtą kostką.',
    examples: [
      'Jedna kostka już przesunięta: teraz musi inna, a nie ta sama.',
      'Po tym przesunięciu drugiego by nie było, więc odpada.',
    ],
  },
  'lens-cutter': {
    title: 'Nóż kołowy',
    text: 'Narzędzie 5. Weź kostkę z puli, wymień ją na dowolną kostkę z toru rund i tę umieść; obie zachowują wartości. Twoja zajmuje jej miejsce. Na torze musi leżeć kostka, która pasuje do twojego witrażu, więc nigdy w rundzie 1. W grze jednoosobowej płaci się zieloną kostką, a to, co zostawisz na torze, liczy się do wyniku docelowego.',
    examples: ['Można wziąć każdą kostkę z każdej rundy.', 'Pasowałaby tylko zielona 4, a na torze jej nie ma.'],
  },
  'flux-brush': {
    title: 'Pędzelek do topnika',
    text: 'Narzędzie 6. Weź kostkę z puli i rzuć nią ponownie. Jeśli gdzieś pasuje, trzeba ją umieścić. Jeśli nie, wraca do puli z nową wartością, a w tym ruchu kostki już nie weźmiesz: to ostatnie jest naszym rozstrzygnięciem. Rzutu nie można cofnąć. W grze jednoosobowej płaci się fioletową kostką.',
    examples: [
      'Wypadła 4 i pasuje: trzeba ją umieścić.',
      'Nigdzie nie pasuje: jest z powrotem w puli, a kostki w tym ruchu już nie będzie.',
    ],
  },
  'glazing-hammer': {
    title: 'Młotek szklarski',
    text: 'Narzędzie 7. Rzuć ponownie wszystkimi kostkami puli. Tylko w drugim ruchu rundy i zanim weźmiesz kostkę; potem bierzesz ją jak zwykle. Dla ostatniej osoby w kolejności drugi ruch następuje od razu. Rzutu nie można cofnąć. W grze jednoosobowej płaci się niebieską kostką.',
    examples: ['W pierwszym ruchu nie wolno.', 'W drugim ruchu, przed wzięciem kostki, działa.'],
  },
  'running-pliers': {
    title: 'Szczypce do łamania szkła',
    text: 'Narzędzie 8. Po umieszczeniu kostki w pierwszym ruchu weź od razu drugą i ją umieść; za to w tej rundzie nie masz drugiego ruchu. Dostajesz więc obie kostki wcześniej, zanim wybiorą inni. To jedyne narzędzie tego ruchu, a dodatkową kostkę umieszcza się według zwykłych zasad. W grze jednoosobowej płaci się czerwoną kostką.',
    examples: [
      'Najpierw trzeba umieścić kostkę.',
      'W pierwszym ruchu kostka już leży: teraz działają.',
      'W drugim ruchu nie.',
    ],
  },
  'running-pliers-order': {
    title: 'Szczypce do łamania szkła a kolejność ruchów',
    text: 'Jeśli użyje ich druga z czterech osób, runda biegnie: 1, 2 z dwiema kostkami, 3, 4, 4, 3, 1. Pominięty ruch przepada w całości, razem z narzędziem, ale tylko w tej rundzie. Na dodatkową kostkę nie zadziała inne narzędzie, bo na ruch przypada jedno.',
    examples: ['Pierwsza osoba ma już dwie kostki; oba ruchy drugiej wypadają przed następną rundą.'],
  },
  'running-pliers-last': {
    title: 'Szczypce do łamania szkła na końcu kolejki',
    text: 'Ostatnia osoba w kolejności ma oba ruchy pod rząd, więc Szczypce do łamania szkła nic jej nie dają. Mimo to są dozwolone, a karta o tym uprzedza: to nasze rozstrzygnięcie. W grze jednoosobowej jest inaczej: kostka, którą płacisz, opuszcza grę i nie liczy się przeciw tobie.',
    examples: ['Druga z dwóch osób może ich użyć, ale i tak zaraz ma ruch.'],
  },
  'cork-backed-straightedge': {
    title: 'Liniał z korkiem',
    text: 'Narzędzie 9. Weź kostkę z puli i umieść ją tam, gdzie nie styka się z żadną inną, nawet narożnikiem: wszystkie osiem pól wokół musi być pustych. Nadrukowane kolory i wartości obowiązują, a pierwsza kostka nadal potrzebuje krawędzi. W grze jednoosobowej płaci się żółtą kostką.',
    examples: ['Z dala od czerwonej 6 może leżeć; obok niej nie i na żółtym polu też nie.'],
  },
  'grinding-stone': {
    title: 'Kamień szlifierski',
    text: 'Narzędzie 10. Weź kostkę z puli, odwróć ją na przeciwną ściankę i umieść: 1 zmienia się w 6, 2 w 5, 3 w 4 i na odwrót. Dla nowej wartości obowiązują wszystkie zasady umieszczania. W grze jednoosobowej płaci się zieloną kostką.',
    examples: ['Z niebieskiej 3 zrobiła się 4 i pasuje na pole z 4.'],
  },
  'flux-remover': {
    title: 'Zmywacz topnika',
    text: 'Narzędzie 11. Weź kostkę z puli, włóż ją do woreczka i wylosuj inną. Widzisz jej kolor, wybierasz wartość, a potem umieszczasz ją albo odkładasz do puli. Odłożona zachowuje tę wartość, a w tym ruchu kostki już nie weźmiesz (nasze rozstrzygnięcie). Losowania nie można cofnąć. W grze jednoosobowej płaci się fioletową kostką.',
    examples: ['Wylosowana niebieska pokazuje 4: umieść ją albo odłóż.'],
  },
  'flux-remover-bag': {
    title: 'Zmywacz topnika: ta sama kostka może wrócić',
    text: 'Twoja kostka trafia do woreczka przed losowaniem, więc może wyjść z powrotem. W rundzie 10 na cztery osoby woreczek jest pusty: wtedy wraca na pewno i po prostu wybierasz jej nową wartość.',
  },
  'tap-wheel': {
    title: 'Nóż olejowy do szkła',
    text: 'Narzędzie 12. Przesuń jedną lub dwie kostki swojego witrażu, obie w kolorze kostki z toru rund. Przesuwa się je po kolei (nasze rozstrzygnięcie), dwie różne, i obowiązują wszystkie zasady umieszczania. Jedna wystarczy, żadna to za mało. Nigdy w rundzie 1. W grze jednoosobowej płaci się niebieską kostką.',
    examples: [
      'Czerwona już przesunięta: może ruszyć druga czerwona, ale nie zielona; można też poprzestać na jednej.',
      'Na torze nie ma czerwonej, więc czerwona nie ruszy; a przesunąć trzeba choć jedną.',
    ],
  },
};
