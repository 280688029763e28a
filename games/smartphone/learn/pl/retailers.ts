import type { UnitWords } from '@stolik/learn';

export const retailers: Readonly<Record<string, UnitWords>> = {
  retailer: {
    title: 'Sprzedawcy na mapie',
    text: 'Sprzedawca zajmuje region: nikt tam nie sprzedaje i nikt go nie kontroluje, nawet z biurem. Biuro u niego daje jednak PZ na koniec gry, a często od razu premię.',
    examples: ['Zielony ma biuro w Chinach, ale zajmuje je sprzedawca: nic tam nie sprzeda.'],
  },
  'retailer-office': {
    title: 'Biuro u sprzedawcy',
    text: 'Kosztuje tyle postępu co sam region i staje na pierwszym wolnym polu kafla od lewej. Liczba obok pola to PZ, więc pierwsze daje najwięcej: warto być wcześnie. Każda firma może mieć na kaflu jedno biuro.',
    examples: ['Zielony jest pierwszy za 11 PZ, czerwony drugi za 6 i drugiego biura tam nie postawi.'],
  },
  'retailer-bonus': {
    title: 'Premia sprzedawcy',
    text: 'Gdy otwierasz biuro na kaflu z premią, dostajesz ją od razu i tylko raz. Możesz z niej zrezygnować. Jeśli nie ma dla niej dozwolonego miejsca, przepada. Kilku sprzedawców nie ma premii.',
    examples: ['Biuro czerwonego u sprzedawcy jest otwarte: bierze towary albo rezygnuje.'],
  },
  'bonus-none': {
    title: 'Sprzedawca bez premii',
    text: 'Taki kafel nie daje nic od razu, ale jego pola są warte więcej PZ.',
  },
  'bonus-goods': {
    title: 'Sprzedawca: wyprodukuj towary',
    text: 'Produkujesz za darmo tyle towarów, ile pokazuje kafel, i możesz je sprzedać jeszcze w tej rundzie.',
    examples: ['Czerwony ma od sprzedawcy 2 towary i oba sprzedaje w WNP: więcej nie zostało.'],
  },
  'bonus-research': {
    title: 'Sprzedawca: postęp na technologie',
    text: 'Kładziesz na technologiach 1 albo 2 postępy, jak pokazuje kafel; dwa możesz rozdzielić. Nawet jeśli to wystarcza, technologia będzie zbadana dopiero w twojej następnej turze fazy 5. Po rundzie V takiej tury już nie ma.',
    examples: ['Jeden postęp leży na GPS; drugi może pójść tam, na 4G albo przepaść.'],
  },
  'bonus-price': {
    title: 'Sprzedawca: cena w górę lub w dół',
    text: 'Zmieniasz swoją cenę o 1 w dowolną stronę, w granicach od 2 do 8. Niższa to więcej klientów i wcześniejsza tura w fazie 7, wyższa to więcej PZ. Po fazie 6 cena już się nie zmienia.',
    examples: ['Czerwony może od teraz mieć cenę 6 albo 4, albo zostać przy 5.'],
  },
  'bonus-second': {
    title: 'Sprzedawca: drugie biuro',
    text: 'Stawiasz drugie biuro tam, gdzie masz dokładnie jedno i jest wolne pole, ale nie u sprzedawcy. Nic nie kosztuje, a kontrola daje tam więcej.',
    examples: ['Czerwony może je postawić w WNP, ale nie u samego sprzedawcy.'],
  },
  'bonus-move': {
    title: 'Sprzedawca: przenieś biuro',
    text: 'Przenosisz jedno swoje biuro z regionu lub od innego sprzedawcy tam, gdzie jest wolne pole i nie masz biura; linia nie jest potrzebna. Biura po prawej zapełniają lukę, a nowe miejsce nie daje premii. Nasza zasada: sprzedawca, który na to pozwala, nie jest ani początkiem, ani celem.',
    examples: ['Biuro czerwonego z WNP może przejść do USA albo do innego sprzedawcy; nowe zostaje.'],
  },
  'retailer-links': {
    title: 'Linie przez sprzedawców',
    text: 'Biuro u sprzedawcy liczy się jak biuro w tym regionie, gdy szukasz linii do nowych regionów. To nasza zasada; bez niej do niektórych regionów nie dałoby się dotrzeć.',
    examples: ['Od sprzedawcy w Chinach zielony może iść dalej, do Indii.'],
  },
  'retailer-numbers': {
    title: 'Liczby na sprzedawcach są nasze',
    text: 'Rodzaje premii i miejsca sprzedawców są z instrukcji. PZ na polach, liczba pól i to, która strona kafla ma jaką premię, odtworzyliśmy sami, bo nie mieliśmy drukowanych kafli. Mogą się więc różnić od twojego pudełka; kto je ma, może je poprawić na osobnej stronie.',
  },
};
