import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type OfWarehouse = { tenantId: number; shopId: number; warehouseId: number };

/** Appends bins in the given order, each with the first entry of its history. Existing codes are skipped. */
export const insertBins = prepareChange((p: OfWarehouse & { codes: readonly string[]; staffId: number }) => ({
  compile: () =>
    sql<{ code: string }>`with added as (
      insert into bin (tenant_id, shop_id, warehouse_id, code, position)
      select ${p.tenantId}::int, ${p.shopId}::int, ${p.warehouseId}::int, given.code, given.turn
        + (select coalesce(max(position), 0) from bin
           where tenant_id = ${p.tenantId} and shop_id = ${p.shopId})
      from unnest(${p.codes}::text[]) with ordinality given (code, turn)
      on conflict do nothing returning id, code, version),
    recorded as (
      insert into record_version
        (tenant_id, shop_id, resource, record_key, version, act, content, is_archived, staff_id)
      select ${p.tenantId}::int, ${p.shopId}::int, 'bin', added.id::text, added.version, 'created',
        jsonb_build_object('warehouseId', ${p.warehouseId}::int, 'code', added.code), false, ${p.staffId}::int
      from added)
    select code from added`.compile(tables),
}));

/** Active bins of a warehouse in the order of the path, at most one more than can be printed. */
export const binsByPrefix = prepare((p: OfWarehouse & { prefix: string; limit: number }) =>
  tables
    .selectFrom('bin')
    .select('code')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('warehouseId', '=', p.warehouseId)
    .where('archivedAt', 'is', null)
    .where(sql<boolean>`starts_with(code, ${p.prefix})`)
    .orderBy('position')
    .orderBy('id')
    .limit(p.limit),
);
