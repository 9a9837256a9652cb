import { pageOfStaffNotice } from '@onehaul/contract/console/staff-notices';
import { worksInShop } from '@onehaul/domain/staff/place';
import { permissionsHeld } from '@onehaul/domain/staff/role';
import { permissionForNotice } from '@onehaul/domain/staff/staff-notice';
import { staffMailWord } from '@onehaul/i18n/staff-mail-text';
import { staffNoticeText } from '@onehaul/i18n/staff-notice-text';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { type Mail, type MailMessage, MailNotAccepted } from '../../gateways/mail/mail.ts';
import { plainMail } from '../../gateways/mail/plain-mail.ts';
import { createFinder } from '../../jobs/find-work.ts';
import { createSweep, type Sweep } from '../../jobs/sweep.ts';
import { type DueMail, leaseDueMails, settleMail } from './mail.repository.ts';
import { noticeView } from './notice-view.ts';

const mailsAtOnce = 5;
/** With exponential backoff the last try is hours after the first. */
export const maxMailTries = 8;

export type StaffMailServices = {
  readonly database: Database;
  readonly mail: Mail;
  readonly consoleOrigin: string;
  readonly log: Pick<Logger, 'warn' | 'error'>;
};

/** Permissions and places may have changed since the notice was created. */
const maySee = ({ kind, shopId, places, ...held }: DueMail): boolean =>
  permissionsHeld(held).includes(permissionForNotice(kind)) &&
  (places === null || (shopId !== null && worksInShop(places, shopId)));

/** A notice as a mail, with the same Message-ID on every try. */
function noticeMail(due: DueMail, origin: string): MailMessage {
  const { tenantId, id, kind, name, email, language, company } = due;
  const notice = noticeView({ ...due, isRead: false });
  const title = staffNoticeText(language, notice);
  const message = plainMail({
    language,
    heading: company,
    title,
    text: staffMailWord(language, `notice.text.${kind}`, { name, company }),
    button: staffMailWord(language, `notice.button.${kind}`),
    url: origin + pageOfStaffNotice(notice),
    note: staffMailWord(language, 'notice.note'),
  });
  return {
    ...message,
    messageId: `<staff-notice-${tenantId}-${id}@${new URL(origin).hostname}>`,
    to: email,
    fromName: 'Onehaul',
    subject: `${title} – ${company}`,
    stopUrl: `${origin}/account`,
  };
}

/** The final state of a mail; undefined to try again later. */
async function send({ mail, consoleOrigin, log }: StaffMailServices, due: DueMail) {
  if (!due.isWanted || !maySee(due)) return 'dropped';
  try {
    await mail.send(noticeMail(due, consoleOrigin));
    return 'sent';
  } catch (error) {
    if (!(error instanceof MailNotAccepted)) throw error;
    const { tenantId: tenant, id: notice, tries } = due;
    log.warn({ err: error, tenant, notice, tries }, 'a mail to staff was not taken');
    return error.isFinal || tries >= maxMailTries ? 'failed' : undefined;
  }
}

/** Mails the due notices of a company's staff; returns true when there may be more. */
export async function mailDueNotices(services: StaffMailServices, tenantId: number): Promise<boolean> {
  const { database } = services;
  const taken = await database.transaction(tenantId, (db) => db.all(leaseDueMails, { limit: mailsAtOnce }));
  const done = await Promise.allSettled(
    taken.map(async (due) => {
      const state = await send(services, due);
      if (state) await database.transaction(tenantId, (db) => db.all(settleMail, { id: due.id, state }));
    }),
  );
  const failure = done.find((one) => one.status === 'rejected');
  // A failed mail is due again when its lease expires; the others are already settled.
  if (failure) throw failure.reason;
  return taken.length === mailsAtOnce;
}

/** Mails staff shortly after a notice appears in the console. */
export function createStaffMailer(services: StaffMailServices, everyMs = 5000): Sweep {
  const { database, log } = services;
  return createSweep({
    database,
    log,
    name: 'staff-mail',
    everyMs,
    find: createFinder(database, ['staff_mail']),
    work: (tenantId) => mailDueNotices(services, tenantId),
  });
}
