import { type Mail, MailNotAccepted } from '../../gateways/mail/mail.ts';
import type { DeliveryServices, Sender } from './deliver.ts';
import { noticeMail } from './notice-mail.ts';

/** With exponential backoff the last try is hours after the first. */
export const maxMailTries = 8;

/** Sends by mail, with the same Message-ID on every try. */
export function mailSender({ log }: Pick<DeliveryServices, 'log'>, mail: Mail): Sender {
  return {
    channel: 'mail',
    async send(due) {
      const { email, host, tries, tenantId: tenant, shopId: shop, id: notice } = due;
      if (!email || !host) return 'dropped';
      try {
        await mail.send(noticeMail({ ...due, email, host }));
        return 'sent';
      } catch (error) {
        if (!(error instanceof MailNotAccepted)) throw error;
        log.warn({ err: error, tenant, shop, notice, tries }, 'a mail was not taken');
        return error.isFinal || tries >= maxMailTries ? 'failed' : undefined;
      }
    },
  };
}
