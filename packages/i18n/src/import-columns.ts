import type { ImportKind } from '@onehaul/domain/import/import-state';
import type { Language } from '@onehaul/domain/language';
import { boxListColumns } from './import-columns/box-list.ts';
import { codOrderColumns } from './import-columns/cod-order.ts';
import { codSkuColumns } from './import-columns/cod-sku.ts';
import type { ColumnWords } from './import-columns/column-words.ts';
import { marketplaceShipmentColumns } from './import-columns/marketplace-shipment.ts';
import { peerOrderColumns } from './import-columns/peer-order.ts';
import { returnListColumns } from './import-columns/return-list.ts';

const wordsOf: Readonly<Record<ImportKind, ColumnWords>> = {
  codOrder: codOrderColumns,
  codSku: codSkuColumns,
  marketplaceShipment: marketplaceShipmentColumns,
  returnList: returnListColumns,
  peerOrder: peerOrderColumns,
  boxList: boxListColumns,
};

/** The template's heading of a column. */
export const importHeading = (kind: ImportKind, column: string, language: Language) =>
  wordsOf[kind][column]?.[language][0] ?? column;

/** All headings of the columns in every language, and our internal names. */
export function importHeadings(
  kind: ImportKind,
  columns: readonly string[],
): readonly (readonly [heading: string, column: string])[] {
  return columns.flatMap((column) => {
    const words = Object.values(wordsOf[kind][column] ?? {}).flat();
    return [column, ...words].map((word) => [word, column] as const);
  });
}
