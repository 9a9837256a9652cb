import type { Db } from '../../db/database.ts';
import type { MailSigner } from '../../gateways/mail/mail.ts';
import type { Keys } from '../../keys.ts';
import { signerOfShop } from './mail-sender.repository.ts';
import { unsealSenderKey } from './sender-key.ts';

/** Sender of a shop's mails at its own domain; undefined while there is no verified one. */
export async function findMailSigner(db: Db, keys: Keys, shopId: number): Promise<MailSigner | undefined> {
  const row = await db.first(signerOfShop, { shopId });
  if (!row) return undefined;
  const { address, domain, selector, keySealed } = row;
  const privateKey = unsealSenderKey(keys, row, keySealed);
  return privateKey === undefined ? undefined : { address, domain, selector, privateKey };
}
