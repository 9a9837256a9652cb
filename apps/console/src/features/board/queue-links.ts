import { boardCalls } from '@onehaul/contract/console/board';
import {
  caseQueues,
  claimQueues,
  moneyQueues,
  orderQueues,
  parcelQueues,
  type QueueName,
} from '@onehaul/domain/board/queue';
import { paths } from '../../app/paths.ts';

/** The queues by the call that counts them. */
export const queueGroups = [
  { group: 'parcels', call: boardCalls.parcels, names: parcelQueues },
  { group: 'orders', call: boardCalls.orders, names: orderQueues },
  { group: 'claims', call: boardCalls.claims, names: claimQueues },
  { group: 'cases', call: boardCalls.cases, names: caseQueues },
  { group: 'money', call: boardCalls.money, names: moneyQueues },
] as const;

type Target = {
  readonly path: string;
  readonly search?: Readonly<Record<string, string>>;
  /** The list can be narrowed to a warehouse. */
  readonly hasWarehouse?: true;
};
const parcels = (search: Target['search'] = {}): Target => ({
  path: paths.parcels,
  search,
  hasWarehouse: true,
});
const orders = (step: string): Target => ({ path: paths.orders, search: { step }, hasWarehouse: true });
const finance = (search: Target['search'] = {}): Target => ({ path: paths.finance, search });

/** The list with exactly the rows that each queue counts. */
const targets: Readonly<Record<QueueName, Target>> = {
  toReceive: parcels({ state: 'forecast' }),
  toMeasure: parcels({ state: 'received' }),
  toPutAway: parcels({ state: 'stored', bin: 'none' }),
  onHold: parcels({ state: 'onHold' }),
  unpaid: orders('unpaid'),
  toPick: orders('toPick'),
  picking: orders('picking'),
  toPack: orders('packing'),
  toLoad: orders('ready'),
  toDepart: orders('inBatch'),
  differences: { path: paths.adjust },
  exceptions: { path: paths.exceptions },
  casesOverdue: { path: paths.cases, search: { due: 'overdue' } },
  casesToAnswer: { path: paths.cases, search: { due: 'waiting' } },
  claims: { path: paths.unclaimed, search: { tab: 'claims' } },
  unclaimed: { path: paths.unclaimed },
  abandoned: { path: paths.unclaimed, search: { tab: 'abandoned' } },
  deposits: finance(),
  withdrawals: finance({ tab: 'withdrawals' }),
  heldPayments: finance({ tab: 'held' }),
  refundsProposed: finance({ tab: 'refunds' }),
  refundsFailed: finance({ tab: 'refunds', state: 'failed' }),
  breaks: finance({ tab: 'breaks' }),
};

export type Place = { readonly shopId?: number; readonly warehouseId?: number };

export function queueAddress(name: QueueName, { shopId, warehouseId }: Place): string {
  const { path, search, hasWarehouse } = targets[name];
  const address = new URLSearchParams(search);
  if (shopId) address.set('shop', String(shopId));
  if (warehouseId && hasWarehouse) address.set('warehouse', String(warehouseId));
  return address.size > 0 ? `${path}?${address.toString()}` : path;
}
