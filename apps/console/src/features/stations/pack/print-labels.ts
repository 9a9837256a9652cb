import { marketplaceDeskCalls } from '@onehaul/contract/console/marketplaces';
import type { PackOrder } from '@onehaul/contract/console/fulfilment';
import { orderDeskCalls } from '@onehaul/contract/console/orders';
import { callApi } from '../../../app/call-api.ts';
import { openGeneratedFile } from '../../../app/open-generated-file.ts';

/** Opens an order's box labels for printing: the marketplace's own for its orders, ours for all others. */
export async function printLabels(
  shopId: number,
  { id, kind }: Pick<PackOrder, 'id' | 'kind'>,
): Promise<void> {
  openGeneratedFile(
    kind === 'marketplace'
      ? await callApi(marketplaceDeskCalls.label, { shopId, orderId: id })
      : await callApi(orderDeskCalls.printLabels, { shopId, ids: [id] }),
  );
}
