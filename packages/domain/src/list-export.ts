/** Lists of the console whose rows can be exported. */
export const exportedLists = ['orders', 'parcels', 'payments'] as const;
export type ExportedList = (typeof exportedLists)[number];

export const sheetFormats = ['xlsx', 'csv'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** A worksheet holds a few more. */
export const maxExportedRows = 1_000_000;
/** Days for which a finished export can be downloaded. */
export const listExportDays = 7;

/** Columns of each list by their keys in the console. */
export const exportedColumns = {
  orders: [
    'number',
    'step',
    'member',
    'receiver',
    'line',
    'total',
    'bill',
    'created',
    'destination',
    'warehouse',
    'shop',
    'shipped',
    'exception',
  ],
  parcels: [
    'number',
    'state',
    'member',
    'goods',
    'warehouse',
    'bin',
    'weight',
    'received',
    'freeUntil',
    'shop',
    'created',
  ],
  payments: [
    'number',
    'amount',
    'asked',
    'state',
    'method',
    'member',
    'for',
    'shop',
    'gateway',
    'refunded',
    'created',
  ],
} as const satisfies Readonly<Record<ExportedList, readonly string[]>>;
export type ExportedColumn<List extends ExportedList> = (typeof exportedColumns)[List][number];
