import { orderStages } from '@onehaul/domain/order/order-state';
import type { ListState } from '@onehaul/ui/list/address-state';

export const bookingListName = 'bookings';
export const bookingFilterNames = ['stage'];

/** Maps the list's URL to call input; unknown values are ignored. */
export function bookingInput({ search, filters }: Pick<ListState, 'search' | 'filters'>) {
  const stage = orderStages.find((one) => one === filters.stage);
  return { search: search.slice(0, 60), ...(stage && { stage }) };
}
