import { marketplaceDeskCalls } from '@onehaul/contract/console/marketplaces';
import type { PackOrder } from '@onehaul/contract/console/fulfilment';
import { orderDeskCalls } from '@onehaul/contract/console/orders';
import { ask } from '../../../app/ask.ts';
import { openGeneratedFile } from '../../../app/save-file.ts';

/** Opens an order's box labels for printing: the marketplace's own for its orders, ours for all others. */
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
