import { type Parcel, parcelCalls } from '@onehaul/contract/parcel';
import type { Send } from '../../app/session-context.tsx';
import { inputOf, maxGathered, type ParcelFilters } from './parcel-input.ts';

const rowsAtOnce = 100;

type Progress = { readonly done: number; readonly total: number };

/** Loads all matching parcels page by page. Deduplicated, since one may move between pages meanwhile. */
export async function gatherParcels(
  send: Send,
  filters: ParcelFilters,
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
