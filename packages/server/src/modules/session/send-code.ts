import { randomInt, randomUUID } from 'node:crypto';
import { pickText } from '@onehaul/domain/language';
import { phoneRefusal } from '@onehaul/domain/phone';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import type { SmsMessage } from '../../gateways/sms/sms.ts';
import type { VisitorContext } from '../../http/context.ts';
import { secretHash } from '../../keys.ts';
import type { Services } from '../../services.ts';
import { findSettings } from '../shop/index.ts';
import { findAccountByPhone, findDialCode } from './account.repository.ts';
import { insertCode, type SmsPurpose } from './sms-code.repository.ts';
import { reserveSms } from './sms-limits.ts';

export type Phone = { readonly countryId: number; readonly digits: string };

/** The code hash covers shop, number and purpose, so that a code is not valid for another (A14). */
export function codeHash(
  { keys }: Pick<Services, 'keys'>,
  { shop }: Pick<VisitorContext, 'shop'>,
  { digits, purpose, code }: { digits: string; purpose: SmsPurpose; code: string },
): Buffer {
  return secretHash(keys, 'sms code', `${shop.tenantId}:${shop.id}:${digits}:${purpose}:${code}`);
}

/** Validates the number for its country and returns the dial code. */
async function assertPhone({ db }: VisitorContext, { countryId, digits }: Phone): Promise<string> {
  const dialCode = await findDialCode(db, countryId);
  const refusal = dialCode === undefined ? 'phone.invalid' : phoneRefusal(digits, dialCode);
  if (refusal) throw new Refusal(refusal);
  return dialCode!;
}

/** Sends after the response, so that its timing does not reveal whether anything was sent (S26). */
export function sendLater(
  { sms, log }: Pick<Services, 'sms' | 'log'>,
  { shop, language }: VisitorContext,
  message: Omit<SmsMessage, 'language' | 'shopName'>,
): void {
  const shopName = pickText(shop.names, language, shop.languages[0]);
  setImmediate(() => {
    void sms.send({ ...message, language, shopName }).catch((error: unknown) => {
      log.error({ err: error, event: 'smsFailed', kind: message.kind, tenant: shop.tenantId, shop: shop.id });
    });
  });
}

/**
 * Sends a six-digit code. An unknown number gets the same answer in the same time, but no text; `provePhone`
 * is for a signed-in member's own number. A code without a purpose signs in or resets the password, once
 * (section 7 sends no purpose).
 */
export async function sendCode(
  services: Services,
  context: VisitorContext,
  { countryId, digits, purpose: asked }: Phone & { purpose?: SmsPurpose | undefined },
): Promise<{ codeId: string }> {
  const purpose = asked ?? 'signIn';
  const { shop, visit, db, transaction } = context;
  const dialCode = await assertPhone(context, { countryId, digits });
  const settings = settingsFrom(await findSettings(context));
  const { smsCountryIds } = settings;
  if (smsCountryIds.length > 0 && !smsCountryIds.includes(countryId)) throw new Refusal('sms.notServed');

  const account = await findAccountByPhone(db, { shopId: shop.id, countryId, digits });
  const willSend = purpose === 'provePhone' || purpose === 'stepUp' || account !== undefined;
  await reserveSms(services.redis, { shop, dialCode, digits, address: visit.address, settings, willSend });

  const codeId = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const hash = codeHash(services, context, { digits, purpose, code });
  const alsoResets = asked === undefined;
  const row = { shopId: shop.id, id: codeId, countryId, digits, purpose, alsoResets, codeHash: hash };
  await transaction((own) => own.all(insertCode, row));
  if (willSend) sendLater(services, context, { dialCode, digits, kind: 'code', values: { code } });
  return { codeId };
}
