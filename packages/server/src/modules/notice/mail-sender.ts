import { type Mail, MailNotAccepted } from '../../gateways/mail/mail.ts';
import type { Keys } from '../../keys.ts';
import { findMailSigner } from '../mail-sender/index.ts';
import type { DeliveryServices, Sender } from './deliver.ts';
import { noticeMail } from './notice-mail.ts';

/** With exponential backoff the last try is hours after the first. */
export const maxMailTries = 8;

/** Sends by mail, with the same Message-ID on every try. */
export function mailSender(
  { database, log, keys }: DeliveryServices & { readonly keys: Keys },
  mail: Mail,
): Sender {
  return {
    channel: 'mail',
    async send(due) {
      const { email, host, tries, tenantId: tenant, shopId: shop, id: notice } = due;
      if (!email || !host) return 'dropped';
      try {
        const signer = await findMailSigner(database.tenant(tenant), keys, shop);
        await mail.send({ ...noticeMail({ ...due, email, host }), signer });
        return 'sent';
      } catch (error) {
        if (!(error instanceof MailNotAccepted)) throw error;
        log.warn({ err: error, tenant, shop, notice, tries }, 'a mail was not taken');
        return error.isFinal || tries >= maxMailTries ? 'failed' : undefined;
      }
    },
  };
}
