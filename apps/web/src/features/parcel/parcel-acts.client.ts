import { type Parcel, parcelCalls } from '@onehaul/contract/parcel';
import type { Translate } from '@onehaul/i18n/translator';
import { browserSession } from '../../app/session/browser-session.ts';
import type { ParcelFilters } from './parcel-input.ts';
import { parcelSheet } from './parcel-export.ts';
import { gatherParcels, inSteps } from './parcel-query.ts';
import { saveFile, workbookOf } from './workbook.ts';

type Ids = readonly number[];

/** Withdraws forecasts; calls `onDone` after each step, since a later one may fail. */
export const withdraw = (ids: Ids, onDone: (ids: Ids) => void) =>
  inSteps(ids, async (step) => {
    await browserSession().send(parcelCalls.remove, { ids: step });
    onDone(step);
  });

export const restore = (ids: Ids) =>
  inSteps(ids, (step) => browserSession().send(parcelCalls.restore, { ids: step }));

/** Loads all parcels that match. */
export const gather = (
  filters: ParcelFilters,
  onProgress: (done: number) => void,
  isWanted?: () => boolean,
): Promise<Parcel[]> =>
  gatherParcels(browserSession().send, filters, ({ done }) => onProgress(done), isWanted);

/** Downloads parcels as a workbook. */
export async function saveSheet(
  parcels: readonly Parcel[],
  t: Translate<'parcel'>,
  timeZone: string,
): Promise<void> {
  const bytes = await workbookOf(parcelSheet(parcels, t, timeZone));
  saveFile(bytes, `${t('export.file')}-${new Date().toISOString().slice(0, 10)}.xlsx`);
}
