import { type Parcel, parcelCalls } from '@onehaul/contract/parcel';
import { parcelStages } from '@onehaul/domain/parcel/parcel-state';
import type { ListQuery } from '@onehaul/workbench/list-page';
import type { Send } from '../../app/session-context.tsx';

type Filters = Pick<ListQuery, 'search' | 'filters'>;

const wholeNumber = /^[1-9]\d{0,8}$/;

/** Maps the list's URL to call input; unknown values are ignored. */
export function inputOf({ search, filters }: Filters) {
  const { stage, warehouse, ends } = filters;
  const knownStage = parcelStages.find((one) => one === stage);
  return {
    search: search.slice(0, 60),
    ...(knownStage && { stage: knownStage }),
    ...(warehouse && wholeNumber.test(warehouse) && { warehouseId: Number(warehouse) }),
    ...(ends && wholeNumber.test(ends) && Number(ends) <= 365 && { freeDaysAtMost: Number(ends) }),
  };
}

export const loadParcels = (send: Send, { page, rows, ...filters }: ListQuery) =>
  send(parcelCalls.list, { ...inputOf(filters), pageIndex: page, pageRows: rows });

/** Maximum for an export or a selection across pages: a hundred calls. */
export const maxGathered = 10_000;
const rowsAtOnce = 100;

type Progress = { readonly done: number; readonly total: number };

/** Loads all matching parcels page by page. Deduplicated, since one may move between pages meanwhile. */
export async function gatherParcels(
  send: Send,
  filters: Filters,
  onProgress: (progress: Progress) => void,
  isWanted: () => boolean = () => true,
): Promise<Parcel[]> {
  const found = new Map<number, Parcel>();
  let total = Infinity;
  for (let page = 1; (page - 1) * rowsAtOnce < Math.min(total, maxGathered) && isWanted(); page += 1) {
    const answer = await send(parcelCalls.list, {
      ...inputOf(filters),
      pageIndex: page,
      pageRows: rowsAtOnce,
    });
    total = answer.total;
    for (const parcel of answer.items) found.set(parcel.id, parcel);
    onProgress({ done: found.size, total: Math.min(total, maxGathered) });
    if (answer.items.length === 0) break;
  }
  return [...found.values()];
}

const idsAtOnce = 200;

/** Applies a change in batches of the call's maximum size. */
export async function inSteps(
  ids: readonly number[],
  change: (ids: number[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < ids.length; at += idsAtOnce) await change(ids.slice(at, at + idsAtOnce));
}
