import {
  type Push,
  PushNotSigned,
  type TrackingProviderName,
} from '../../gateways/tracking/tracking-provider.ts';
import { addTrackEvents } from './add-track-events.ts';
import type { PushServices } from './tracking-webhooks.ts';
import { unsealAccount } from './tracking-account.ts';
import { endWatches, findAccount, watchesOfNumber } from './watch.repository.ts';

type AccountScope = {
  readonly tenantId: number;
  readonly shopId: number;
  readonly provider: TrackingProviderName;
};

/**
 * Processes a provider's push for a watched number. Without an account at the provider every push is
 * rejected.
 */
export async function receivePush(
  { database, tracking, keys }: PushServices,
  of: AccountScope,
  push: Push,
): Promise<void> {
  const { tenantId, shopId, provider } = of;
  const stored = await database.tenant(tenantId).first(findAccount, { shopId, gateway: provider });
  const account = stored && unsealAccount(keys, of, stored.sealed);
  if (!account) throw new PushNotSigned();
  const report = tracking[provider].readPush(account, push);
  if (!report) return;
  await database.transaction(tenantId, async (db) => {
    const watches = await db.all(watchesOfNumber, { shopId, provider, number: report.number });
    const orderIds = watches.map(({ orderId }) => orderId);
    const events = orderIds.flatMap((orderId) =>
      report.events.map((event) => ({ ...event, orderId, provider })),
    );
    await addTrackEvents(db, { shopId, events });
    const isDelivered = report.events.some(({ phase }) => phase === 'delivered');
    if (isDelivered) await db.all(endWatches, { shopId, orderIds });
  });
}
