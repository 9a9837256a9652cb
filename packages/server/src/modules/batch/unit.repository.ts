import type { UnitKind, UnitState } from '@onehaul/domain/order/load-unit';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type BatchScope = { tenantId: number; shopId: number; batchId: number };
type UnitScope = BatchScope & { id: number };

const boxAggregate = (what: string) => sql<number>`(select coalesce(${sql.raw(what)}, 0) from order_box box
  where box.tenant_id = load_unit.tenant_id and box.shop_id = load_unit.shop_id
    and box.order_id in (select own.id from shop_order own where own.tenant_id = load_unit.tenant_id
      and own.shop_id = load_unit.shop_id and own.batch_id = load_unit.batch_id)
    and box.load_unit_id = load_unit.id)::int`;

const selectUnits = (p: BatchScope) =>
  tables
    .selectFrom('loadUnit')
    .select([
      'id',
      'number',
      'kind',
      'state',
      'weightGrams',
      boxAggregate('count(*)').as('boxes'),
      boxAggregate('sum(box.weight_grams)').as('boxGrams'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('batchId', '=', p.batchId);

/** In order of creation. */
export const unitsOfBatch = prepare((p: BatchScope) => selectUnits(p).orderBy('id'));
/** Read under the batch lock, which every change of a unit requires. */
export const unitOfBatch = prepare((p: UnitScope) => selectUnits(p).where('id', '=', p.id));

export const countUnits = prepare((p: BatchScope & { kind: UnitKind }) =>
  tables
    .selectFrom('loadUnit')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('batchId', '=', p.batchId)
    .where('kind', '=', p.kind),
);

export const insertUnit = prepareChange(
  (p: BatchScope & { number: string; kind: UnitKind; staffId: number }) =>
    tables
      .insertInto('loadUnit')
      .values({
        tenantId: p.tenantId,
        shopId: p.shopId,
        batchId: p.batchId,
        number: p.number,
        kind: p.kind,
        staffId: p.staffId,
      })
      .returning('id'),
);

type UnitTransition = UnitScope & { from: UnitState; to: UnitState; weightGrams: number | null };
export const updateUnitState = prepareChange((p: UnitTransition) =>
  tables
    .updateTable('loadUnit')
    .set({
      state: p.to,
      weightGrams: p.weightGrams,
      closedAt: sql`case when ${p.to}::text = 'closed' then now() end`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('batchId', '=', p.batchId)
    .where('id', '=', p.id)
    .where('state', '=', p.from)
    .returning('id'),
);

type BoxPlacement = { tenantId: number; shopId: number; orderId: number; box: number; unitId: number };
/** Returns a row only when the box was elsewhere before. */
export const setBoxUnit = prepareChange((p: BoxPlacement) =>
  tables
    .updateTable('orderBox')
    .set({ loadUnitId: p.unitId })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where('boxNumber', '=', p.box)
    .where('loadedAt', 'is not', null)
    .where(sql<boolean>`load_unit_id is distinct from ${p.unitId}::int`)
    .returning('boxNumber'),
);
