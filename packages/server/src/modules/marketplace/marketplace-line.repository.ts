import { type ReaderParameters, translatedText } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';

/** Lines whose carrier takes marketplaces' orders. */
export const marketplaceLines = prepare((p: ReaderParameters) =>
  tables
    .selectFrom('line')
    .innerJoin('carrier', (join) =>
      sameShop(join, 'carrier', 'line').onRef('carrier.id', '=', 'line.carrierId'),
    )
    .innerJoin('warehouse', (join) =>
      sameShop(join, 'warehouse', 'line').onRef('warehouse.id', '=', 'line.warehouseId'),
    )
    .innerJoin('country', 'country.id', 'line.countryId')
    .select(({ ref }) => [
      'line.id',
      'line.code',
      translatedText(ref('line.names'), p).as('name'),
      translatedText(ref('warehouse.names'), p).as('warehouseName'),
      translatedText(ref('country.names'), p).as('countryName'),
    ])
    .where('line.tenantId', '=', p.tenantId)
    .where('line.shopId', '=', p.shopId)
    .where('line.isOpen', '=', true)
    .where('line.isPrivate', '=', false)
    .where('carrier.marketplace', '=', true)
    .orderBy('line.position')
    .orderBy('line.id'),
);
