import type { UnitWords } from '@stolik/learn';

export const tools: Readonly<Record<string, UnitWords>> = {
  tools: {
    title: 'Narzędzia: jedno na ruch',
    text: 'Narzędzia na chwilę naginają zasady: zmieniają kostkę, przesuwają ją albo pozwalają rzucić ponownie. W każdym ruchu możesz użyć jednego, przed wzięciem kostki albo po jej umieszczeniu. Wszystkie inne zasady obowiązują, chyba że karta mówi inaczej. Najwięcej dają pod koniec, gdy w witrażu robi się ciasno.',
    examples: ['Jedno narzędzie już użyte: kostkę jeszcze można umieścić, drugiego narzędzia użyć nie.'],
  },
  'tool-price': {
    title: 'Ile kosztuje narzędzie',
    text: 'Pierwsze użycie narzędzia kosztuje 1 znacznik uznania, każde następne 2, także jeśli znacznik na karcie jest twój. Znaczniki zostają na karcie i przepadają. Kto użyje narzędzia pierwszy, ma je taniej; a każdy zachowany znacznik to 1 PZ.',
    examples: ['Został jeden znacznik: na nieużywane narzędzie wystarczy, na użyte nie.'],
  },
  'tools-in-play': {
    title: 'Które narzędzia są w grze',
    text: 'Narzędzi jest dwanaście; trzy z nich leżą odkryte dla wszystkich, a w grze jednoosobowej od jednego do pięciu. Tylko z nich można w tej partii korzystać.',
    examples: ['Lathekin leży na stole, Kamień szlifierski nie.'],
  },
  'tool-effect': {
    title: 'Narzędzie musi móc coś zrobić',
    text: 'Narzędzia można użyć tylko wtedy, gdy da się je wykonać do końca. Wyjątkiem są te, które rzucają lub losują, czyli Pędzelek do topnika, Młotek szklarski i Zmywacz topnika: wystarczy im kostka w puli, a zapłata przepada niezależnie od wyniku. Instrukcja o tym milczy; to nasze rozstrzygnięcie, żeby nikt nie płacił za nic.',
    examples: ['Po odwróceniu żadna kostka by nie pasowała: Kamień szlifierski odpada, Pędzelek do topnika nie.'],
  },
  'tool-fits': {
    title: 'Zmieniona kostka musi gdzieś pasować',
    text: 'Przy Szczypcach zagryzających, Kamieniu szlifierskim, Nożu kołowym i Liniale z korkiem możesz wybrać tylko to, co kończy się kostką do umieszczenia. Ich karty nie pozwalają jej odłożyć, inaczej niż przy topniku. Instrukcja nie mówi, co wtedy; to nasze rozstrzygnięcie.',
    examples: ['Pasuje tylko 4: zielona 3 może się nią stać, zielona 2 nie.'],
  },
  'tool-before-placing': {
    title: 'Narzędzia dla branej kostki',
    text: 'Szczypce zagryzające, Nóż kołowy, Pędzelek do topnika, Liniał z korkiem, Kamień szlifierski i Zmywacz topnika działają na kostkę między wzięciem a umieszczeniem. Najpierw więc użyj narzędzia, a ono zapyta o kostkę. Tego, co już leży w witrażu, nigdy nie zmieniają.',
    examples: ['Kostka leży już w witrażu: na Szczypce zagryzające jest za późno.'],
  },
  'tool-track': {
    title: 'Narzędzia, które potrzebują toru rund',
    text: 'Nóż kołowy i Nóż olejowy do szkła korzystają z kostek na torze rund: z dowolnej kostki dowolnej wcześniejszej rundy, nie tylko z wierzchniej. Dopóki nic tam nie leży, nie można ich użyć, więc nigdy w rundzie 1.',
    examples: ['Runda 1: tor jest pusty, oba narzędzia muszą poczekać.'],
  },
  moving: {
    title: 'Przesuwanie kostek w witrażu',
    text: 'Pędzel do eglomise, Wygładzak do folii miedzianej, Lathekin i Nóż olejowy do szkła przesuwają kostki, które już leżą w witrażu, w dowolnej chwili ruchu; kostkę z puli nadal możesz wziąć. Potrzebna jest kostka, która ma dokąd pójść, więc przed pierwszą nic nie dadzą. Może to być kostka umieszczona przed chwilą.',
    examples: ['W pustym witrażu nie ma czego przesunąć.', 'Ruch może się zacząć tylko tam, gdzie leży kostka.'],
  },
  'moving-lifted': {
    title: 'Przesuwaną kostkę najpierw się podnosi',
    text: 'Wyjmij kostkę, a potem sprawdź, gdzie może leżeć: nie jest sąsiadką samej siebie i sama siebie nie podpiera. Jeśli to twoja jedyna kostka, witraż jest przez chwilę pusty i musi ona znów trafić przy krawędź. Wynika to z zasad umieszczania.',
    examples: [
      'Bez siebie czerwona 6 ma do towarzystwa tylko zieloną 2: pole niżej leżałaby sama.',
      'Jedyna kostka wędruje z krawędzi na krawędź.',
    ],
  },
  'moving-elsewhere': {
    title: 'Przesunięta kostka musi trafić gdzie indziej',
    text: 'Przesuwana kostka musi skończyć na innym polu. Zostawienie jej w miejscu robiłoby z narzędzia darmowy pas; instrukcja milczy, to nasze rozstrzygnięcie.',
    examples: ['Na inne pole tak, na własne nie.'],
  },
  'moving-alone': {
    title: 'Pozostawione kostki mogą leżeć samotnie',
    text: 'Zasady patrzą tylko na przesuwaną kostkę. Jeśli inna nie ma potem sąsiada, zostaje, gdzie jest, i to jest w porządku; nowe kostki mogą się z nią stykać.',
    examples: ['Zielona 2 może odejść, choć czerwona 6 zostaje wtedy sama.'],
  },
};
