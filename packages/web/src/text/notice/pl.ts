import type { notice as english } from './en.ts';

export const notice: typeof english = {
  title: 'Gdy gdzie indziej jest twój ruch',
  show: 'Pokaż powiadomienie',
  text: 'Dopóki Stolik jest otwarty w tej przeglądarce.',
  denied: 'Ta przeglądarka nie pozwala Stolikowi na powiadomienia. Możesz to zmienić w jej ustawieniach.',
  turn: 'Twój ruch: {{game}}',
  begun: 'Gra się zaczęła: {{game}}',
  over: 'Koniec gry: {{game}}',
  others: 'Przy stoliku: {{names}}',
  push: {
    show: 'Także gdy Stolik jest zamknięty',
    text: 'Na tym urządzeniu. Powiadomienie dostarcza usługa twojej przeglądarki, zaszyfrowane, więc nie zna ona treści.',
    asking: 'Chwileczkę ...',
    on: 'Włączone: to urządzenie powie ci o twoich ruchach.',
    unsupported: 'Ta przeglądarka nie pokazuje powiadomień zamkniętych stron.',
    homeScreen:
      'Na iPhonie i iPadzie wybierz najpierw „Udostępnij”, potem „Do ekranu początkowego” i otwórz Stolik stamtąd.',
    failed: 'Nie udało się. Czy jest sieć? Spróbuj jeszcze raz.',
  },
};
