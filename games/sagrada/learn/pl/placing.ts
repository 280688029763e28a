import type { UnitWords } from '@stolik/learn';

export const placing: Readonly<Record<string, UnitWords>> = {
  placing: {
    title: 'Umieszczanie kostki: wszystkie zasady naraz',
    text: 'Decydują cztery pytania. Czy pole jest puste? Czy kostka pasuje do tego, co na nim nadrukowano? Czy styka się z którąś z twoich kostek bokiem lub narożnikiem (pierwsza: czy leży przy krawędzi)? I czy żadna kostka tego samego koloru ani tej samej wartości nie styka się z nią bokiem?\n\nCztery razy tak – i może tam leżeć.',
  },
  'first-die': {
    title: 'Pierwsza kostka przy krawędzi',
    text: 'Pierwszą kostkę trzeba umieścić przy krawędzi witrażu albo w narożniku: na dowolnym z 14 zewnętrznych pól, jeśli pasuje do nadrukowanego koloru lub wartości. Stamtąd witraż rośnie do środka.',
    examples: ['Narożnik jest dobry; rząd 3, kolumna 2 nie leży przy krawędzi.'],
  },
  'first-die-tool': {
    title: 'Pierwsza kostka z użyciem narzędzia',
    text: 'Zasada krawędzi obowiązuje także wtedy, gdy pierwsza kostka trafia do witrażu dzięki narzędziu. Liniał z korkiem w pustym witrażu nadal wymaga krawędzi, więc nic wtedy nie daje. Wynika to z karty, która zostawia w mocy wszystkie inne zasady.',
    examples: ['Liniał z korkiem w pustym witrażu: tylko krawędź.'],
  },
  touching: {
    title: 'Każda następna kostka musi się stykać z inną',
    text: 'Po pierwszej każda kostka musi leżeć obok którejś z już umieszczonych. Liczą się boki i narożniki, więc wokół kostki w zasięgu jest do ośmiu pól. Drugiej grupy gdzie indziej nie zaczniesz, chyba że pozwoli na to Liniał z korkiem.',
    examples: ['Pod spodem i po skosie styka się z czerwoną 6; w rzędzie 3 nie stykałaby się z niczym.'],
  },
  occupied: {
    title: 'Na jednym polu jedna kostka',
    text: 'Gdzie leży kostka, tam druga nie wejdzie. Nie można położyć jednej na drugiej ani wyrzucić żadnej, żeby zrobić miejsce; zabrać ją stamtąd może tylko narzędzie.',
    examples: ['Narożnik jest zajęty; pole pod nim jest wolne.'],
  },
  'printed-color': {
    title: 'Pola z kolorem',
    text: 'Na polu z nadrukowanym kolorem może leżeć tylko kostka tego koloru, o dowolnej wartości. Sąsiedzi nadal są ważni: bokiem nie może się stykać z kostką tej samej barwy.',
    examples: ['Pole jest niebieskie: niebieska 4 pasuje, zielona 4 nie.'],
  },
  'printed-shade': {
    title: 'Pola z oczkami',
    text: 'Na polu z nadrukowanymi oczkami może leżeć tylko kostka tej wartości, w dowolnym kolorze. Szarość takiego pola nie jest kolorem.',
    examples: ['Pole chce 4: zielona 4 pasuje, zielona 3 nie.'],
  },
  'free-space': {
    title: 'Białe pola przyjmują każdą kostkę',
    text: 'Białe pole niczego nie wymaga: dobry jest każdy kolor i każda wartość. Pozostałe zasady obowiązują: kostka musi się stykać z którąś z twoich, a bokiem nie może stykać się z równą kolorem lub wartością.',
    examples: ['Zielona i niebieska mogą leżeć na białym polu; czerwona nie, bo obok leży czerwona.'],
  },
  'same-color': {
    title: 'Te same kolory nigdy bok w bok',
    text: 'Dwie kostki tego samego koloru nie mogą stykać się bokami, ani w rzędzie, ani w kolumnie. Narożnikami mogą. Nie ma znaczenia, co nadrukowano na polach ani skąd kostki się tam wzięły.',
    examples: ['Obok czerwonej 6 pasuje zielona, a czerwona nie.'],
  },
  'same-shade': {
    title: 'Te same wartości nigdy bok w bok',
    text: 'Dwie kostki tej samej wartości nie mogą stykać się bokami, niezależnie od barw. Narożnikami mogą.',
    examples: ['Obok czerwonej 6 pasuje zielona 2, a zielona 6 nie.'],
  },
  diagonals: {
    title: 'Po skosie wszystko wolno',
    text: 'Kostki stykające się narożnikami mogą mieć ten sam kolor, tę samą wartość albo jedno i drugie: zakaz dotyczy tylko boków. A narożnik wystarczy, żeby się stykać. Dlatego łańcuchy jednej barwy biegną na ukos.',
    examples: ['Druga czerwona 6 może leżeć przy narożniku pierwszej.'],
  },
  'look-ahead': {
    title: 'Nie zamykaj sobie pól',
    text: 'Kostka może uczynić sąsiednie pole niemożliwym do zapełnienia: obok 2 nie położysz drugiej 2, więc pole z dwoma oczkami zostanie puste; z kolorami jest tak samo. Każde takie pole kosztuje punkt, a rząd ani kolumna z nim nigdy się nie policzy. Pomóc może już tylko narzędzie.',
    examples: ['Przy fioletowej 2 na pole z dwoma oczkami nie wejdzie żadna 2.'],
  },
  fixed: {
    title: 'Umieszczona kostka zostaje',
    text: 'Co leży w witrażu, leży tam, dopóki nie przesunie tego narzędzie. Według instrukcji kostki umieszczone błędnie usuwa się od razu, a ich pola liczą się jako puste. Tutaj to niemożliwe: ruch wbrew zasadom nie zostanie przyjęty i dowiesz się dlaczego. Kostka przesunięta Pędzlem do eglomise albo Wygładzakiem może nie pasować do swojego pola; tak ma być.',
  },
};
