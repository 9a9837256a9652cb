import { carton } from '@onehaul/contract/console/studio/carton';
import { line } from '@onehaul/contract/console/studio/line';
import { remoteArea } from '@onehaul/contract/console/studio/remote-area';
import { Refusal } from '@onehaul/domain/refusal';
import { sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';
import { defineStore } from '../../studio/store.ts';
import {
  carrierStore,
  deliverySpeedStore,
  destinationStore,
  goodsTypeStore,
  warehouseStore,
} from '../catalog/index.ts';

type RecordKey = { tenantId: number; shopId: number; id: number };

export const cartonStore = defineStore(carton, { table: 'carton', search: ['name'] });

/** The key of an area that a published tariff of the shop names. */
const keyInTariffs = prepare((p: RecordKey) =>
  tables
    .selectFrom('remoteArea')
    .select([
      'key',
      sql<boolean>`exists (select from tariff_version where tariff_version.tenant_id = remote_area.tenant_id
        and tariff_version.shop_id = remote_area.shop_id
        and jsonb_path_exists(tariff_version.tariff, '$.** ? (@ == $key)',
          jsonb_build_object('key', remote_area.key)))`.as('isNamed'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

export const remoteAreaStore = defineStore(remoteArea, {
  table: 'remoteArea',
  search: ['key', 'names'],
  links: {
    postcodePrefixes: { table: 'remoteAreaPlace', owner: 'remoteAreaId', column: 'postcodePrefix' },
  },
  refersTo: { countryId: destinationStore },
  check: async ({ db, shop, key: id }, { key }) => {
    if (id === undefined) return;
    const known = await db.first(keyInTariffs, { shopId: shop.id, id: Number(id) });
    if (known?.isNamed && known.key !== key) throw new Refusal('input.invalid', { field: 'key' });
  },
  checkArchive: async ({ db, shop, key: id }) => {
    const known = await db.first(keyInTariffs, { shopId: shop.id, id: Number(id) });
    if (known?.isNamed) throw new Refusal('record.inUse', { uses: 'tariffVersion:1' });
  },
});

/** Where a line goes, and whether a tariff was published for it. */
const lineEndpoints = prepare((p: RecordKey) =>
  tables
    .selectFrom('line')
    .select([
      'warehouseId',
      'countryId',
      'isOpen',
      'payPolicy',
      sql<boolean>`exists (select from tariff_version where tariff_version.tenant_id = line.tenant_id
        and tariff_version.shop_id = line.shop_id and tariff_version.line_id = line.id)`.as('isPriced'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

/** New lines are closed: they open in the tariff editor once they have a price. */
export const lineStore = defineStore(line, {
  table: 'line',
  search: ['code', 'names'],
  initial: { isOpen: sql`false` },
  links: { goodsTypeIds: { table: 'lineGoodsType', owner: 'lineId', column: 'goodsTypeId' } },
  refersTo: {
    warehouseId: warehouseStore,
    countryId: destinationStore,
    carrierId: carrierStore,
    deliverySpeedId: deliverySpeedStore,
    goodsTypeIds: goodsTypeStore,
  },
  check: async ({ db, shop, key }, { warehouseId, countryId, goodsTypeIds, isPrivate }) => {
    if (goodsTypeIds.length === 0) throw new Refusal('input.invalid', { field: 'goodsTypeIds' });
    if (key === undefined) return;
    const known = (await db.first(lineEndpoints, { shopId: shop.id, id: Number(key) }))!;
    if (known.payPolicy === 'monthly' && !isPrivate)
      throw new Refusal('input.invalid', { field: 'isPrivate' });
    if (!known.isPriced) return;
    // Quotes and orders refer to both ends: another route is another line.
    if (known.warehouseId !== warehouseId) throw new Refusal('input.invalid', { field: 'warehouseId' });
    if (known.countryId !== countryId) throw new Refusal('input.invalid', { field: 'countryId' });
  },
  checkArchive: async ({ db, shop, key }) => {
    const { isOpen } = (await db.first(lineEndpoints, { shopId: shop.id, id: Number(key) }))!;
    if (isOpen) throw new Refusal('record.inUse', { uses: 'openLine:1' });
  },
});
