import type { PageRequest } from '@onehaul/contract/wire';
import { findPage, type ReaderPage, translatedText, totalCount } from '../../db/page.ts';
import { prepare, tables } from '../../db/statement.ts';
import type { VisitorContext } from '../../http/context.ts';

const dialCodePage = prepare((p: ReaderPage) =>
  tables
    .selectFrom('country')
    .select(({ ref }) => [
      'id as countryId',
      translatedText(ref('names'), p).as('name'),
      'dialCode',
      'code as countryCode',
      totalCount,
    ])
    .orderBy('position')
    .orderBy('id')
    .limit(p.limit)
    .offset(p.offset),
);

/** Dial codes are platform data, the same for every shop. */
export async function findDialCodes(context: VisitorContext, page: PageRequest) {
  const { items } = await findPage(context, dialCodePage, page, {});
  return items;
}

const destinationPage = prepare((p: ReaderPage) =>
  tables
    .selectFrom('destination')
    .innerJoin('country', 'country.id', 'destination.countryId')
    .select(({ ref }) => [
      'countryId',
      translatedText(ref('country.names'), p).as('name'),
      'country.code as countryCode',
      'currencyCode',
      totalCount,
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .orderBy('destination.position')
    .orderBy('countryId')
    .limit(p.limit)
    .offset(p.offset),
);

export function findDestinations(context: VisitorContext, page: PageRequest) {
  return findPage(context, destinationPage, page, {});
}

const provincePage = prepare((p: ReaderPage & { countryId: number }) =>
  tables
    .selectFrom('region')
    .select(({ ref }) => ['id', translatedText(ref('names'), p).as('name'), 'parentId', totalCount])
    .where('countryId', '=', p.countryId)
    .where('level', '=', 1)
    .orderBy('position')
    .limit(p.limit)
    .offset(p.offset),
);

export function findProvinces(
  context: VisitorContext,
  { countryId, ...page }: PageRequest & { countryId: number },
) {
  return findPage(context, provincePage, page, { countryId });
}

const regionPage = prepare((p: ReaderPage & { parentId: string; level: number }) =>
  tables
    .selectFrom('region')
    .select(({ ref }) => ['id', translatedText(ref('names'), p).as('name'), 'parentId', totalCount])
    .where('parentId', '=', p.parentId)
    .where('level', '=', p.level)
    .orderBy('position')
    .limit(p.limit)
    .offset(p.offset),
);

export function findCities(
  context: VisitorContext,
  { provinceId, ...page }: PageRequest & { provinceId: string },
) {
  return findPage(context, regionPage, page, { parentId: provinceId, level: 2 });
}

export function findAreas(context: VisitorContext, { cityId, ...page }: PageRequest & { cityId: string }) {
  return findPage(context, regionPage, page, { parentId: cityId, level: 3 });
}
