import type pg from 'pg';
import type { DemoShop } from './demo-shop.ts';

/** Tables without a position column: their rows have another order, or none. */
const unordered = new Set(['announcement', 'line_goods_type', 'tariff_version', 'remote_area_place']);

/** Inserts rows of one table in one statement, in their order. */
export async function insert<Row>(
  client: pg.Client,
  table: string,
  { tenantId }: DemoShop,
  shopId: number,
  list: readonly Row[],
  toRow: (row: Row) => object,
): Promise<void> {
  if (list.length === 0) return;
  const hasPosition = !unordered.has(table);
  const rows = list.map((row, index) => ({
    tenant_id: tenantId,
    shop_id: shopId,
    ...toRow(row),
    ...(hasPosition && { position: index + 1 }),
  }));
  const columns = Object.keys(rows[0]!).join(', ');
  // Schema-qualified, because `line` is also a built-in PostgreSQL type.
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::public.${table}, $1)`,
    [JSON.stringify(rows)],
  );
}
