import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { type Mail, MailNotTaken } from '../../gateways/mail/mail.ts';
import { type DueMail, mostTries, settleMail, takeDueMails } from './mail.repository.ts';
import { noticeMail } from './notice-mail.ts';

const mailsAtOnce = 5;

export type MailServices = {
  readonly database: Database;
  readonly mail: Mail;
  readonly log: Pick<Logger, 'warn'>;
};

/** What became of a mail; undefined when it is tried again later. */
async function outcomeOf({ mail, log }: MailServices, due: DueMail) {
  const { isWanted, email, host, mailTries } = due;
  // Whoever has changed their mind, or waited longer than news is news, is not written to.
  if (!isWanted || !email || !host) return 'none';
  try {
    await mail.send(noticeMail({ ...due, email, host }));
    return 'sent';
  } catch (error) {
    if (!(error instanceof MailNotTaken)) throw error;
    const { tenantId: tenant, shopId: shop, id: notice } = due;
    log.warn({ err: error, tenant, shop, notice, tries: mailTries }, 'a mail was not taken');
    return error.isFinal || mailTries >= mostTries ? 'failed' : undefined;
  }
}

/** Sends what is due of a tenant; true when there may be more. */
export async function sendMails(services: MailServices, tenantId: number): Promise<boolean> {
  const { database } = services;
  const mails = await database.transaction(tenantId, (db) => db.all(takeDueMails, { limit: mailsAtOnce }));
  await Promise.all(
    mails.map(async (due) => {
      const state = await outcomeOf(services, due);
      const { shopId, id } = due;
      if (state) {
        await database.transaction(tenantId, (db) => db.all(settleMail, { shopId, id, state }));
      }
    }),
  );
  return mails.length === mailsAtOnce;
}
