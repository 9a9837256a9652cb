import type { Translated } from '@onehaul/domain/language';
import type { NoticeKind } from '@onehaul/domain/notice';
import type { TemplateChannel } from '@onehaul/domain/notice-template';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type InShop = { tenantId: number; shopId: number };
type TemplateKey = InShop & { kind: NoticeKind; channel: TemplateChannel };

/** What a text of the shop is rendered with. */
export const findTemplateShop = prepare((p: InShop) =>
  tables
    .selectFrom('shop')
    .select([
      'id',
      'names as shopNames',
      'languages as shopLanguages',
      'modules',
      'timeZone',
      'primaryColor',
      sql<string | null>`app.primary_host(shop.id)`.as('host'),
      sql<Translated | null>`(select names from warehouse
        where warehouse.tenant_id = shop.tenant_id and warehouse.shop_id = shop.id
          and warehouse.archived_at is null order by position, id limit 1)`.as('warehouseNames'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.shopId),
);
export type TemplateShop = NonNullable<(typeof findTemplateShop)['row']>;

/** All own texts of a shop: at most one row for each kind and channel. */
export const findTemplates = prepare((p: InShop) =>
  tables
    .selectFrom('noticeTemplate')
    .select(['kind', 'channel', 'subjects', 'bodies'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .orderBy('kind')
    .orderBy('channel'),
);

export const findTemplate = prepare((p: TemplateKey) =>
  tables
    .selectFrom('noticeTemplate')
    .select(['subjects', 'bodies'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('kind', '=', p.kind)
    .where('channel', '=', p.channel),
);

/** Newest version of a record in the history; null if it was never edited. */
export const findNewestVersion = prepare((p: InShop & { resource: string; key: string }) =>
  tables
    .selectFrom('recordVersion')
    .select(({ fn }) => fn.max<number | null>('version').as('version'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('resource', '=', p.resource)
    .where('recordKey', '=', p.key),
);

export const putTemplate = prepareChange(
  (p: TemplateKey & { subjects: string | null; bodies: string | null }) =>
    tables
      .insertInto('noticeTemplate')
      .values({
        tenantId: p.tenantId,
        shopId: p.shopId,
        kind: p.kind,
        channel: p.channel,
        subjects: sql<Translated | null>`${p.subjects}::jsonb`,
        bodies: sql<Translated | null>`${p.bodies}::jsonb`,
      })
      .onConflict((conflict) =>
        conflict.columns(['tenantId', 'shopId', 'kind', 'channel']).doUpdateSet(({ ref }) => ({
          subjects: ref('excluded.subjects'),
          bodies: ref('excluded.bodies'),
          updatedAt: sql<Date>`now()`,
        })),
      ),
);

export const deleteTemplate = prepareChange((p: TemplateKey) =>
  tables
    .deleteFrom('noticeTemplate')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('kind', '=', p.kind)
    .where('channel', '=', p.channel),
);

/** The newest parcel with this number: one number may come as several pieces. */
export const findParcelToShow = prepare((p: InShop & { number: string }) =>
  tables
    .selectFrom('parcel')
    .innerJoin('warehouse', (join) =>
      join
        .onRef('warehouse.tenantId', '=', 'parcel.tenantId')
        .onRef('warehouse.shopId', '=', 'parcel.shopId')
        .onRef('warehouse.id', '=', 'parcel.warehouseId'),
    )
    .select([
      'parcel.id',
      'parcel.warehouseId',
      'parcel.courierNumber as number',
      'parcel.weightGrams',
      'parcel.freeUntil',
      'parcel.abandonAt',
      'parcel.holdReason',
      'parcel.holdNote',
      'warehouse.names as warehouseNames',
    ])
    .where('parcel.tenantId', '=', p.tenantId)
    .where('parcel.shopId', '=', p.shopId)
    .where('parcel.courierNumber', '=', p.number)
    .orderBy('parcel.id', 'desc')
    .limit(1),
);

export const findOrderToShow = prepare((p: InShop & { number: string }) =>
  tables
    .selectFrom('shopOrder')
    .select(['id', 'number', 'warehouseId', 'totalMinor', 'paidMinor'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('number', '=', p.number),
);

export const findOwnAddress = prepare((p: { tenantId: number; id: number }) =>
  tables
    .selectFrom('staff')
    .select(['email', 'name'])
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id)
    .where('state', '=', 'active'),
);
