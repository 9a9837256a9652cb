import type { WaitingMeasure } from '@onehaul/contract/console/cases';
import { parseBoxCode, normalizeOrderNumber } from '@onehaul/domain/order/order-number';
import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';

/** Returns the waiting items that match a scanned label: courier number, order number or box code. */
export function findWaiting(
  items: readonly WaitingMeasure[],
  scanned: string,
): { readonly item: WaitingMeasure; readonly box: number | undefined } | undefined {
  const box = parseBoxCode(scanned);
  const order = box?.number ?? normalizeOrderNumber(scanned);
  const courier = parseCourierNumber(scanned);
  const item =
    items.find((one) => one.of === 'order' && one.number === order) ??
    items.find((one) => one.of === 'parcel' && one.number === courier);
  return item && { item, box: item.of === 'order' ? box?.box : undefined };
}
