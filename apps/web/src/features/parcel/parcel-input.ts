import { parcelStages } from '@onehaul/domain/parcel/parcel-state';
import type { ListState } from '@onehaul/ui/list/address-state';

export type ParcelFilters = Pick<ListState, 'search' | 'filters'>;

/** Filters of the parcel list in its URL. */
export const parcelFilterNames = ['stage', 'warehouse', 'ends'];

const wholeNumber = /^[1-9]\d{0,8}$/;

/** Maps the list's URL to call input; unknown values are ignored. */
export function inputOf({ search, filters }: ParcelFilters) {
  const { stage, warehouse, ends } = filters;
  const knownStage = parcelStages.find((one) => one === stage);
  return {
    search: search.slice(0, 60),
    ...(knownStage && { stage: knownStage }),
    ...(warehouse && wholeNumber.test(warehouse) && { warehouseId: Number(warehouse) }),
    ...(ends && wholeNumber.test(ends) && Number(ends) <= 365 && { freeDaysAtMost: Number(ends) }),
  };
}

/** Maximum for an export or a selection across pages: a hundred calls. */
export const maxGathered = 10_000;
