import { exportStates } from '@onehaul/domain/archive';
import {
  type ExportedList,
  exportedColumns,
  exportedLists,
  maxExportedRows,
  sheetFormats,
} from '@onehaul/domain/list-export';
import { z } from 'zod';
import { instant } from '../wire.ts';
import { paymentFilters } from './finance.ts';
import { orderFilters } from './orders.ts';
import { parcelFilters } from './parcels.ts';
import { isWithinShop, staffCall } from './staff-call.ts';

/** The file: its format, and the columns of the list in their order. */
const sheetOf = <const List extends ExportedList>(list: List) => ({
  format: z.enum(sheetFormats),
  columns: z
    .array(z.enum(exportedColumns[list]))
    .min(1)
    .max(40)
    .refine((columns) => new Set(columns).size === columns.length),
});

export const StartedListExport = z.object({ id: z.uuid() });

const ListExport = z.object({
  id: z.uuid(),
  list: z.enum(exportedLists),
  format: z.enum(sheetFormats),
  state: z.enum(exportStates),
  /** Rows written so far. */
  rowCount: z.int().min(0).max(maxExportedRows),
  lengthBytes: z.int().min(0),
  createdAt: instant,
  /** When the file is deleted; null while there is none. */
  availableUntil: instant.nullable(),
  /** Address of the file; null while there is none. */
  url: z.string().nullable(),
});
export type ListExport = z.output<typeof ListExport>;
export const ListExports = z.object({ items: z.array(ListExport) });

export const listExportCalls = {
  orders: staffCall({
    path: '/console/exports/orders',
    access: 'list:export',
    effect: 'change',
    summary: 'Starts an export of the orders that the list shows with the same filters.',
    input: z.object({ ...sheetOf('orders'), ...orderFilters }).refine(isWithinShop),
    output: StartedListExport,
  }),
  parcels: staffCall({
    path: '/console/exports/parcels',
    access: 'list:export',
    effect: 'change',
    summary: 'Starts an export of the parcels that the list shows with the same filters.',
    input: z.object({ ...sheetOf('parcels'), ...parcelFilters }).refine(isWithinShop),
    output: StartedListExport,
  }),
  payments: staffCall({
    path: '/console/exports/payments',
    access: 'list:export',
    effect: 'change',
    summary: 'Starts an export of the payments that the list shows with the same filters.',
    input: z.object({ ...sheetOf('payments'), ...paymentFilters }).refine(isWithinShop),
    output: StartedListExport,
  }),
  list: staffCall({
    path: '/console/exports/list',
    access: 'list:export',
    effect: 'read',
    places: 'company',
    polls: true,
    summary: 'Lists the caller’s exports that are not deleted, newest first.',
    input: z.object({}),
    output: ListExports,
  }),
  remove: staffCall({
    path: '/console/exports/remove',
    access: 'list:export',
    effect: 'change',
    places: 'company',
    summary: 'Deletes an export of the caller, or stops one that is being made.',
    input: z.object({ id: z.uuid() }),
    output: z.null(),
  }),
};
