import type { Language } from '@stolik/core';
import type { Report, Shown } from '@stolik/protocol/page';
import { useSettings } from '../store/settings.ts';

/** What is said of people and between them: loaded with that, and not with the page. */
export interface PeopleWords {
  readonly about: (name: string) => string;
  readonly others: string;
  readonly friend: string;
  readonly friendText: string;
  readonly asked: (name: string) => string;
  readonly profile: string;
  readonly friends: string;
  readonly noFriends: string;
  readonly lately: string;
  readonly here: string;
  readonly notHere: string;
  readonly asks: (name: string) => string;
  readonly waits: string;
  readonly accept: string;
  readonly decline: string;
  readonly withdraw: string;
  readonly play: string;
  readonly playWith: (name: string) => string;
  readonly more: (name: string) => string;
  readonly noGames: string;
  readonly tally: (won: number, lost: number, even: number) => string;
  readonly unfriend: string;
  readonly unfriendSure: string;
  readonly addFriends: string;
  readonly addText: string;
  readonly makeLink: string;
  readonly newLink: string;
  readonly linkText: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly wantsFriend: (name: string) => string;
  readonly wantsFriendText: string;
  readonly beFriends: string;
  readonly badLink: string;
  readonly invited: (name: string, game: string) => string;
  readonly toTable: string;
  readonly notNow: string;
  readonly inviteFriends: string;
  readonly invite: string;
  readonly isInvited: string;
  readonly groups: string;
  readonly groupsText: string;
  readonly groupName: string;
  readonly makeGroup: string;
  readonly groupOf: (members: number, tables: number) => string;
  readonly members: string;
  readonly you: string;
  readonly remove: string;
  readonly leave: string;
  readonly leaveSure: string;
  readonly rename: string;
  readonly groupTables: string;
  readonly noTables: string;
  readonly makeTable: string;
  readonly groupLink: string;
  readonly groupLinkText: string;
  readonly noGroup: string;
  readonly joinGroup: (name: string) => string;
  readonly joinText: (members: number) => string;
  readonly join: string;
  readonly shows: string;
  readonly showsText: string;
  readonly shown: Readonly<Record<Shown, string>>;
  readonly ownProfile: string;
  readonly noProfile: string;
  readonly empty: string;
  readonly finished: string;
  readonly favourite: string;
  readonly unfinished: string;
  readonly mute: string;
  readonly muteText: string;
  readonly block: string;
  readonly blockText: string;
  readonly report: string;
  readonly reportText: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<Report['kind'], string>>;
  readonly note: string;
  readonly noteText: string;
  readonly send: string;
  readonly muted: (name: string) => string;
  readonly blocked: (name: string) => string;
  readonly reported: string;
  readonly close: string;
  readonly title: string;
  readonly unwanted: string;
  readonly unwantedText: string;
  readonly noneUnwanted: string;
  readonly marks: Readonly<Record<'mute' | 'block', string>>;
  readonly lift: string;
  readonly lifted: string;
  readonly isFriend: (name: string) => string;
  readonly blockSure: string;
  readonly blockEnds: string;
  readonly since: (date: string) => string;
  readonly reports: string;
  readonly reportsText: string;
  readonly noReports: string;
  readonly notModerator: string;
  readonly by: (name: string) => string;
  readonly earlier: (count: number) => string;
  readonly mutedUntil: (date: string) => string;
  readonly table: string;
  readonly replay: string;
  readonly said: string;
  readonly meant: string;
  readonly verdict: string;
  readonly acts: Readonly<Record<'dismiss' | 'warn' | 'mute' | 'ban', string>>;
  readonly length: string;
  readonly lengths: Readonly<Record<number, string>>;
  readonly reason: string;
  readonly reasonText: string;
  readonly decide: string;
  readonly decided: string;
}

const en: PeopleWords = {
  about: (name) => `About ${name}`,
  others: 'The others here',
  friend: 'Ask to be friends',
  friendText: 'If they say yes, you find each other again and can ask each other to tables.',
  asked: (name) => `${name} is asked.`,
  profile: 'Look at the profile',
  friends: 'Friends',
  lately: 'Played with lately',
  noFriends: 'Nobody yet. Ask somebody at a table, or send a link.',
  here: 'here now',
  notHere: 'not here now',
  asks: (name) => `${name} wants to be friends`,
  waits: 'has not answered yet',
  accept: 'Yes',
  decline: 'No',
  withdraw: 'Ask no more',
  play: 'Play',
  playWith: (name) => `Play with ${name}`,
  more: (name) => `You and ${name}`,
  noGames: 'No game finished together yet.',
  tally: (won, lost, even) => `${won} won, ${lost} lost${even > 0 ? `, ${even} even` : ''}`,
  unfriend: 'Be friends no more',
  unfriendSure: 'Really?',
  addFriends: 'Add friends',
  addText: 'Whoever opens your link and says yes is your friend at once.',
  makeLink: 'Show my link',
  newLink: 'Make another link',
  linkText: 'Make another one, and this one is not good any more.',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Copied',
  wantsFriend: (name) => `${name} would like to be friends`,
  wantsFriendText: 'You find each other again, and can ask each other to tables.',
  beFriends: 'Be friends',
  badLink: 'This link is not, or no longer, good.',
  invited: (name, game) => `${name} asks you to a table: ${game}`,
  toTable: 'Look at it',
  notNow: 'Not now',
  inviteFriends: 'Ask friends to this table',
  invite: 'Ask',
  isInvited: 'asked',
  groups: 'Groups',
  groupsText: 'A group has a list of tables that its members see.',
  groupName: 'Name of the group',
  makeGroup: 'Make a group',
  groupOf: (members, tables) =>
    `${members} ${members === 1 ? 'member' : 'members'}, ${tables} ${tables === 1 ? 'table' : 'tables'}`,
  members: 'Members',
  you: 'you',
  remove: 'Remove',
  leave: 'Leave the group',
  leaveSure: 'Really leave?',
  rename: 'Rename',
  groupTables: 'Tables of the group',
  noTables: 'None yet.',
  makeTable: 'New table:',
  groupLink: 'Let others in',
  groupLinkText: 'Whoever opens this link may come into the group.',
  noGroup: 'There is no such group, or you are not in it.',
  joinGroup: (name) => `Group: ${name}`,
  joinText: (members) => `${members} ${members === 1 ? 'person is' : 'people are'} in it and will see your name.`,
  join: 'Come in',
  shows: 'What others see of you',
  showsText: 'Nothing of this unless you say so. A profile is for those who have an account.',
  shown: {
    here: 'Friends and groups: whether I am here',
    games: 'Profile: how many games I finished',
    favourite: 'Profile: what I play most',
    unfinished: 'Profile: how many games I left',
  },
  ownProfile: 'My profile',
  noProfile: 'There is no such profile.',
  empty: 'Shows nothing more.',
  finished: 'games finished',
  favourite: 'plays most',
  unfinished: 'games left',
  mute: 'Mute',
  muteText: 'You are not shown what they say, at any table. They do not learn of it.',
  block: 'Block',
  blockText:
    'Neither of you reads what the other says, and you do not meet at tables that everybody finds. Where you sit together now, you stay.',
  report: 'Report to the moderators',
  reportText: 'They see what was said at this table and what you write here, and nothing hidden of a game that runs.',
  kind: 'What is it about?',
  kinds: {
    words: 'What they say',
    name: 'What they are called',
    leaving: 'They leave games or stall',
    cheating: 'They do not play fair',
    other: 'Something else',
  },
  note: 'What happened?',
  noteText: 'Not needed. At most 300 characters.',
  send: 'Send the report',
  muted: (name) => `${name} is muted.`,
  blocked: (name) => `${name} is blocked.`,
  reported: 'The report was sent. Thank you.',
  close: 'Close',
  title: 'People',
  unwanted: 'Muted and blocked',
  unwantedText: 'By the names they had then. They do not learn of it.',
  noneUnwanted: 'Nobody. Whoever disturbs you can be muted, blocked or reported at the table, beside the chat.',
  marks: { mute: 'muted', block: 'blocked' },
  lift: 'Lift',
  lifted: 'Lifted.',
  isFriend: (name) => `${name} is your friend.`,
  blockSure: 'Really block?',
  blockEnds: 'You are friends no more then.',
  since: (date) => `since ${date}`,
  reports: 'Reports',
  reportsText: 'The oldest first. What you decide is written down, and whoever is meant reads the reason.',
  noReports: 'Nothing waits to be decided.',
  notModerator: 'Only moderators see what was reported.',
  by: (name) => `Reported by ${name}`,
  earlier: (count) => (count === 1 ? 'Something was done once before' : `Something was done ${count} times before`),
  mutedUntil: (date) => `May not talk until ${date}`,
  table: 'Look at the table',
  replay: 'Look at the replay',
  said: 'What was said there',
  meant: 'this is meant',
  verdict: 'What is done?',
  acts: { dismiss: 'Nothing', warn: 'Warn', mute: 'Mute for everybody', ban: 'Keep out' },
  length: 'For how long?',
  lengths: { 1: 'an hour', 24: 'a day', 168: 'a week', 720: '30 days' },
  reason: 'Reason',
  reasonText: 'Whoever it is about reads it.',
  decide: 'Decide',
  decided: 'It is done.',
};

const pl: PeopleWords = {
  about: (name) => `O graczu: ${name}`,
  others: 'Pozostali przy stoliku',
  friend: 'Zaproś do znajomych',
  friendText: 'Jeśli się zgodzi, odnajdziecie się znowu i będziecie mogli zapraszać się do stolików.',
  asked: (name) => `Zaproszono: ${name}.`,
  profile: 'Zobacz profil',
  friends: 'Znajomi',
  lately: 'Ostatnio przy jednym stoliku',
  noFriends: 'Jeszcze nikogo. Zaproś kogoś przy stoliku albo wyślij link.',
  here: 'jest tutaj',
  notHere: 'teraz nie ma',
  asks: (name) => `${name} chce być wśród twoich znajomych`,
  waits: 'jeszcze bez odpowiedzi',
  accept: 'Tak',
  decline: 'Nie',
  withdraw: 'Wycofaj',
  play: 'Zagraj',
  playWith: (name) => `Zagraj: ${name}`,
  more: (name) => `Ty i ${name}`,
  noGames: 'Nie macie jeszcze wspólnych dokończonych gier.',
  tally: (won, lost, even) => `wygrane: ${won}, przegrane: ${lost}${even > 0 ? `, remisy: ${even}` : ''}`,
  unfriend: 'Usuń ze znajomych',
  unfriendSure: 'Na pewno?',
  addFriends: 'Dodaj znajomych',
  addText: 'Kto otworzy twój link i się zgodzi, od razu jest wśród znajomych.',
  makeLink: 'Pokaż mój link',
  newLink: 'Utwórz inny link',
  linkText: 'Gdy utworzysz inny, ten przestanie działać.',
  link: 'Link',
  copy: 'Kopiuj link',
  copied: 'Skopiowano',
  wantsFriend: (name) => `Zaproszenie do znajomych: ${name}`,
  wantsFriendText: 'Odnajdziecie się znowu i będziecie mogli zapraszać się do stolików.',
  beFriends: 'Zgadzam się',
  badLink: 'Ten link nie działa albo już wygasł.',
  invited: (name, game) => `${name} zaprasza cię do stolika: ${game}`,
  toTable: 'Zobacz',
  notNow: 'Nie teraz',
  inviteFriends: 'Zaproś znajomych do tego stolika',
  invite: 'Zaproś',
  isInvited: 'zaproszenie wysłane',
  groups: 'Grupy',
  groupsText: 'Grupa ma własną listę stolików, którą widzą jej członkowie.',
  groupName: 'Nazwa grupy',
  makeGroup: 'Załóż grupę',
  groupOf: (members, tables) => `osoby: ${members}, stoliki: ${tables}`,
  members: 'Członkowie',
  you: 'ty',
  remove: 'Usuń',
  leave: 'Opuść grupę',
  leaveSure: 'Na pewno opuścić?',
  rename: 'Zmień nazwę',
  groupTables: 'Stoliki grupy',
  noTables: 'Jeszcze żadnego.',
  makeTable: 'Nowy stolik:',
  groupLink: 'Zaproś do grupy',
  groupLinkText: 'Kto otworzy ten link, może dołączyć do grupy.',
  noGroup: 'Nie ma takiej grupy albo do niej nie należysz.',
  joinGroup: (name) => `Grupa: ${name}`,
  joinText: (members) => `Osoby w grupie: ${members}. Zobaczą twoje imię.`,
  join: 'Dołącz',
  shows: 'Co inni widzą o tobie',
  showsText: 'Nic z tego, dopóki nie zaznaczysz. Profil mają ci, którzy mają konto.',
  shown: {
    here: 'Znajomi i grupy: czy tu jestem',
    games: 'Profil: liczba dokończonych gier',
    favourite: 'Profil: w co gram najczęściej',
    unfinished: 'Profil: liczba porzuconych gier',
  },
  ownProfile: 'Mój profil',
  noProfile: 'Nie ma takiego profilu.',
  empty: 'Nic więcej nie pokazuje.',
  finished: 'dokończonych gier',
  favourite: 'najczęściej',
  unfinished: 'porzuconych gier',
  mute: 'Wycisz',
  muteText: 'Nie zobaczysz, co ta osoba pisze, przy żadnym stoliku. Nie dowie się o tym.',
  block: 'Zablokuj',
  blockText:
    'Żadne z was nie czyta słów drugiego i nie spotkacie się przy stolikach dla wszystkich. Gdzie już siedzicie razem, tam zostajecie.',
  report: 'Zgłoś moderatorom',
  reportText: 'Zobaczą, co pisano przy tym stoliku i co tu napiszesz, ale nic z tego, co trwająca gra ukrywa.',
  kind: 'O co chodzi?',
  kinds: {
    words: 'O to, co pisze',
    name: 'O imię',
    leaving: 'Porzuca gry albo gra na zwłokę',
    cheating: 'Nie gra uczciwie',
    other: 'O coś innego',
  },
  note: 'Co się stało?',
  noteText: 'Niekonieczne. Najwyżej 300 znaków.',
  send: 'Wyślij zgłoszenie',
  muted: (name) => `Wyciszono: ${name}.`,
  blocked: (name) => `Zablokowano: ${name}.`,
  reported: 'Zgłoszenie wysłano. Dziękujemy.',
  close: 'Zamknij',
  title: 'Ludzie',
  unwanted: 'Wyciszeni i zablokowani',
  unwantedText: 'Pod imionami, które mieli wtedy. Nie wiedzą o tym.',
  noneUnwanted: 'Nikt. Kto ci przeszkadza, tego możesz wyciszyć, zablokować albo zgłosić przy stoliku, obok rozmowy.',
  marks: { mute: 'wyciszone', block: 'zablokowane' },
  lift: 'Cofnij',
  lifted: 'Cofnięto.',
  isFriend: (name) => `Jesteście znajomymi: ty i ${name}.`,
  blockSure: 'Na pewno zablokować?',
  blockEnds: 'Przestaniecie być znajomymi.',
  since: (date) => `od ${date}`,
  reports: 'Zgłoszenia',
  reportsText: 'Najstarsze na początku. Decyzja zostaje zapisana, a osoba, której dotyczy, czyta powód.',
  noReports: 'Nic nie czeka na decyzję.',
  notModerator: 'Zgłoszenia widzą tylko moderatorzy.',
  by: (name) => `Zgłasza: ${name}`,
  earlier: (count) => `Wcześniejsze decyzje: ${count}`,
  mutedUntil: (date) => `Nie może pisać do ${date}`,
  table: 'Zobacz stolik',
  replay: 'Zobacz powtórkę',
  said: 'Co tam pisano',
  meant: 'o to chodzi',
  verdict: 'Co robimy?',
  acts: { dismiss: 'Nic', warn: 'Ostrzeżenie', mute: 'Zakaz pisania', ban: 'Zakaz gry' },
  length: 'Na jak długo?',
  lengths: { 1: 'godzina', 24: 'doba', 168: 'tydzień', 720: '30 dni' },
  reason: 'Powód',
  reasonText: 'Przeczyta go osoba, której dotyczy.',
  decide: 'Zdecyduj',
  decided: 'Zrobione.',
};

export const peopleWords: Readonly<Record<Language, PeopleWords>> = { en, pl };

export function usePeopleWords(): PeopleWords {
  return peopleWords[useSettings(({ language }) => language)];
}
