import type { me as english } from './en.ts';

export const me: typeof english & {
  me: {
    played_few: string;
    played_many: string;
    gamesWon_few: string;
    gamesWon_many: string;
    summary_few: string;
    summary_many: string;
  };
} = {
  me: {
    title: 'Ty',
    name: 'Twoje imię przy stoliku',
    save: 'Zapisz',
    saved: 'Zapisane',
    guest: 'Jesteś gościem. Pamięta cię ta przeglądarka; z kontem zagrasz dalej na każdym urządzeniu.',
    signedInAs: 'Twoje konto: {{name}}.',
    makeAccount: 'Załóż konto',
    makeAccountText: 'Wszystko zostaje: imię, miejsca i gry. Bez adresu e-mail.',
    userName: 'Nazwa użytkownika',
    password: 'Hasło',
    passwordNote: 'Co najmniej 8 znaków.',
    make: 'Załóż konto',
    haveOne: 'Mam już konto',
    haveOneText: 'Miejsca i gry tego gościa przejdą na konto.',
    signIn: 'Zaloguj się',
    forgot: 'Nie pamiętam hasła',
    forgotText:
      'Jednym z wydrukowanych kodów ustawisz nowe hasło. Wszystkie inne przeglądarki zostaną wylogowane, a klucze dostępu usunięte.',
    code: 'Kod odzyskiwania',
    newPassword: 'Nowe hasło',
    recover: 'Ustaw nowe hasło',
    passkeySignIn: 'Zaloguj się kluczem dostępu',
    passkeys: 'Klucze dostępu',
    passkeysText: 'Zaloguj się odciskiem palca, twarzą albo kodem urządzenia zamiast hasła.',
    addPasskey: 'Dodaj klucz dostępu na tym urządzeniu',
    passkeyName: 'Nazwa tego urządzenia',
    add: 'Dodaj',
    passkey: 'Klucz dostępu',
    passkeyUsed: 'Dodany {{created}}, ostatnio użyty {{used}}',
    passkeyUnused: 'Dodany {{created}}, jeszcze nieużyty',
    removePasskey: 'Usuń',
    codes: 'Kody odzyskiwania',
    codesText: 'Nikt nie może ci wysłać nowego hasła, więc wydrukuj te kody i schowaj. Każdy działa raz.',
    makeCodes: 'Pokaż nowe kody',
    codesOnce: 'Te kody widzisz tylko teraz; starsze już nie działają.',
    print: 'Drukuj',
    signOut: 'Wyloguj się',
    sessions: 'Zalogowane przeglądarki',
    thisBrowser: 'Ta przeglądarka',
    otherBrowser: 'Inna przeglądarka',
    sessionTimes: 'Od {{created}}, ostatnio używana {{used}}',
    everywhere: 'Wyloguj się wszędzie naraz',
    everywhereText: 'Wylogowuje cię ze wszystkich przeglądarek, z tej też.',
    everywhereKeysText:
      'Wylogowuje cię ze wszystkich przeglądarek, z tej też, i usuwa klucze dostępu. Zostaną, jeśli podasz hasło.',
    passwordToKeep: 'Hasło, jeśli klucze mają zostać',
    signOutEverywhere: 'Wyloguj się wszędzie',
    passkeyNews:
      'Do twojego konta dodano klucz dostępu ({{date}}). To nie ty? Usuń go, wyloguj się wszędzie i ustaw nowe hasło kodem odzyskiwania.',
    passkeyLook: 'Zobacz',
    passkeyKnown: 'To ja',
    banned:
      'Wylogowano cię, a ta strona działa dalej jako strona nowego gościa. Twoje miejsca liczą się jak miejsca kogoś, kogo nie ma.',
    bannedKnown: 'Przeczytane',
    history: 'Twoje gry',
    noGames: 'Tu będą gry, które skończysz, razem z powtórkami.',
    here: 'to urządzenie',
    played_one: 'gra',
    played_few: 'gry',
    played_many: 'gier',
    played_other: 'gry',
    gamesWon_one: 'wygrana',
    gamesWon_few: 'wygrane',
    gamesWon_many: 'wygranych',
    gamesWon_other: 'wygranej',
    best: 'rekord',
    share: 'wygranych gier',
    avatar: 'Jak wyglądasz',
    mark: 'Twój kolor i kształt',
    older: 'Starsze gry',
    summary_one: '{{count}} dokończona gra, wygrane: {{wins}}, średnio {{average}} pkt, najlepszy wynik {{best}}',
    summary_few: '{{count}} dokończone gry, wygrane: {{wins}}, średnio {{average}} pkt, najlepszy wynik {{best}}',
    summary_many: '{{count}} dokończonych gier, wygrane: {{wins}}, średnio {{average}} pkt, najlepszy wynik {{best}}',
    summary_other: '{{count}} dokończonej gry, wygrane: {{wins}}, średnio {{average}} pkt, najlepszy wynik {{best}}',
    noScores:
      'Jeszcze żadnej dokończonej gry. Liczą się tylko gry, które rozegrasz od początku do końca bez zastępstwa bota.',
    chart: 'Punkty w kolejnych grach: {{game}}',
    won: 'Wygrana',
    notWon: 'Bez wygranej',
    wonEarly: {
      resigned: 'Wygrana: {{name}} się poddaje',
      'timed-out': 'Wygrana: {{name}}, koniec czasu',
      'stood-in': 'Wygrana: {{name}}, koniec gry przed czasem',
    },
    lost: {
      played: 'Przegrana: wygrywa {{winner}}',
      resigned: 'Przegrana przez poddanie',
      'timed-out': 'Przegrana: skończył ci się czas',
      'stood-in': 'Przegrana: grał za ciebie bot',
      left: 'Nikt nie wygrał: twoje miejsce zajmował bot',
      nobody: 'Nikt nie wygrał',
    },
    wonByBot: {
      'timed-out': 'Skończył ci się czas: wygrał za ciebie bot',
      'stood-in': 'Grę dokończył i wygrał za ciebie bot',
    },
    place: 'Miejsce {{place}}: wygrywa {{winner}}',
    data: 'Twoje dane',
    export: 'Pobierz wszystko o sobie',
    remove: 'Usuń mnie',
    removeText:
      'Usuwa na zawsze twoje konto i imię i wszędzie cię wylogowuje. Boty zajmą twoje miejsca; gry, w które grali też inni, zostaną bez twojego imienia.',
    removeSure: 'Na pewno usunąć na zawsze?',
  },
};
