import type { CountedFigure } from '@onehaul/domain/shop';
import { sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';
import type { VisitorContext } from '../../http/context.ts';

const knownMs = 60_000;
const mostShops = 10_000;

type Counts = Readonly<Record<CountedFigure, number>>;

/** Counts match the shop's public pages: pickup points, destinations, open lines, warehouses. */
const countsOfShop = prepare((p: { tenantId: number; shopId: number }) => {
  const of = (table: string, more = sql``) =>
    sql<number>`(select count(*)::int from ${sql.table(table)}
      where tenant_id = ${p.tenantId} and shop_id = ${p.shopId} ${more})`;
  return tables.selectNoFrom([
    of('pickup_point').as('pickupPoints'),
    of('destination').as('countries'),
    of('line', sql`and is_open and not is_private`).as('lines'),
    of('warehouse').as('warehouses'),
  ]);
});

/** Caches the counts per shop for a minute in this process: the home page is the most requested one. */
export function openFigureCounts() {
  const known = new Map<string, { counts: Promise<Counts>; until: number }>();
  return ({ db, shop }: Pick<VisitorContext, 'db' | 'shop'>): Promise<Counts> => {
    const key = `${shop.tenantId}/${shop.id}`;
    const now = Date.now();
    const entry = known.get(key);
    if (entry && entry.until > now) return entry.counts;
    const counts = db.first(countsOfShop, { shopId: shop.id }).then((row) => row!);
    if (known.size >= mostShops) known.delete(known.keys().next().value!);
    known.set(key, { counts, until: now + knownMs });
    counts.catch(() => known.delete(key));
    return counts;
  };
}
export type FigureCounts = ReturnType<typeof openFigureCounts>;
