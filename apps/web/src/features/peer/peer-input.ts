import { orderStages } from '@onehaul/domain/order/order-state';
import type { ListState } from '@onehaul/ui/list/address-state';

export const peerTabs = ['orders', 'statements', 'keys'] as const;
export type PeerTab = (typeof peerTabs)[number];
export const peerFilterNames = ['tab', 'stage'];
/** Names under which the member’s choices for the lists are stored. */
export const peerListNames: Readonly<Record<PeerTab, string>> = {
  orders: 'peerOrders',
  statements: 'peerStatements',
  keys: 'peerKeys',
};

/** Tab of the URL; the first without one. */
export const peerTab = (address: URLSearchParams): PeerTab =>
  peerTabs.find((tab) => tab === address.get('tab')) ?? 'orders';

/** Stages by which orders are filtered: orders of peers are never unpaid. */
export const peerStages = orderStages.filter((stage) => stage !== 'unpaid');

/** Maps the list's URL to call input; unknown values are ignored. */
export function orderInput({ search, filters }: Pick<ListState, 'search' | 'filters'>) {
  const stage = orderStages.find((one) => one === filters['stage']);
  return { search: search.slice(0, 60), ...(stage && { stage }) };
}
