import type { Language } from '@stolik/core';
import type { KeptLine, KeptUntil } from '@stolik/protocol/page';

/** The privacy notice in one language: a line for each thing that a server keeps. */
export interface PrivacyWords {
  readonly title: string;
  readonly lead: readonly string[];
  readonly server: string;
  readonly contact: string;
  readonly what: string;
  readonly why: string;
  readonly long: string;
  readonly lines: Readonly<Record<KeptLine, { readonly title: string; readonly text: string }>>;
  readonly until: (until: KeptUntil) => string;
  readonly guests: (days: number) => string;
  readonly device: string;
  readonly deviceLines: readonly string[];
  readonly rights: string;
  readonly rightsText: string;
  readonly toData: string;
  readonly unreachable: string;
}

const en: PrivacyWords = {
  title: 'What is kept about you',
  lead: [
    'Stolik needs no mail address, shows no advertising, counts no visitors and asks no third party for anything. Two exceptions are yours to switch on: notices while the page is closed go through your browser’s push service, sealed so that it cannot read them; and where a server sends mail, you may give it an address to be told there.',
    'Who plays alone or on one device keeps everything on that device. What follows is for playing online.',
  ],
  server: 'On the server',
  contact: 'Whoever runs this server can be reached here:',
  what: 'What',
  why: 'What for',
  long: 'How long',
  lines: {
    name: { title: 'Your name and that you are here as a guest', text: 'It is shown where you sit. It may be any.' },
    account: {
      title: 'User name of an account, and the mark others know it by',
      text: 'To sign in with, and so that nobody passes for you. Nobody else sees the user name.',
    },
    shows: { title: 'What you let others see', text: 'Nothing until you say so.' },
    conduct: {
      title: 'Warnings, bans and silences',
      text: 'What moderators or whoever runs the server decided about you, and why.',
    },
    sessions: {
      title: 'The browsers that know you',
      text: 'When they were used first and last. Neither addresses nor what browser it is.',
    },
    password: { title: 'A hash of your password', text: 'It is compared with; the password itself is kept nowhere.' },
    passkeys: { title: 'Passkeys', text: 'The public part, the name you gave, and when they were used.' },
    device: {
      title: 'What you kept of a device',
      text: 'Only if you put it into your account: games against bots, lessons, settings and corrections of that browser.',
    },
    codes: { title: 'Hashes of recovery codes', text: 'They are compared with; the codes are with you alone.' },
    games: {
      title: 'Tables and games',
      text: 'Who sat where, every move with its time, results, and whom a host has removed. They are also the others’.',
    },
    groups: { title: 'Groups you are in, and which tables are theirs', text: 'The members see each other’s names.' },
    network: {
      title: 'A keyed hash of the network a table was made from',
      text: 'So that nobody fills the lobby. The address itself is not kept.',
    },
    chat: {
      title: 'What you say at tables',
      text: 'Whoever looks at the table reads it; what you say where you only look on, players read when the game is over. Moderators read what is reported.',
    },
    presence: { title: 'Which tables you follow now', text: 'So that others see that you are away, and clocks wait.' },
    push: {
      title: 'Where notices for your browser are taken',
      text: 'The address at its push service, the keys they are sealed with, and what you want to hear of.',
    },
    mail: {
      title: 'Your mail address, if you gave one, and what is mailed there',
      text: 'With what was mailed about which table in the last day, so that it is not too often. A mail names the game, the table and the others there.',
    },
    counts: {
      title: 'How often something was done',
      text: 'So that nobody floods others. Under a keyed hash that says neither who nor what.',
    },
    audit: {
      title: 'What moderators and whoever runs the server did',
      text: 'By whom, to whom, when and why, so that it can be looked into.',
    },
    unwanted: { title: 'Whom you have muted or blocked', text: 'They do not learn of it.' },
    reports: {
      title: 'What you have reported, and what was reported of you',
      text: 'Moderators read it together with the chat of that table.',
    },
    friends: { title: 'Your friends, who asked and was asked, and your link', text: 'Both of you see it.' },
    invitations: { title: 'To which tables friends have asked you', text: 'So that you find them.' },
    search: {
      title: 'What game you are looking for with strangers',
      text: 'So that others can be found for you. How long people wait is kept without saying who.',
    },
    holidays: {
      title: 'When you are on holiday',
      text: 'Your clocks stand then in games of days, and whoever sits there sees until when.',
    },
    daily: {
      title: 'On which days you played the ranked deal, and whether your name may stand on its board',
      text: 'One attempt a day.',
    },
    ratings: {
      title: 'Your ratings, and the rated games they follow from',
      text: 'Under a number instead of your id: when you delete your account, what tells whose it was goes, and the games that rated others stay.',
    },
  },
  until: (until) => {
    if (until.kind === 'days') return `${until.days} days after the last use, or until you sign out`;
    if (until.kind === 'hours') return `${until.hours} hour at most`;
    if (until.kind === 'reports') return `${until.days} days after a decision; ${until.open} days without one`;
    return {
      deleted: 'until you change or delete it, or yourself',
      used: 'until a code is used or new ones are made',
      games: 'for good; when you delete yourself your name, id and words leave them',
      gone: 'until you have gone',
      over: 'until the table begins to be over',
      off: 'until you switch it off or sign out everywhere',
      ids: 'for good, by ids without names: whoever is deleted is nobody in it',
      lifted: 'until you end it',
      started: 'until the game begins or you say no',
      found: 'until others are found, you cancel or, for a game now, you close the page',
      left: 'until you leave; with the last member the group is gone',
    }[until.kind];
  },
  guests: (days) => `A guest is forgotten ${days} days after the browser was used last, as if deleted.`,
  device: 'In your browser',
  deviceLines: [
    'A cookie by which the server knows you; one more by which it knows a browser in which an account was signed in. Neither can be read by other pages.',
    'Your settings, tables of this device, reviews and puzzles, and drafts. They go when you clear the data of this site.',
  ],
  rights: 'Take it along, or have it gone',
  rightsText:
    'On your own page you download everything that is kept about you, and delete yourself at once. A copy that whoever runs the server keeps for emergencies may hold it for as long as that copy exists.',
  toData: 'To your own page',
  unreachable: 'The server cannot be reached now, so it cannot say what it keeps. Try again in a moment.',
};

const pl: PrivacyWords = {
  title: 'Co o tobie przechowujemy',
  lead: [
    'Stolik nie potrzebuje adresu e-mail, nie pokazuje reklam, nie liczy odwiedzin i nie łączy się z nikim trzecim. Są dwa wyjątki, które włączasz samodzielnie: powiadomienia przy zamkniętej stronie dostarcza usługa twojej przeglądarki, zaszyfrowane, więc nie może ich odczytać; a jeśli serwer wysyła pocztę, możesz podać adres, na który będzie pisał.',
    'Kto gra solo albo na jednym urządzeniu, ma wszystko na tym urządzeniu. Reszta dotyczy gry w sieci.',
  ],
  server: 'Na serwerze',
  contact: 'Kontakt do osoby, która prowadzi ten serwer:',
  what: 'Co',
  why: 'Po co',
  long: 'Jak długo',
  lines: {
    name: { title: 'Twoje imię i to, że jesteś gościem', text: 'Widać je tam, gdzie siedzisz. Może być dowolne.' },
    account: {
      title: 'Nazwa użytkownika i znak, po którym inni poznają konto',
      text: 'Do logowania i po to, by nikt się za ciebie nie podawał. Nazwy nie widzi nikt inny.',
    },
    shows: { title: 'Co pokazujesz innym', text: 'Nic, dopóki nie zaznaczysz.' },
    conduct: {
      title: 'Ostrzeżenia i zakazy',
      text: 'Co postanowili o tobie moderatorzy albo osoba, która prowadzi serwer, i dlaczego.',
    },
    sessions: {
      title: 'Przeglądarki, które cię pamiętają',
      text: 'Kiedy były użyte pierwszy i ostatni raz. Bez adresów i bez nazwy przeglądarki.',
    },
    password: { title: 'Skrót hasła', text: 'Służy do porównania; samego hasła nie ma nigdzie.' },
    passkeys: { title: 'Klucze dostępu', text: 'Część publiczna, nazwa od ciebie i czas użycia.' },
    device: {
      title: 'To, co przechowujesz z urządzenia',
      text: 'Tylko jeśli umieścisz to w swoim koncie: partie z botami, lekcje, ustawienia i poprawki z tej przeglądarki.',
    },
    codes: { title: 'Skróty kodów odzyskiwania', text: 'Służą do porównania; kody masz tylko ty.' },
    games: {
      title: 'Stoliki i gry',
      text: 'Kto gdzie siedział, każdy ruch z czasem, wyniki i kogo usunął gospodarz. Należą też do pozostałych.',
    },
    groups: { title: 'Twoje grupy i ich stoliki', text: 'Członkowie widzą nawzajem swoje imiona.' },
    network: {
      title: 'Skrót sieci, z której założono stolik',
      text: 'By nikt nie zasypał poczekalni. Samego adresu nie ma nigdzie.',
    },
    chat: {
      title: 'Co piszesz przy stolikach',
      text: 'Czyta to każdy, kto patrzy na stolik; to, co mówisz jako widz, gracze czytają po końcu gry. Po zgłoszeniu czytają moderatorzy.',
    },
    presence: {
      title: 'Przy których stolikach teraz jesteś',
      text: 'By inni widzieli, że cię nie ma, a zegary czekały.',
    },
    push: {
      title: 'Dokąd wysyłać powiadomienia do twojej przeglądarki',
      text: 'Adres w jej usłudze, klucze, którymi są szyfrowane, i to, o czym chcesz wiedzieć.',
    },
    mail: {
      title: 'Twój adres e-mail, jeśli go podasz, i o czym na niego piszemy',
      text: 'Także to, o których stolikach pisaliśmy w ciągu ostatniej doby, żeby nie pisać za często. W liście są gra, stolik i imiona pozostałych.',
    },
    counts: {
      title: 'Jak często coś się działo',
      text: 'By nikt nie zasypywał innych. Pod skrótem, który nie mówi ani kto, ani co.',
    },
    audit: {
      title: 'Co zrobili moderatorzy i osoba, która prowadzi serwer',
      text: 'Kto, komu, kiedy i dlaczego, by można było to sprawdzić.',
    },
    unwanted: { title: 'Kogo wyciszasz lub blokujesz', text: 'Nie dowiedzą się o tym.' },
    reports: {
      title: 'Twoje zgłoszenia i zgłoszenia o tobie',
      text: 'Moderatorzy czytają je razem z rozmową przy tym stoliku.',
    },
    friends: { title: 'Twoi znajomi, zaproszenia i twój link', text: 'Widzicie to oboje.' },
    invitations: { title: 'Do których stolików zapraszają cię znajomi', text: 'By można było je znaleźć.' },
    search: {
      title: 'Jakiej gry z nieznajomymi szukasz',
      text: 'By można było znaleźć dla ciebie innych. Jak długo się czeka, zapisujemy bez wskazania kto.',
    },
    holidays: {
      title: 'Kiedy masz urlop',
      text: 'Twoje zegary w grach po kilka dni na ruch wtedy stoją, a kto tam siedzi, widzi do kiedy.',
    },
    daily: {
      title: 'W które dni grasz rankingowe rozdanie dnia i czy twoje imię może być na tablicy wyników',
      text: 'Jedna próba dziennie.',
    },
    ratings: {
      title: 'Twoje rankingi i gry rankingowe, z których wynikają',
      text: 'Pod numerem zamiast twojego identyfikatora: gdy usuniesz konto, znika to, czyj był, a gry, które liczyły się innym, zostają.',
    },
  },
  until: (until) => {
    if (until.kind === 'days') return `${until.days} dni od ostatniego użycia albo do wylogowania`;
    if (until.kind === 'hours') return `najwyżej godziny: ${until.hours}`;
    if (until.kind === 'reports') return `${until.days} dni po decyzji; bez niej ${until.open} dni`;
    return {
      deleted: 'dopóki tego nie zmienisz albo nie usuniesz siebie',
      used: 'do użycia kodu albo do nowych kodów',
      games: 'na stałe; gdy usuniesz siebie, znikną z nich twoje imię, identyfikator i słowa',
      gone: 'dopóki nie odejdziesz',
      over: 'do końca gry przy tym stoliku',
      off: 'dopóki tego nie wyłączysz albo nie wylogujesz się wszędzie',
      ids: 'na stałe, pod identyfikatorami bez imion: kto usunął siebie, jest w tym nikim',
      lifted: 'dopóki tego nie cofniesz',
      started: 'do początku gry albo do odmowy',
      found: 'do znalezienia innych, rezygnacji albo, przy grze od razu, zamknięcia strony',
      left: 'dopóki nie odejdziesz; z ostatnim członkiem znika grupa',
    }[until.kind];
  },
  guests: (days) => `Gość zostaje zapomniany ${days} dni po ostatnim użyciu przeglądarki, tak jak po usunięciu.`,
  device: 'W twojej przeglądarce',
  deviceLines: [
    'Plik cookie, po którym serwer cię poznaje, i drugi, po którym poznaje przeglądarkę, w której było konto. Inne strony ich nie odczytają.',
    'Ustawienia, stoliki tego urządzenia, analizy, łamigłówki i szkice. Znikną, gdy wyczyścisz dane tej strony.',
  ],
  rights: 'Zabierz to ze sobą albo usuń',
  rightsText:
    'Na swojej stronie pobierzesz wszystko, co o tobie przechowujemy, i od razu usuniesz siebie. Kopia zapasowa, którą ma osoba prowadząca serwer, może to zawierać tak długo, jak istnieje.',
  toData: 'Do twojej strony',
  unreachable: 'Nie ma połączenia z serwerem, więc nie może powiedzieć, co przechowuje. Spróbuj za chwilę.',
};

export const privacyWords: Readonly<Record<Language, PrivacyWords>> = { en, pl };
