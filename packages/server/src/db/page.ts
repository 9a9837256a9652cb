import type { PageRequest } from '@onehaul/contract/wire';
import type { Language } from '@onehaul/domain/language';
import type { Shop } from '@onehaul/domain/shop';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import type { Statement } from './statement.ts';

/** What a list of a shop is bound to; `total` rides on each row so that a page is one statement. */
export type ReaderPage = {
  tenantId: number;
  shopId: number;
  language: Language;
  fallback: Language;
  limit: number;
  offset: number;
};
/** What one record of a shop is read by. */
export type Reading = Omit<ReaderPage, 'limit' | 'offset'>;

/** A translated column in the reader's language, else in the shop's own (A60). */
export function text(
  column: Expression<unknown>,
  { language, fallback }: { language: Language; fallback: Language },
): RawBuilder<string> {
  return sql<string>`app.pick_text(${column}, ${language}, ${fallback})`;
}

/** The size of the whole list beside each row: for short lists, where counting them is no work. */
export const total = sql<number>`count(*) over ()`.as('total');

type Reader = { db: Db; shop: Shop; language: Language };

/** Whose rows a statement of the shop reads, and in which language. */
export function readerOf({ shop, language }: Reader) {
  return { shopId: shop.id, language, fallback: shop.languages[0] };
}

/** Runs a page statement. Beyond the last page no row carries the total, so the first row is asked. */
export async function findPage<P extends Partial<ReaderPage>, Row extends { total: number }>(
  context: Reader,
  statement: Statement<P, Row>,
  { pageIndex, pageRows }: PageRequest,
  filter: Omit<P, keyof ReaderPage>,
): Promise<{ items: Row[]; total: number }> {
  const rows = (limit: number, offset: number) =>
    context.db.all(statement, { ...readerOf(context), ...filter, limit, offset } as unknown as Omit<
      P,
      'tenantId'
    >);
  const items = await rows(pageRows, (pageIndex - 1) * pageRows);
  const [counted] = items.length > 0 || pageIndex === 1 ? items : await rows(1, 0);
  return { items, total: counted?.total ?? 0 };
}

/** A page as it is asked for on the wire, as SQL takes it. */
export const paged = <T extends { readonly pageIndex: number; readonly pageRows: number }>({
  pageIndex,
  pageRows,
  ...rest
}: T) => ({ ...rest, limit: pageRows, offset: (pageIndex - 1) * pageRows });
