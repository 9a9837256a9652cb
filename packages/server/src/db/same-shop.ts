import type { JoinBuilder } from 'kysely';

/** The tables and aliases of a join whose rows belong to a shop. */
type InShop<DB, Joined extends keyof DB> = {
  [Name in Joined]: DB[Name] extends { tenantId: unknown; shopId: unknown } ? Name : never;
}[Joined];

/**
 * Joins two tables on tenant and shop, the first two columns of every key within a shop. The caller adds the rest of
 * the key, which shows the index that serves the join: `sameShop(join, 'member', 'parcel').onRef('member.id', ...)`.
 */
export function sameShop<DB, Joined extends keyof DB>(
  join: JoinBuilder<DB, Joined>,
  left: InShop<DB, Joined> & string,
  right: InShop<DB, Joined> & string,
): JoinBuilder<DB, Joined> {
  const ref = (table: string, column: string) => `${table}.${column}` as never;
  return join
    .onRef(ref(left, 'tenantId'), '=', ref(right, 'tenantId'))
    .onRef(ref(left, 'shopId'), '=', ref(right, 'shopId'));
}
