import type { FastifyPluginAsync } from 'fastify';
import { Counter } from 'prom-client';
import type { People } from '../people/people.ts';
import type { Notice } from '../push/notices.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../tables/world.ts';
import { exportMailbox, Mailboxes, moveMailbox, removeMailbox } from './mailboxes.ts';
import { RHYTHM } from './outbox.ts';
import { MAIL_OUTCOMES, type MailOutcome, Postman } from './postman.ts';
import { mailRoutes } from './routes.ts';
import { smtpService } from './service.ts';

export interface MailSetup {
  readonly settings: Settings;
  readonly store: Store;
  readonly people: People;
  readonly world: Pick<World, 'now' | 'newId' | 'mailRhythm'>;
  /** Hands over whoever is to hear of news. */
  onNews(tell: (notices: readonly Notice[]) => void): void;
}

/** Mails people what they want to hear of, where whoever runs the server has a mail server for it. */
export function mailPlugin({ settings, store, people, world, onNews }: MailSetup): FastifyPluginAsync {
  return async (app) => {
    const { now } = world;
    // Two ids: nobody finds a key by trying, and it stands in mails that others may see.
    const mailboxes = await Mailboxes.open({ store, now, newKey: () => world.newId() + world.newId() });
    people.onTakeOver(moveMailbox);
    people.onSignOutEverywhere(removeMailbox);
    people.onExport('mail', (person) => exportMailbox(store.db, person));

    const { mail, origin } = settings;
    let postman: Postman | undefined;
    if (mail && origin) {
      const mails = new Counter({
        name: 'stolik_mails_total',
        help: 'Mails by what became of them.',
        labelNames: ['outcome'],
        registers: [app.metrics],
      });
      for (const outcome of MAIL_OUTCOMES) mails.inc({ outcome }, 0);
      const count = (outcome: MailOutcome) => mails.inc({ outcome });
      const rhythm = world.mailRhythm ?? RHYTHM;
      const opened = new Postman({
        ...{ store, mailboxes, origin, rhythm, now, count },
        service: smtpService(mail),
        log: app.log,
      });
      onNews((notices) => opened.tell(notices));
      app.addHook('onClose', () => opened.close());
      postman = opened;
    }
    await app.register(mailRoutes({ people, mailboxes, postman }));
  };
}
