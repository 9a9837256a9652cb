import { isReady } from '@onehaul/domain/launch/go-live';
import { Refusal } from '@onehaul/domain/refusal';
import type { ShopState } from '@onehaul/domain/shop';
import { recordName } from '../../http/record-name.ts';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { getLaunch, type LaunchServices } from './get-launch.ts';
import { lockShopState, setShopState } from './launch.repository.ts';

type OfShop = { readonly shopId: number };

/** Locks the shop's row and refuses unless the shop is in this state. */
async function lockInState({ db }: StaffChangeContext, { shopId }: OfShop, from: ShopState): Promise<void> {
  const shop = await db.first(lockShopState, { shopId });
  if (!shop) throw new Refusal('record.notFound');
  if (shop.state !== from) throw new Refusal('state.illegalStep');
}

async function step(
  context: StaffChangeContext,
  { shopId }: OfShop,
  from: ShopState,
  to: ShopState,
): Promise<void> {
  await context.db.all(setShopState, { shopId, from, to });
  context.audit('shop', recordName(shopId, shopId), { from, to });
}

/** Opens the shop. The list is computed again under the row lock: what the page showed may be out of date. */
export async function goLive(services: LaunchServices, context: StaffChangeContext, of: OfShop) {
  await lockInState(context, of, 'preparing');
  const { items, url } = await getLaunch(services, context, of);
  if (!isReady(items)) {
    const open = items.filter(({ state }) => state === 'open').map(({ name }) => name);
    throw new Refusal('shop.notReady', { items: open.join(',') });
  }
  await step(context, of, 'preparing', 'live');
  return { url };
}

export async function pauseShop(context: StaffChangeContext, of: OfShop): Promise<null> {
  await lockInState(context, of, 'live');
  await step(context, of, 'live', 'paused');
  return null;
}

export async function resumeShop(context: StaffChangeContext, of: OfShop): Promise<null> {
  await lockInState(context, of, 'paused');
  await step(context, of, 'paused', 'live');
  return null;
}
