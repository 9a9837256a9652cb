import { orderStages } from '@onehaul/domain/order/order-state';
import type { ListState } from '@onehaul/ui/list/address-state';

export type OrderFilters = Pick<ListState, 'search' | 'filters'>;

/** Filters of the order list in its URL. */
export const orderFilterNames = ['stage', 'warehouse', 'line', 'since'];

/** Choices of the date filter, in days. */
export const sinceChoices = [7, 30, 90, 365] as const;

/** Maximum rows per workbook. */
export const maxExported = 1000;

const wholeNumber = /^[1-9]\d{0,8}$/;
const dayMs = 86_400_000;

/** Maps the list's URL to call input; unknown values are ignored. */
export function inputOf({ search, filters }: OrderFilters, now = Date.now()) {
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

/** Converts a link from another page into the list URL with that order open. */
export function openedByLink(address: URLSearchParams): URLSearchParams | undefined {
  const id = address.get('order');
  if (id === null) return undefined;
  const next = new URLSearchParams(address);
  next.delete('order');
  if (wholeNumber.test(id)) next.set('open', id);
  return next;
}
