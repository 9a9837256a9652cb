import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { isAddressTooLong, splitAddress } from '@onehaul/domain/host/mail-sender';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { type MailSender, sealSenderKey, upsertSender } from '../mail-sender/index.ts';
import { shopExists } from '../shop/index.ts';
import { hostKnown } from './host.repository.ts';
import { lookOfName, parseOwnDomain, unicodeOf } from './parse-domain.ts';

const makeKeyPair = promisify(generateKeyPair);

type Address = { readonly address: string; readonly domain: string };

/** Parses a typed address; its domain obeys the rules of a shop's own domain. */
function parseAddress(typed: string, reserved: readonly string[]): Address {
  const parts = splitAddress(typed);
  if (!parts) throw new Refusal('sender.addressInvalid');
  const domain = parseOwnDomain(parts.domain, reserved);
  const address = `${parts.local}@${domain}`;
  if (isAddressTooLong(address)) throw new Refusal('sender.addressInvalid');
  return { address, domain };
}

type NewSender = Address & {
  readonly shopId: number;
  readonly selector: string;
  readonly publicKey: string;
  readonly privateKey: string;
};

/** Parses the address and generates its key: slow, hence outside the transaction. */
export async function prepareSender(
  reserved: readonly string[],
  shopId: number,
  typed: string,
): Promise<NewSender> {
  const parsed = parseAddress(typed, reserved);
  const { publicKey, privateKey } = await makeKeyPair('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    ...parsed,
    shopId,
    selector: `oh${randomBytes(5).toString('hex')}`,
    publicKey: publicKey.toString('base64'),
    privateKey,
  };
}

/** Sets the sender of a shop. It binds nobody else: only records in DNS make it usable. */
export async function setSender(
  db: TransactionDb,
  { keys }: Pick<Services, 'keys'>,
  tenantId: number,
  { privateKey, ...sender }: NewSender,
): Promise<MailSender> {
  const { shopId, domain, selector } = sender;
  if (!(await db.first(shopExists, { shopId }))) throw new Refusal('record.notFound');
  const isInternational = unicodeOf(domain) !== domain;
  if (isInternational && (await db.first(hostKnown, { look: lookOfName(domain) }))?.isKnown)
    throw new Refusal('host.lookalike');
  const keySealed = sealSenderKey(keys, { tenantId, shopId, selector }, privateKey);
  const token = randomBytes(20).toString('hex');
  return (await db.first(upsertSender, { ...sender, keySealed, token }))!;
}
