import { listExportCalls } from '@onehaul/contract/console/list-exports';
import type { ExportedList } from '@onehaul/domain/list-export';
import type { ListSource } from '../../documents/list-source.ts';
import { orderSheet } from '../order-desk/index.ts';
import { parcelSheet } from '../parcel/index.ts';
import { paymentSheet } from '../payment/index.ts';

const sources: Readonly<Record<ExportedList, ListSource>> = {
  orders: orderSheet,
  parcels: parcelSheet,
  payments: paymentSheet,
};
/** Any of the lists; what was asked of it is checked by the schema of its call. */
export type AnySource = ListSource<Record<string, unknown>, Record<string, unknown>>;

export const sourceOf = (list: ExportedList) => sources[list] as unknown as AnySource;
export const callOf = (list: ExportedList) => listExportCalls[list];
