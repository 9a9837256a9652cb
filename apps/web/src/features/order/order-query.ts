import { type Order, orderCalls } from '@onehaul/contract/order';
import type { Send } from '../../app/session-context.tsx';
import { inputOf, maxExported, type OrderFilters } from './order-input.ts';

const rowsAtOnce = 100;

/** Loads the ids of all matching orders page by page, up to a workbook's maximum. */
export async function gatherOrders(send: Send, filters: OrderFilters): Promise<number[]> {
  const found = new Set<number>();
  const asked = inputOf(filters);
  let total = Infinity;
  for (let page = 1; (page - 1) * rowsAtOnce < Math.min(total, maxExported); page += 1) {
    const answer = await send(orderCalls.list, { ...asked, pageIndex: page, pageRows: rowsAtOnce });
    total = answer.total;
    for (const { id } of answer.items as Order[]) found.add(id);
    if (answer.items.length === 0) break;
  }
  return [...found].slice(0, maxExported);
}
