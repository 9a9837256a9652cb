import { settingsFrom } from '@onehaul/domain/settings';
import { type Sms, SmsNotAccepted } from '../../gateways/sms/sms.ts';
import { renderNoticeText } from './notice-words.ts';
import type { DeliveryServices, Sender } from './deliver.ts';
import { lockSmsCounting, type DueDelivery } from './delivery.repository.ts';

/** Fewer retries than mail: a provider that timed out may have sent the text already. */
export const maxSmsTries = 3;

/** Deliveries within the member's daily limit, at a shop that texts their country. */
function withinLimits(taken: readonly DueDelivery[]): DueDelivery[] {
  const counted = new Map<string, number>();
  return taken.filter(({ shopId, memberId, recentSmsCount, triedBefore, smsSettings, countryId }) => {
    const { smsNoticesADay, smsCountryIds } = settingsFrom(smsSettings);
    if (smsCountryIds.length > 0 && !smsCountryIds.includes(countryId ?? 0)) return false;
    // A retried delivery is already counted.
    if (triedBefore > 0) return true;
    const whose = `${shopId}:${memberId}`;
    const before = counted.get(whose) ?? recentSmsCount;
    if (before >= smsNoticesADay) return false;
    counted.set(whose, before + 1);
    return true;
  });
}

/** Sends texts to a proved number, up to a daily limit. */
export function smsSender({ log }: Pick<DeliveryServices, 'log'>, sms: Sms): Sender {
  return {
    channel: 'sms',
    async choose(db) {
      await db.all(lockSmsCounting, {});
      return (taken) => withinLimits(taken.filter(({ isWanted }) => isWanted));
    },
    async send(due) {
      const { dialCode, phoneNumber, phoneProvedAt, tries, tenantId: tenant, shopId: shop } = due;
      if (!dialCode || !phoneNumber || !phoneProvedAt) return 'dropped';
      const { language, shopName, title, ownText } = renderNoticeText(due);
      try {
        await sms.send({
          dialCode,
          digits: phoneNumber,
          ...(ownText === undefined
            ? { kind: 'notice', values: { title } }
            : { kind: 'ownNotice', values: { title: ownText } }),
          language,
          shopName,
        });
        return 'sent';
      } catch (error) {
        if (!(error instanceof SmsNotAccepted)) throw error;
        log.warn({ err: error, tenant, shop, notice: due.id, tries }, 'a text was not taken');
        return tries >= maxSmsTries ? 'failed' : undefined;
      }
    },
  };
}
