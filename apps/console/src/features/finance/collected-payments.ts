import type { PaymentDetail } from '@onehaul/contract/console/finance';

type Event = Pick<PaymentDetail['events'][number], 'fact' | 'minor' | 'currencyCode' | 'gatewayNumber'>;

/** Returns the payments a gateway collected, each once even if its notice was delivered several times. */
export function collectedPayments(events: readonly Event[]): { minor: number; currency: string }[] {
  const byNumber = new Map<string, { minor: number; currency: string }>();
  for (const { fact, minor, currencyCode, gatewayNumber } of events) {
    if (fact !== 'paid' || minor === null || currencyCode === null) continue;
    byNumber.set(gatewayNumber ?? '', { minor, currency: currencyCode });
  }
  return [...byNumber.values()];
}
