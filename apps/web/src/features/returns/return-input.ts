import { returnStates } from '@onehaul/domain/returns/return-state';
import type { ListState } from '@onehaul/ui/list/address-state';

/** Name under which the member’s choice of rows and columns is stored. */
export const returnListName = 'returns';
export const returnFilterNames = ['state'];
/** Sent orders on a page. */
export const sentRows = 10;

/** Maps the list's URL to call input; unknown values are ignored. */
export function returnInput({ search, filters }: Pick<ListState, 'search' | 'filters'>) {
  const state = returnStates.find((one) => one === filters['state']);
  return { search: search.slice(0, 60), ...(state && { state }) };
}
