import { maxExportedRows } from '@onehaul/domain/list-export';
import type pg from 'pg';
import { listWords } from '@onehaul/i18n/list-words';
import type { Language } from '@onehaul/domain/language';
import type { Db } from '../../db/database.ts';
import { readWholeList } from '../../db/whole-list.ts';
import { writeSheet } from '../../documents/write-sheet.ts';
import type { SheetContext } from '../../documents/list-source.ts';
import { shopsOfCompany } from './list-export.repository.ts';
import { type AnySource, callOf, sourceOf } from './list-sources.ts';

type Asked = {
  readonly list: Parameters<typeof sourceOf>[0];
  readonly format: 'xlsx' | 'csv';
  readonly asked: unknown;
  readonly language: Language;
};
type Reader = { readonly db: Db; readonly tenantId: number };
type Row = Parameters<AnySource['columns'][string][number]['cell']>[0];

async function contextOf(db: Db, language: Language): Promise<SheetContext> {
  const shops = new Map((await db.all(shopsOfCompany, { language })).map((shop) => [shop.id, shop]));
  const formats = new Map<string, Intl.DateTimeFormat>();
  const formatOf = (timeZone: string) => {
    let format = formats.get(timeZone);
    // Swedish writes the date as ISO 8601 does.
    if (!format)
      formats.set(
        timeZone,
        (format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })),
      );
    return format;
  };
  return {
    ...listWords(language),
    shopName: (shopId) => shops.get(shopId)?.name ?? '',
    time: (at, shopId) => at && formatOf(shops.get(shopId)?.timeZone ?? 'UTC').format(at),
  };
}

/**
 * The file of a list as it comes, read through a cursor of `client`. What was asked is read by the schema of the call
 * again: a later release may no longer know it.
 */
export async function writeList(
  { db, tenantId }: Reader,
  client: pg.ClientBase,
  { list, format, asked, language }: Asked,
  tell: (rows: number) => void,
): Promise<AsyncGenerator<Buffer, void>> {
  const { columns, format: _format, ...filters } = callOf(list).input.parse(asked);
  const source = sourceOf(list);
  const context = await contextOf(db, language);
  const chosen = columns.flatMap((key) => source.columns[key]!);
  const whole = await source.find(
    { db, tenantId },
    { ...filters, language, limit: maxExportedRows, offset: 0 },
  );
  async function* pages() {
    for await (const rows of readWholeList<Row>(client, whole)) {
      yield rows.map((row) => chosen.map(({ cell }) => cell(row, context)));
      tell(rows.length);
    }
  }
  return writeSheet({
    format,
    name: context.file(`list.${list}`),
    titles: chosen.map(({ title }) => title(context)),
    pages: pages(),
  });
}
