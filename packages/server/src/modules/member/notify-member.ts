import { pickText } from '@onehaul/domain/language';
import type { Shop } from '@onehaul/domain/shop';
import type { SmsKind } from '../../gateways/sms/sms.ts';
import type { Services } from '../../services.ts';
import type { LockedMember } from './member.repository.ts';

/**
 * Texts a member about an account change (S19), to the phone number before the change and only if it was
 * proved. Fire and forget: the request does not wait for the provider.
 */
export function notifyMember(
  { sms, log }: Services,
  shop: Shop,
  { dialCode, phoneNumber, phoneProvedAt, language }: LockedMember,
  kind: Exclude<SmsKind, 'code' | 'passwordLink' | 'notice'>,
  values: Readonly<Record<string, string>> = {},
): void {
  if (dialCode === null || phoneNumber === null || phoneProvedAt === null) return;
  const shopName = pickText(shop.names, language, shop.languages[0]);
  sms
    .send({ dialCode, digits: phoneNumber, kind, values, language, shopName })
    .catch((error: unknown) => log.error({ err: error, kind }, 'a member was not told'));
}
