import type { AddedService, serviceCalls } from '@onehaul/contract/service';
import type { OutputOf } from '@onehaul/client/send';
import { serviceStages } from '@onehaul/domain/service/service-state';
import type { ListState } from '@onehaul/ui/list/address-state';

const targets = ['parcel', 'order'] as const;
export type Target = (typeof targets)[number];
export type ServiceOption = OutputOf<typeof serviceCalls.options>['items'][number];
export type ServiceType = AddedService & { readonly options: readonly ServiceOption[] };

/** Subject of a service request, as dialogs show it. */
export type Goods = {
  readonly id: number;
  readonly number: string;
  readonly name: string;
  /** Undefined until loaded; null when not weighed. */
  readonly grams: number | null | undefined;
};

const wholeNumber = /^[1-9]\d{0,14}$/;

/** Parses the parcel or order from a drawer's link. */
export function chosenBy(address: URLSearchParams): { target: Target; id: number } | undefined {
  for (const target of targets) {
    const id = address.get(target);
    if (id !== null && wholeNumber.test(id)) return { target, id: Number(id) };
  }
  return undefined;
}

/** Filters of the list of requests in its URL. */
export const serviceFilterNames = ['stage', 'target'];

/** Maps the list's URL to call input; unknown values are ignored. */
export function inputOf({ search, filters }: Pick<ListState, 'search' | 'filters'>) {
  const stage = serviceStages.find((one) => one === filters.stage);
  const target = targets.find((one) => one === filters.target);
  return {
    search: search.slice(0, 60),
    ...(stage && { stage }),
    ...(target && { target }),
  };
}
