import type { Language } from '@stolik/core';
import { useSettings } from '../store/settings.ts';

/** What is said of mail: loaded with that, and not with the page. */
interface MailWords {
  readonly title: string;
  readonly text: string;
  readonly address: string;
  readonly send: string;
  readonly sent: (address: string) => string;
  readonly sendAgain: string;
  readonly good: (address: string) => string;
  readonly choose: string;
  readonly remove: string;
  readonly confirmTitle: string;
  readonly confirmText: string;
  readonly confirm: string;
  readonly confirmed: string;
  readonly ending: string;
  readonly ended: string;
  readonly endedText: string;
  readonly badLink: string;
  readonly toMe: string;
}

const en: MailWords = {
  title: 'E-mail',
  text: 'If you like, a mail tells you when it is your turn and you are not here. Any address will do; it is used for nothing else, and every mail has a link that ends it.',
  address: 'Address',
  send: 'Send me a link',
  sent: (address) => `A link is on its way to ${address}. Follow it within a day; until then nothing else is mailed.`,
  sendAgain: 'Send it again',
  good: (address) => `Mail goes to ${address}.`,
  choose: 'Choose what is mailed',
  remove: 'No more mail',
  confirmTitle: 'Is this your address?',
  confirmText: 'Then Stolik mails you there what you choose.',
  confirm: 'Yes, mail me',
  confirmed: 'Done. You are mailed your turns, invitations, and how games ended.',
  ending: 'One moment ...',
  ended: 'No more mail',
  endedText: 'The address is forgotten. You can give one again on your page.',
  badLink: 'This link is not good any more: it works once and for a day. Your page sends a new one.',
  toMe: 'To your page',
};

const pl: MailWords = {
  title: 'E-mail',
  text: 'Jeśli chcesz, napiszemy, gdy przyjdzie twoja kolej, a ciebie tu nie będzie. Wystarczy dowolny adres; nie służy do niczego innego, a w każdym liście jest odnośnik, który to kończy.',
  address: 'Adres',
  send: 'Przyślij mi odnośnik',
  sent: (address) =>
    `Odnośnik jest w drodze na ${address}. Otwórz go w ciągu doby; do tego czasu nie napiszemy nic więcej.`,
  sendAgain: 'Wyślij jeszcze raz',
  good: (address) => `Piszemy na ${address}.`,
  choose: 'Wybierz, o czym piszemy',
  remove: 'Nie przysyłaj więcej',
  confirmTitle: 'Czy to twój adres?',
  confirmText: 'Jeśli tak, Stolik będzie na niego pisał o tym, co wybierzesz.',
  confirm: 'Tak, pisz do mnie',
  confirmed: 'Gotowe. Napiszemy, gdy przyjdzie twoja kolej, ktoś cię zaprosi albo gra się skończy.',
  ending: 'Chwileczkę…',
  ended: 'Nie będzie więcej listów',
  endedText: 'Adres został zapomniany. Na swojej stronie możesz podać nowy.',
  badLink: 'Ten odnośnik już nie działa: jest dobry raz i przez dobę. Nowy wyślesz ze swojej strony.',
  toMe: 'Na swoją stronę',
};

const mailWords: Readonly<Record<Language, MailWords>> = { en, pl };

export function useMailWords(): MailWords {
  return mailWords[useSettings(({ language }) => language)];
}
