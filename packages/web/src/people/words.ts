import type { Language } from '@stolik/core';
import type { Report } from '@stolik/protocol/page';
import { useSettings } from '../store/settings.ts';

/** What is said of people and between them: loaded with that, and not with the page. */
export interface PeopleWords {
  readonly about: (name: string) => string;
  readonly others: string;
  readonly account: string;
  readonly guest: string;
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
  account: 'account',
  guest: 'guest',
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
  about: (name) => `Co zrobić: ${name}`,
  others: 'Pozostali przy stoliku',
  account: 'konto',
  guest: 'gość',
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
