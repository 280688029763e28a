import type { UnitWords } from '@stolik/learn';

export const technologies: Readonly<Record<string, UnitWords>> = {
  'technology-use': {
    title: 'Korzystanie z technologii',
    text: 'Zbadana technologia działa do końca gry, tą stroną, która leży na wierzchu. Większość działa sama i trzeba z niej korzystać. Co według kafla możesz zrobić (Wi-Fi A, NFC A, 4G A, 4G B), zależy od ciebie; Wi-Fi A i NFC A działają raz w każdej fazie 6. Korzystasz tylko z tego, co twoja firma zbadała.',
    examples: ['Wi-Fi działało już w tej rundzie, a NFC zielony nie ma; ciężarówki może użyć.'],
  },
  gps: {
    title: 'GPS: koszt, patent i klienci',
    text: 'GPS kosztuje 3 postępy, a po wzięciu patentu (6 PZ) 2. Chce go trzech fioletowych klientów na mapie: w Kanadzie, Ameryce Południowej i Chinach. Strona A: skrzynie z obniżką dają po 2 towary. Strona B: od razu 5 towarów.',
  },
  'gps-a': {
    title: 'GPS, strona A: podwójne skrzynie',
    text: 'W fazie 3 każda widoczna skrzynia z obniżką ceny daje 2 towary zamiast 1, także na położonych ulepszeniach. Że liczą się ulepszenia, to nasza zasada: instrukcja mówi tylko o arkuszu.',
    examples: ['Dwie skrzynie z obniżką: z GPS A plan daje 9 towarów, nie 7.'],
  },
  'gps-b': {
    title: 'GPS, strona B: od razu 5 towarów',
    text: 'W chwili zbadania produkujesz od razu 5 towarów. Możesz je sprzedać w tej samej rundzie. Premia jest jednorazowa.',
    examples: ['Zielony zbadał GPS w tej rundzie i sprzedaje towary, które GPS dał.'],
  },
  wifi: {
    title: 'Wi-Fi: koszt, patent i klienci',
    text: 'Wi-Fi kosztuje 3 postępy, a po wzięciu patentu (6 PZ) 2. Chce go sześciu fioletowych klientów na mapie. Strona A: raz w rundzie drugie biuro. Strona B: niesprzedane towary zostają.',
  },
  'wifi-a': {
    title: 'Wi-Fi, strona A: drugie biuro',
    text: 'Raz w każdej fazie 6, w swojej turze, możesz za darmo postawić drugie biuro tam, gdzie masz dokładnie jedno, także dopiero co otwarte. Potrzebne jest wolne pole; trzeciego biura ani biura u sprzedawcy tak nie postawisz. Z dodatkowym biurem kontrola daje tam więcej. Że możesz zrezygnować, to nasza zasada.',
    examples: ['Zostaje tylko USA: jeden region jest pełny, w drugim są dwa biura zielonego, w trzecim sprzedawca.'],
  },
  'wifi-b': {
    title: 'Wi-Fi, strona B: towary zostają',
    text: 'Towary niesprzedane w fazie 7 nie przepadają, tylko zostają na następną rundę. Nadal wliczają się do twoich 18.',
    examples: ['Zaczyna się nowa runda, a zielony nadal ma swoje 4 towary.'],
  },
  controller: {
    title: 'Kontroler do gier: koszt, patent i klienci',
    text: 'Kontroler do gier kosztuje 4 postępy, a po wzięciu patentu (8 PZ) 3. Chce go sześciu fioletowych klientów na mapie. Strona A: inne technologie kosztują cię o 1 mniej. Strona B: od razu biuro w regionie S.',
  },
  'controller-a': {
    title: 'Kontroler do gier, strona A: tańsze badania',
    text: 'Do końca gry każda inna technologia kosztuje cię o 1 postęp mniej, ale co najmniej 1 (nasza zasada). Im wcześniej go masz, tym lepiej.',
    examples: ['Z kontrolerem GPS kosztuje zielonego 2 zamiast 3, a jego patent jest jeszcze do wzięcia.'],
  },
  'controller-b': {
    title: 'Kontroler do gier, strona B: małe biuro',
    text: 'W chwili zbadania otwierasz biuro w dowolnym regionie S, w którym go nie masz i jest wolne pole; linia nie jest potrzebna. Jeśli możesz, musisz to zrobić. Sprzedawca daje tam premię jak zwykle; postęp od niego możesz położyć w tej samej turze (nasza zasada).',
    examples: ['Biuro może stanąć na dalekich Karaibach, ale nie w Europie, która nie jest mała.'],
  },
  liion: {
    title: 'Li-Ion: koszt, patent i klienci',
    text: 'Li-Ion kosztuje 4 postępy, a po wzięciu patentu (8 PZ) 3. Chce go siedmiu fioletowych klientów na mapie. Strona A: cena +1 to także ciężarówka. Strona B: towary za technologie.',
  },
  'liion-a': {
    title: 'Li-Ion, strona A: cena +1 jako ciężarówka',
    text: 'W fazie 6 każda widoczna cena +1 na twoich arkuszach i ulepszeniach liczy się także jako ciężarówka. Dzięki temu rozwijasz się i przy drogim planie.',
    examples: ['Jedna ciężarówka i dwie ceny +1 to trzy postępy: dwa na Emiraty, jeden jeszcze został.'],
  },
  'liion-b': {
    title: 'Li-Ion, strona B: towary za technologie',
    text: 'Od razu i potem w każdej fazie 3 produkujesz 1 towar za każde 2 swoje technologie, z Li-Ion włącznie: przy 3 technologiach 1, przy 4 i 5 technologiach 2, przy 6 technologiach 3.',
    examples: ['Li-Ion to trzecia technologia zielonego: dał 1 towar, już sprzedany, i nic więcej.'],
  },
  nfc: {
    title: 'NFC: koszt, patent i klienci',
    text: 'NFC kosztuje 5 postępów, a po wzięciu patentu (10 PZ) 4. Chce go ośmiu fioletowych klientów na mapie. Strona A: do 3 towarów sprzedanych bez klientów. Strona B: co rundę cena +1.',
  },
  'nfc-a': {
    title: 'NFC, strona A: sprzedaż bezpośrednia',
    text: 'Raz w każdej fazie 6, w swojej turze, możesz sprzedać do 3 towarów po swojej cenie bez klientów. PZ od razu trafiają na tor, a towary wracają do zapasu. Do kontroli się nie liczą. Nasza zasada: w dowolnej chwili tury, po obowiązującej wtedy cenie i jednorazowo.',
    examples: ['Zielony sprzedaje 3 towary po 7 za 21 PZ i w tej rundzie nie może tego powtórzyć.'],
  },
  'nfc-b': {
    title: 'NFC, strona B: drożej o 1',
    text: 'Od razu i potem w każdej fazie 2 twoja cena rośnie o 1, ale nigdy powyżej 8. Nie można z tego zrezygnować.',
    examples: ['NFC podnosi cenę zielonego z 6 na 7 i jeden towar daje 7 PZ.'],
  },
  '4g': {
    title: '4G: koszt, patent i klienci',
    text: '4G kosztuje 6 postępów, a po wzięciu patentu (12 PZ) 5. Chce go dziesięciu fioletowych klientów na mapie, najwięcej ze wszystkich. Strona A: ulepszenia mogą wystawać. Strona B: sprzedaż bez biur.',
  },
  '4g-a': {
    title: '4G, strona A: ulepszenia wystają',
    text: 'Jedna połówka każdego ulepszenia może wystawać poza krawędź, więc zakrywa tylko jedną komórkę. To, co wystaje i jest widoczne, działa. Nasza zasada: co najmniej jedna połówka leży nad arkuszem; inne wystające ulepszenie nie jest oparciem, a to, co wystaje, nie daje towarów za zakrycie.',
    examples: ['Jedna połówka może wystawać, na górnym arkuszu albo pod nim; obie nie mogą.'],
  },
  '4g-b': {
    title: '4G, strona B: sprzedaż bez biura',
    text: 'W fazie 7 możesz sprzedać 1 towar w każdym regionie, w którym nie masz biura: pierwszemu z lewej klientowi, który u ciebie kupi. Nie tam, gdzie jest sprzedawca. Do kontroli liczy się to jak każda sprzedaż.',
    examples: ['Zielony sprzedaje w USA bez biura: drugi raz już nie, ale w Europie jeszcze raz.'],
  },
};
