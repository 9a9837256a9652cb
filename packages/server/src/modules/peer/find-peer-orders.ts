import type { PeerOrder } from '@onehaul/contract/peer';
import type { PageRequest } from '@onehaul/contract/wire';
import type { OrderStage } from '@onehaul/domain/order/order-state';
import { findPage } from '../../db/page.ts';
import type { ShopReader } from '../../http/context.ts';
import { peerOrderPage } from './peer-order.repository.ts';

type Search = PageRequest & {
  readonly stage?: OrderStage | undefined;
  /** The peer's own numbers or order numbers, matched exactly. */
  readonly numbers?: readonly string[] | undefined;
};

/** A peer's orders, newest first; sub-accounts see those of their main account. */
export async function findPeerOrders(
  reader: ShopReader,
  memberId: number,
  { stage, numbers, ...page }: Search,
): Promise<{ items: PeerOrder[]; total: number }> {
  const filter = numbers ? 'numbers' : stage ? 'stage' : 'all';
  const { items, total } = await findPage(reader, peerOrderPage(filter), page, {
    memberId,
    stage: stage ?? 'awaitingArrival',
    numbers: [...(numbers ?? [])],
  });
  return {
    items: items.map(({ totalMinor, paidMinor, ...order }) => ({
      ...order,
      total: totalMinor,
      paid: paidMinor,
    })),
    total,
  };
}
