import type { PageRequest } from '@onehaul/contract/wire';
import type { Language } from '@onehaul/domain/language';
import type { Shop } from '@onehaul/domain/shop';
import { type Expression, type OrderByItemBuilder, type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import { prepare, type Statement, tables } from './statement.ts';

/** A query of any shape whose order is chosen by a list. */
export type Ordered<Query> = {
  orderBy(
    by: Expression<unknown>,
    direction: 'asc' | 'desc' | ((order: OrderByItemBuilder) => OrderByItemBuilder),
  ): Query;
};

/** Parameters of a shop's list; each row carries `total`, so that a page needs one statement. */
export type ReaderPage = {
  tenantId: number;
  shopId: number;
  language: Language;
  fallback: Language;
  limit: number;
  offset: number;
};
/** Parameters for reading one record of a shop. */
export type ReaderParameters = Omit<ReaderPage, 'limit' | 'offset'>;

/** A translated column in the reader's language, falling back to the shop's first language (A60). */
export function translatedText(
  column: Expression<unknown>,
  { language, fallback }: { language: Language; fallback: Language },
): RawBuilder<string> {
  return sql<string>`app.pick_text(${column}, ${language}, ${fallback})`;
}

/**
 * Same for staff, who read several shops at once: falls back to the first language of `shop`, a table that the
 * statement joins.
 */
export const translatedTextInShop = (
  column: Expression<unknown>,
  language: Expression<unknown> | Language,
): RawBuilder<string> => sql<string>`app.pick_text(${column}, ${language}, shop.languages[1])`;

/** Same with '' instead of null, for a column of an outer join or without a translation. */
export const translatedTextInShopOrEmpty = (
  column: Expression<unknown>,
  language: Expression<unknown> | Language,
): RawBuilder<string> => sql<string>`coalesce(${translatedTextInShop(column, language)}, '')`;

/** The total count on each row: only for short lists, where counting is cheap. */
export const totalCount = sql<number>`count(*) over ()`.as('total');

type Reader = { db: Db; shop: Shop; language: Language };

/** The shop and language parameters of a statement. */
export function readerParameters({ shop, language }: Reader) {
  return { shopId: shop.id, language, fallback: shop.languages[0] };
}

/** Runs a page statement. A page beyond the last carries no total, so the first row is queried for it. */
export async function findPage<P extends Partial<ReaderPage>, Row extends { total: number }>(
  context: Reader,
  statement: Statement<P, Row>,
  { pageIndex, pageRows }: PageRequest,
  filter: Omit<P, keyof ReaderPage>,
): Promise<{ items: Row[]; total: number }> {
  const rows = (page: { limit: number; offset: number }) =>
    context.db.all(statement, { ...readerParameters(context), ...filter, ...page } as unknown as Omit<
      P,
      'tenantId'
    >);
  const items = await rows(limitAndOffset({ pageIndex, pageRows }));
  const [counted] = items.length > 0 || pageIndex === 1 ? items : await rows({ limit: 1, offset: 0 });
  return { items, total: counted?.total ?? 0 };
}

/** A page request of the API as SQL's limit and offset. */
export const limitAndOffset = ({ pageIndex, pageRows }: PageRequest) => ({
  limit: pageRows,
  offset: (pageIndex - 1) * pageRows,
});

/** The same within the other parameters of a list. */
export const withLimitAndOffset = <T extends PageRequest>({ pageIndex, pageRows, ...rest }: T) => ({
  ...rest,
  ...limitAndOffset({ pageIndex, pageRows }),
});

type Days = { readonly from?: string | undefined; readonly to?: string | undefined };

/** Instants as text: the first of a range, and the first after it. */
export type Bounds = { readonly from: string; readonly to: string };
const unbounded: Bounds = { from: '-infinity', to: 'infinity' };

const boundsInShop = prepare(
  (p: { tenantId: number; shopId: number; firstDay: string | null; lastDay: string | null }) =>
    tables
      .selectFrom('shop')
      .select(({ ref }) => [
        sql<string>`coalesce((${p.firstDay}::date::timestamp at time zone ${ref('timeZone')})::text, '-infinity')`.as(
          'from',
        ),
        sql<string>`coalesce(((${p.lastDay}::date + 1)::timestamp at time zone ${ref('timeZone')})::text, 'infinity')`.as(
          'to',
        ),
      ])
      .where('tenantId', '=', p.tenantId)
      .where('id', '=', p.shopId),
);

/**
 * The bounds of days in the calendar of a shop. Read before the list: as an expression of the list they would be
 * compared after row security, row by row, and not by the index.
 */
export async function findBounds(
  db: Db,
  shopId: number | undefined,
  days: Days | undefined,
): Promise<Bounds> {
  if (shopId === undefined || days === undefined) return unbounded;
  const { from = null, to = null } = days;
  return (await db.first(boundsInShop, { shopId, firstDay: from, lastDay: to })) ?? unbounded;
}

export const isWithin = (time: Expression<unknown>, { from, to }: Bounds): RawBuilder<boolean> =>
  sql<boolean>`(${time} >= ${from}::timestamptz and ${time} < ${to}::timestamptz)`;
