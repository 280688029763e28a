import type { notice as english } from './en.ts';

export const notice: typeof english = {
  title: 'Gdy coś dzieje się gdzie indziej',
  show: 'Pokaż powiadomienie',
  text: 'Dopóki Stolik jest otwarty w tej przeglądarce.',
  denied: 'Ta przeglądarka nie pozwala Stolikowi na powiadomienia. Możesz to zmienić w jej ustawieniach.',
  turn: 'Twoja kolej: {{game}}',
  over: 'Koniec gry: {{game}}',
  invited: 'Zaproszenie do stolika: {{game}}',
  found: 'Znaleźliśmy ci grę: {{game}}',
  again: 'Jeszcze raz? {{game}}',
  call: 'Pozostali chcą grać dalej: {{game}}',
  reminder: '{{names}} czeka na ciebie: {{game}}',
  proposal: '{{names}} coś proponuje: {{game}}',
  others: 'Przy stoliku: {{names}}',
  table: {
    title: 'O czym chcesz wiedzieć',
    ways: { badge: 'Licznik', notice: 'Powiadomienie', push: 'Po zamknięciu', mail: 'E-mail' },
    kinds: { turn: 'Twoja kolej', invited: 'Zaproszenia', again: 'Jeszcze raz?', over: 'Koniec gry' },
    byMail: 'Może być też e-mail: podaj adres na swojej stronie',
  },
  push: {
    show: 'Także gdy Stolik jest zamknięty',
    text: 'Na tym urządzeniu. Powiadomienia dostarcza usługa twojej przeglądarki; są zaszyfrowane, więc nie może ich odczytać.',
    asking: 'Chwileczkę…',
    on: 'Włączone: to urządzenie da ci znać.',
    unsupported: 'Ta przeglądarka nie pokazuje powiadomień, gdy strona jest zamknięta.',
    homeScreen:
      'Na iPhonie i iPadzie wybierz najpierw „Udostępnij”, potem „Do ekranu początkowego” i otwórz Stolik stamtąd.',
    failed: 'Nie udało się. Sprawdź połączenie z siecią i spróbuj jeszcze raz.',
  },
};
