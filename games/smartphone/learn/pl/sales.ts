import type { UnitWords } from '@stolik/learn';

export const sales: Readonly<Record<string, UnitWords>> = {
  sales: {
    title: 'Faza 7: sprzedaż towarów',
    text: 'Według pierwszeństwa sprzedajesz swoje towary: każdy idzie do jednego klienta, który płaci twoją cenę, a każdy klient kupuje w rundzie jeden towar. Możesz sprzedawać w kilku regionach i dzielić towary, jak chcesz. Klienci obsłużeni przez wcześniejsze firmy są zajęci, więc tani sprzedają pierwsi.',
    examples: ['Zielony sprzedaje oba towary w Europie i żadnego już nie ma.'],
  },
  'where-to-sell': {
    title: 'Gdzie można sprzedawać',
    text: 'W regionie, w którym masz biuro, nie ma sprzedawcy i jest wolny klient gotowy kupić u ciebie. Bez biura pozwala na to tylko 4G B.',
    examples: ['Po cenie 7 ktoś w Europie kupi, w Afryce Północnej nikt, a w USA zielony nie ma biura.'],
  },
  'red-customer': {
    title: 'Czerwoni klienci',
    text: 'Czerwony klient kupuje, jeśli twoja cena nie przekracza liczby, i płaci twoją cenę, a nie liczbę. Klient z 6 kupi więc po 6 albo po 3, ale nie po 7.',
    examples: ['Po cenie 5 w Europie kupują klienci z 5, 6 i 7; ten z 4 nie kupuje.'],
  },
  'purple-customer': {
    title: 'Fioletowi klienci',
    text: 'Fioletowy klient ma znak technologii. Kupuje po każdej cenie, ale tylko u firmy, która tę technologię zbadała. Z technologiami możesz więc mieć wysoką cenę i nadal sprzedawać.',
    examples: ['Po cenie 8 klient Wi-Fi kupuje u zielonego, który ma Wi-Fi; nikt inny w Afryce Północnej nie kupi.'],
  },
  leftmost: {
    title: 'W regionie od lewej do prawej',
    text: 'W każdym regionie towar idzie zawsze do pierwszego z lewej wolnego klienta, który chce u ciebie kupić. Nie możesz pominąć czerwonego, żeby zostawić go na później albo sprzedać fioletowemu.',
    examples: ['Po cenie 6 pierwszy towar w Indiach trafia do klienta z 6, następny do klienta kontrolera.'],
  },
  'stop-selling': {
    title: 'Sprzedaż nie jest obowiązkowa',
    text: 'Nie musisz sprzedawać: możesz przestać w każdej chwili, nawet z towarami. Rzadko się to opłaca, bo niesprzedane zwykle przepadają.',
    examples: ['Zielony może sprzedawać, ale może też zakończyć turę.'],
  },
  unsold: {
    title: 'Niesprzedane towary',
    text: 'Towary, których nie sprzedasz, przepadają na koniec fazy 7, chyba że masz Wi-Fi B: wtedy zostają na następną rundę. Czego nie sprzedasz przez zapomnienie, tego po turze już nie sprzedasz.',
    examples: [
      'Z ceną 3, kontrolerem i 4G zielony sprzedaje w Emiratach trzy towary. Klient NFC nie kupi, więc czwarty przepada.',
    ],
  },
};
