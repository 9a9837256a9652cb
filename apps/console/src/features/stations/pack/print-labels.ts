import { orderDeskCalls } from '@onehaul/contract/console/orders';
import { ask } from '../../../app/ask.ts';

/** Opens the labels of an order's boxes, ready to be printed. */
export async function printLabels(shopId: number, orderId: number): Promise<void> {
  const { content, type } = await ask(orderDeskCalls.printLabels, { shopId, ids: [orderId] });
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  window.open(address, '_blank', 'noopener');
  // Long enough for the tab to have read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
