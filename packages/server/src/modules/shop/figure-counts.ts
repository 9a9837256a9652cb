import type { CountedFigure } from '@onehaul/domain/shop';
import { sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';
import type { VisitorContext } from '../../http/context.ts';

const maxShops = 10_000;

type Counts = Readonly<Record<CountedFigure, number>>;

/** Counts match the shop's public pages: pickup points, destinations, open lines, warehouses. */
const countsOfShop = prepare((p: { tenantId: number; shopId: number }) => {
  const of = (table: string, more = sql``) =>
    sql<number>`(select count(*)::int from ${sql.table(table)}
      where tenant_id = ${p.tenantId} and shop_id = ${p.shopId} and archived_at is null ${more})`;
  return tables.selectNoFrom([
    of('pickup_point').as('pickupPoints'),
    of('destination').as('countries'),
    of('line', sql`and is_open and not is_private`).as('lines'),
    of('warehouse').as('warehouses'),
  ]);
});

/** Caches the counts per shop and revision: a trigger counts every change to these tables (decision 064). */
export function createFigureCounts() {
  const known = new Map<string, { readonly counts: Promise<Counts>; readonly revision: number }>();
  return ({ db, shop }: Pick<VisitorContext, 'db' | 'shop'>): Promise<Counts> => {
    const key = `${shop.tenantId}/${shop.id}`;
    const entry = known.get(key);
    if (entry?.revision === shop.revision) return entry.counts;
    const counts = db.first(countsOfShop, { shopId: shop.id }).then((row) => row!);
    known.delete(key);
    if (known.size >= maxShops) known.delete(known.keys().next().value!);
    const fresh = { counts, revision: shop.revision };
    known.set(key, fresh);
    // A failed query is not cached.
    counts.catch(() => known.get(key) === fresh && known.delete(key));
    return counts;
  };
}
export type FigureCounts = ReturnType<typeof createFigureCounts>;
