import type { UnitWords } from '@stolik/learn';

export const logistics: Readonly<Record<string, UnitWords>> = {
  logistics: {
    title: 'Faza 6: logistyka',
    text: 'Według pierwszeństwa kładziesz 1 postęp za każdą widoczną ciężarówkę w regionach obok twoich. Gdy zbierzesz koszt wejścia, otwierasz tam biuro i już od fazy 7 tej rundy możesz sprzedawać tamtejszym klientom. Większe regiony kosztują więcej, ale mają więcej klientów.',
  },
  links: {
    title: 'Linie między regionami',
    text: 'Postęp kładziesz tylko w regionie, który linia łączy z regionem z twoim biurem. Musi tam być wolne pole i nie może być twojego biura. Jeśli dostaniesz tam biuro w inny sposób, postęp do ciebie wraca (nasza zasada).',
    examples: ['Z Afryki Północnej linie biegną do Europy, Chin, Emiratów i Ameryki Południowej, ale nie do USA.'],
  },
  entry: {
    title: 'Otwieranie biura',
    text: 'Biuro kosztuje 2 postępy w regionie S, 3 w M i 4 w L. Gdy twój postęp tam wystarcza, wraca do ciebie, a biuro staje na pierwszym wolnym polu od lewej. Postęp kładzie się po jednym, więc nowe biuro już w tej samej turze łączy cię z dalszymi regionami.',
    examples: ['Dwie ciężarówki otwierają biuro w Emiratach, a trzecia może jechać dalej, do Indii.'],
  },
  'one-office': {
    title: 'Jedno biuro w regionie',
    text: 'Każda firma może otworzyć w regionie jedno biuro. Nie położysz postępu tam, gdzie już je masz. Drugie biuro dają tylko Wi-Fi A albo sprzedawca.',
    examples: ['Zielony ma już biuro w Afryce Północnej, więc ciężarówka musi pojechać gdzie indziej.'],
  },
  full: {
    title: 'Pełny region',
    text: 'Gdy wszystkie pola regionu lub sprzedawcy są zajęte, nikt więcej nie wejdzie. Postęp, który tam masz, zostaje, ale nic nie daje, chyba że ktoś przeniesie biuro i zwolni pole (nasza zasada).',
    examples: ['Emiraty są pełne: zielony nie dokończy tam swojego postępu.'],
  },
  'second-office': {
    title: 'Drugie biuro w regionie',
    text: 'Wi-Fi A i niektórzy sprzedawcy dają drugie biuro. Stawiasz je tam, gdzie masz dokładnie jedno i jest wolne pole, nie u sprzedawcy; trzeciego nigdy nie ma. Nie sprzedasz przez nie więcej, ale kontrola daje więcej, bo zajęte jest kolejne pole.',
    examples: ['Czerwony może dostawić biuro w WNP, gdzie ma jedno, ale nie w Europie, gdzie nie ma żadnego.'],
  },
  'size-s': {
    title: 'Regiony S',
    text: 'Kanada, Karaiby, RPA i Emiraty: 4 klientów, 3 pola, biuro kosztuje 2 postępy. Kontrola daje 1 PZ przy jednym biurze, 2 przy dwóch; przy trzech 4, a za drugie miejsce 2.',
  },
  'size-m': {
    title: 'Regiony M',
    text: 'Ameryka Południowa, Afryka Północna, WNP, Indie i Australia, gdzie firmy zaczynają: 6 klientów, 4 pola, biuro kosztuje 3 postępy. Kontrola daje 2 PZ przy jednym biurze, 3 przy dwóch; przy trzech 5, a za drugie miejsce 2; przy czterech 6 i 3.',
  },
  'size-l': {
    title: 'Regiony L',
    text: 'USA, Europa i Chiny: 8 klientów, 5 pól, biuro kosztuje 4 postępy. Kontrola daje 3 PZ przy jednym biurze, 4 przy dwóch; przy trzech 5, a za drugie miejsce 2; przy czterech 6 i 3; przy pięciu 8 i 4.',
  },
  'map-edge': {
    title: 'Linie poza krawędź mapy',
    text: 'Linia, która z jednej strony opuszcza mapę, wraca z drugiej. Dlatego Kanada łączy się z WNP i Indiami, a Australia z USA i Karaibami.',
    examples: ['Z Kanady zielony może iść do Indii, przez krawędź mapy, ale nie do Europy.'],
  },
};
