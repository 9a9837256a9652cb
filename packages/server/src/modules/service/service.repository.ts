import type { AddedService } from '@onehaul/contract/service';
import type { PageRequest } from '@onehaul/contract/wire';
import { sql } from 'kysely';
import { findPage, type ReaderPage, translatedText, totalCount } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';
import type { VisitorContext } from '../../http/context.ts';

type Target = AddedService['target'];

/**
 * The option that charges relabelling of returned goods (A76): part of a redispatch and offered nowhere else.
 */
export const isForReturns = (option: 'option' | 'added_service_option') => sql<boolean>`exists (
  select from setting where setting.tenant_id = ${sql.ref(`${option}.tenant_id`)}
    and setting.shop_id = ${sql.ref(`${option}.shop_id`)} and setting.name = 'relabelOptionId'
    and setting.value = to_jsonb(${sql.ref(`${option}.id`)}))`;

/** A service whose only options are such ones is not offered either. */
const hasOffer = sql<boolean>`(exists (
    select from added_service_option option where option.tenant_id = added_service.tenant_id
      and option.shop_id = added_service.shop_id and option.added_service_id = added_service.id
      and option.is_active and option.archived_at is null and not ${isForReturns('option')})
  or not exists (select from added_service_option option where option.tenant_id = added_service.tenant_id
      and option.shop_id = added_service.shop_id and option.added_service_id = added_service.id))`;

const servicePage = prepare((p: ReaderPage & { target: Target | null }) =>
  tables
    .selectFrom('addedService')
    .select(({ ref }) => [
      'id',
      'target',
      translatedText(ref('names'), p).as('name'),
      translatedText(ref('notes'), p).as('note'),
      totalCount,
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .where('isActive', '=', true)
    .where(sql<boolean>`(${p.target}::text is null or target = ${p.target}::text)`)
    .where(hasOffer)
    .orderBy('position')
    .orderBy('id')
    .limit(p.limit)
    .offset(p.offset),
);

export function findAddedServices(
  context: VisitorContext,
  { target, ...page }: PageRequest & { target?: Target | undefined },
) {
  return findPage(context, servicePage, page, { target: target ?? null });
}

type OptionFilter = { tenantId: number; shopId: number; ids: number[]; isReturn: boolean };

/** Current prices of order service options. Options for returned goods are found only by a redispatch. */
export const orderOptionsByIds = prepare((p: OptionFilter) =>
  tables
    .selectFrom('addedServiceOption as option')
    .innerJoin('addedService as service', (join) =>
      sameShop(join, 'service', 'option').onRef('service.id', '=', 'option.addedServiceId'),
    )
    .select(['option.id', 'option.minor', 'option.minorEach', 'option.minorPerKilogram'])
    .where('option.tenantId', '=', p.tenantId)
    .where('option.shopId', '=', p.shopId)
    .where('service.target', '=', 'order')
    // Options that need a quote are requested separately from an order.
    .where('option.isQuoted', '=', false)
    .where('option.isActive', '=', true)
    .where('option.archivedAt', 'is', null)
    .where('service.archivedAt', 'is', null)
    .where('service.isActive', '=', true)
    .where(sql<boolean>`(${p.isReturn}::boolean or not ${isForReturns('option')})`)
    .where(sql<boolean>`option.id = any(${p.ids}::int[])`),
);

const optionPage = prepare((p: ReaderPage & { serviceId: number | null }) =>
  tables
    .selectFrom('addedServiceOption')
    .select(({ ref }) => [
      'id',
      'addedServiceId as serviceId',
      translatedText(ref('names'), p).as('name'),
      translatedText(ref('notes'), p).as('note'),
      'minor',
      'minorEach',
      'minorPerKilogram',
      'isQuoted',
      totalCount,
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .where('isActive', '=', true)
    .where(sql<boolean>`(${p.serviceId}::int is null or added_service_id = ${p.serviceId}::int)`)
    .where(sql<boolean>`not ${isForReturns('added_service_option')}`)
    .orderBy('addedServiceId')
    .orderBy('position')
    .orderBy('id')
    .limit(p.limit)
    .offset(p.offset),
);

export function findAddedServiceOptions(
  context: VisitorContext,
  { serviceId, ...page }: PageRequest & { serviceId?: number | undefined },
) {
  return findPage(context, optionPage, page, { serviceId: serviceId ?? null });
}
