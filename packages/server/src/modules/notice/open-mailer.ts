import { openSweep, type Sweep } from '../../jobs/sweep.ts';
import { anyDueMail } from './mail.repository.ts';
import { type MailServices, sendMails } from './send-mails.ts';

/** Writes to members who asked for it, a moment after they were told in the product. */
export function openMailer(services: MailServices, everyMs = 2000): Sweep {
  const { database, log } = services;
  return openSweep({
    database,
    log,
    name: 'mailer',
    everyMs,
    look: async (tenantId) => (await database.tenant(tenantId).first(anyDueMail, {})) !== undefined,
    work: (tenantId) => sendMails(services, tenantId),
  });
}
