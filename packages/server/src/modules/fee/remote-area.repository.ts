import type { Carton, RemoteArea } from '@onehaul/contract/fee';
import { sql } from 'kysely';
import { readerParameters, type ReaderParameters, translatedText } from '../../db/page.ts';
import { prepare, tables } from '../../db/statement.ts';
import type { ShopReader } from '../../http/context.ts';

const remoteAreas = prepare((p: ReaderParameters) =>
  tables
    .selectFrom('remoteArea')
    .select(({ ref }) => [
      'key',
      translatedText(ref('names'), p).as('name'),
      'countryId',
      sql<string[]>`array(select postcode_prefix from remote_area_place place
        where place.tenant_id = remote_area.tenant_id and place.shop_id = remote_area.shop_id
          and place.remote_area_id = remote_area.id and postcode_prefix <> '' order by 1)`.as(
        'postcodePrefixes',
      ),
      sql<string[]>`array(select region_id from remote_area_place place
        where place.tenant_id = remote_area.tenant_id and place.shop_id = remote_area.shop_id
          and place.remote_area_id = remote_area.id and region_id <> '' order by 1)`.as('regionIds'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .orderBy('position')
    .orderBy('id'),
);

export function findRemoteAreas(context: ShopReader): Promise<RemoteArea[]> {
  return context.db.all(remoteAreas, readerParameters(context));
}

/** A region and its ancestors: province, city, area. */
const regionPath = prepare((p: { regionId: string }) =>
  tables
    .selectFrom('region')
    .leftJoin('region as parent', 'parent.id', 'region.parentId')
    .select(['region.id', 'parent.id as parentId', 'parent.parentId as topId'])
    .where('region.id', '=', p.regionId),
);

/** Empty for an unknown region. */
export async function findRegionPath({ db }: ShopReader, regionId: string): Promise<string[]> {
  const path = await db.first(regionPath, { regionId });
  return [path?.id, path?.parentId, path?.topId].filter((id) => typeof id === 'string');
}

export const cartonsOfShop = prepare((p: { tenantId: number; shopId: number }) =>
  tables
    .selectFrom('carton')
    .select([
      'id',
      'name',
      'lengthMm as lengthMillimetres',
      'widthMm as widthMillimetres',
      'heightMm as heightMillimetres',
      'ownGrams',
      'mostGrams',
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .orderBy('position')
    .orderBy('id'),
);

export function findCartons({ db, shop }: ShopReader): Promise<Carton[]> {
  return db.all(cartonsOfShop, { shopId: shop.id });
}
