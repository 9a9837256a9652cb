import { marketplaceDeskCalls } from '@onehaul/contract/console/marketplaces';
import type { PackOrder } from '@onehaul/contract/console/fulfilment';
import { orderDeskCalls } from '@onehaul/contract/console/orders';
import { ask } from '../../../app/ask.ts';
import { openGeneratedFile } from '../../../app/save-file.ts';

/** Opens the labels of an order's boxes to be printed: a marketplace's order wears its own, every other one ours. */
export async function printLabels(
  shopId: number,
  { id, kind }: Pick<PackOrder, 'id' | 'kind'>,
): Promise<void> {
  openGeneratedFile(
    kind === 'marketplace'
      ? await ask(marketplaceDeskCalls.label, { shopId, orderId: id })
      : await ask(orderDeskCalls.printLabels, { shopId, ids: [id] }),
  );
}
