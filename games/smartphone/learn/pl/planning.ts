import type { UnitWords } from '@stolik/learn';

export const planning: Readonly<Record<string, UnitWords>> = {
  planning: {
    title: 'Faza 1: planowanie',
    text: 'Połóż jeden ze swoich dwóch arkuszy na drugim i użyj ulepszeń. Symbole, które nadal widać, decydują o całej rundzie: o cenie, towarach, badaniach, logistyce i fabryce. Wszystkiego mieć nie można: co zakryjesz, nie działa, ale daje towary. Planują wszyscy naraz i w tajemnicy.',
  },
  pads: {
    title: 'Dwa arkusze',
    text: 'Każdy ma takie same dwa arkusze, A i B, po sześć komórek. Każdy ma dwie strony (A1 i A2, B1 i B2): pokaż, którą chcesz, połóż na wierzchu dowolny arkusz i obracaj je do woli. Litery tylko odróżniają arkusze.',
    examples: ['A2 leży na B1 i zakrywa cztery komórki: cena 3, 7 towarów, jedno koło zębate, a fabryka działa.'],
  },
  overlap: {
    title: 'Jak arkusze mogą na siebie zachodzić',
    text: 'Górny arkusz musi zakryć od 1 do 4 komórek dolnego, komórka na komórkę, równolegle albo prostopadle. Nie mogą leżeć tylko obok siebie ani zakrywać się w całości.',
    examples: ['Cztery zakryte komórki albo dwie w poprzek: wolno. Wszystkie sześć albo żadna: nie wolno.'],
  },
  seen: {
    title: 'Działa to, co widać',
    text: 'Symbol widoczny na twoich arkuszach i ulepszeniach jest aktywny i liczy się w tej rundzie. Symbol zakryty nic nie daje.',
  },
  covered: {
    title: 'Zakryte komórki dają towary',
    text: 'Każda komórka dolnego arkusza, nad którą leży górny, daje 1 towar, cokolwiek na niej jest. Ulepszenie między arkuszami nic tu nie zmienia, a komórki zakryte tylko ulepszeniem nie dają nic. (Że ulepszenie pośrodku nie przeszkadza, to nasza interpretacja: instrukcję da się czytać inaczej.)',
    examples: ['Zakryte są cztery komórki, w tym dwie z ulepszeniem pośrodku: nadal dają 4 towary.'],
  },
  'plan-upgrades': {
    title: 'Trzy sposoby na ulepszenie',
    text: 'Każde swoje ulepszenie możesz w każdej rundzie wykorzystać od nowa: położyć na arkuszach, położyć zakryte przed sobą za 1 towar albo odłożyć. W jednym planie każde służy tylko raz.',
    examples: ['Jedyne ulepszenie już leży zakryte, więc nie ma drugiego do użycia.'],
  },
  'lay-upgrade': {
    title: 'Gdzie może leżeć ulepszenie',
    text: 'Ulepszenie zakrywa dokładnie dwie sąsiednie komórki jednego lub obu arkuszy, awersem do góry, swoimi dwoma symbolami. Nie może wystawać poza krawędź, chyba że 4G (strona A) pozwala na to jednej połówce. Możesz je obracać.',
    examples: ['Na dwóch sąsiednich komórkach pasuje; z połówką na zewnątrz albo po skosie nie.'],
  },
  'lay-under': {
    title: 'Ulepszenie pod górnym arkuszem',
    text: 'Możesz najpierw położyć ulepszenie na dolnym arkuszu, a na nim górny arkusz. Działa wtedy tylko to, co nie jest zakryte. Od dołu: dolny arkusz, ulepszenia na nim, górny arkusz, ulepszenia na wierzchu. Takie ulepszenie musi leżeć na dolnym arkuszu obiema połówkami (z 4G A jedną).',
    examples: ['Pod górnym arkuszem mieści się na dolnym, ale nie tam, gdzie dolny się kończy.'],
  },
  'cover-upgrade': {
    title: 'Nakładanie ulepszeń na siebie',
    text: 'Ulepszenia mogą na siebie zachodzić, późniejsze leży wyżej, ale jedno nie może samo w pełni zakryć innego. Dwa razem mogą. Nasza zasada: dwa ulepszenia mogą dzielić obie komórki tylko wtedy, gdy choć na jednej leży między nimi górny arkusz.',
    examples: [
      'Skrzynie mogą zakryć jedną połówkę kół zębatych, ale nie obie.',
      'Koła zębate leżą pod górnym arkuszem, więc skrzynie mogą leżeć na tych samych komórkach.',
    ],
  },
  'face-down': {
    title: 'Zakryte ulepszenie: 1 towar',
    text: 'Ulepszenie położone zakryte przed tobą daje 1 towar w fazie 3. Rewersem do góry nigdy nie leży na arkuszu. To zawsze lepsze niż odłożyć ulepszenie, więc strona robi tak, jeśli nie powiesz inaczej.',
    examples: ['Zielony kładzie ulepszenie zakryte: 8 towarów zamiast 7.'],
  },
  'plan-stays': {
    title: 'Planu nie można już zmienić',
    text: 'Gdy wszystkie plany są odkryte, do końca rundy nic się w nich nie zmienia, nawet jeśli to była pomyłka. Wcześniej możesz swój plan cofnąć.',
  },

  signs: {
    title: 'Wszystkie znaki gry',
    text: 'Wszystkie znaki tak, jak są tu narysowane: na arkuszach, ulepszeniach, technologiach i mapie, wraz z tym, co znaczą. Kształt przy nazwie mówi, czyj jest element, więc kolory nie są nikomu potrzebne.',
  },
  'sign-goods': {
    title: 'Symbol: skrzynia',
    text: 'Czarna skrzynia daje 1 towar w fazie 3.',
  },
  'sign-discount': {
    title: 'Symbol: skrzynia z obniżką ceny',
    text: 'Daje 1 towar i zarazem obniża twoją cenę o 1. W planie nie ma innego sposobu na niższą cenę, więc tanie plany zawsze dają towary.',
  },
  'sign-price-up': {
    title: 'Symbol: cena +1',
    text: 'Podnosi twoją cenę o 1 w fazie 2. Każdy towar daje wtedy więcej PZ, ale mniej czerwonych klientów kupuje, a twoja tura wypada później.',
  },
  'sign-research': {
    title: 'Symbol: koło zębate',
    text: 'Fioletowe koło zębate daje 1 postęp na technologie w fazie 5.',
  },
  'sign-logistics': {
    title: 'Symbol: ciężarówka',
    text: 'Niebieska ciężarówka daje 1 postęp na biura w nowych regionach w fazie 6.',
  },
  'sign-factory': {
    title: 'Symbol: fabryka',
    text: 'Jeśli widać pomarańczową fabrykę, w fazie 4 bierzesz jedno z odkrytych ulepszeń. Jeśli jest zakryta, dostajesz żeton towarów. Fabryka jest tylko na arkuszu A, więc w rundzie nigdy nie bierzesz więcej niż jednego ulepszenia.',
  },
  'sign-open': {
    title: 'Puste komórki',
    text: 'Komórka bez symbolu nic nie robi. Taką najlepiej zakryć: nic nie tracisz, a zyskujesz 1 towar.',
  },
};
