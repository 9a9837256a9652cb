import { type Order, orderCalls } from '@onehaul/contract/order';
import { orderStages } from '@onehaul/domain/order/order-state';
import type { ListQuery } from '@onehaul/workbench/list-page';
import type { Send } from '../../app/session-context.tsx';

type Filters = Pick<ListQuery, 'search' | 'filters'>;

/** Choices of the date filter, in days. */
export const sinceChoices = [7, 30, 90, 365] as const;

const wholeNumber = /^[1-9]\d{0,8}$/;
const dayMs = 86_400_000;

/** Maps the list's URL to call input; unknown values are ignored. */
export function inputOf({ search, filters }: Filters, now = Date.now()) {
  const { stage, warehouse, line, since } = filters;
  const knownStage = orderStages.find((one) => one === stage);
  const days = sinceChoices.find((one) => String(one) === since);
  return {
    search: search.slice(0, 60),
    ...(knownStage && { stage: knownStage }),
    ...(warehouse && wholeNumber.test(warehouse) && { warehouseId: Number(warehouse) }),
    ...(line && wholeNumber.test(line) && { lineId: Number(line) }),
    ...(days && { createdFrom: new Date(now - days * dayMs) }),
  };
}

export const loadOrders = (send: Send, { page, rows, ...filters }: ListQuery) =>
  send(orderCalls.list, { ...inputOf(filters), pageIndex: page, pageRows: rows });

/** Maximum rows per workbook. */
export const maxExported = 1000;
const rowsAtOnce = 100;

/** Loads the ids of all matching orders page by page, up to a workbook's maximum. */
export async function gatherOrders(send: Send, filters: Filters): Promise<number[]> {
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

/** Converts a link from another page into the list URL with that order open. */
export function openedByLink(address: URLSearchParams): URLSearchParams | undefined {
  const id = address.get('order');
  if (id === null) return undefined;
  const next = new URLSearchParams(address);
  next.delete('order');
  if (wholeNumber.test(id)) next.set('open', id);
  return next;
}
