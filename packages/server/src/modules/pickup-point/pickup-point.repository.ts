import type { pickupPointCalls } from '@onehaul/contract/pickup-point';
import {
  completeOpeningHours,
  groupWeekdays,
  hasOpeningHours,
  isOpenAt,
  type OpeningHours,
} from '@onehaul/domain/opening-hours';
import { sql } from 'kysely';
import type { z } from 'zod';
import { containsPattern } from '../../db/contains-pattern.ts';
import { findPage, type ReaderPage, translatedText, totalCount } from '../../db/page.ts';
import { prepare, tables } from '../../db/statement.ts';
import type { VisitorContext } from '../../http/context.ts';

type Filter = { countryId: number | null; pattern: string };

/** Pickup points with their country and region levels, finest first; a place has one to three levels. */
const pickupPointPage = prepare((p: ReaderPage & Filter) =>
  tables
    .selectFrom('pickupPoint as point')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'point.tenantId').onRef('shop.id', '=', 'point.shopId'),
    )
    .innerJoin('country', 'country.id', 'point.countryId')
    .innerJoin('region as fine', 'fine.id', 'point.regionId')
    .leftJoin('region as middle', 'middle.id', 'fine.parentId')
    .leftJoin('region as wide', 'wide.id', 'middle.parentId')
    .select(({ ref }) => {
      const at = (level: number) =>
        translatedText(
          sql`case ${sql.lit(level)} when fine.level then fine.names when middle.level then middle.names
            when wide.level then wide.names end`,
          p,
        );
      return [
        'point.id',
        'point.kind',
        translatedText(ref('point.names'), p).as('name'),
        'point.countryId',
        translatedText(ref('country.names'), p).as('countryName'),
        at(1).as('provinceName'),
        at(2).as('cityName'),
        at(3).as('areaName'),
        sql<string>`case when fine.level = 3 then middle.id else fine.id end`.as('districtId'),
        'point.address',
        'point.postcode',
        'point.phone',
        'point.telephone',
        'point.openingHours',
        sql<string>`coalesce(nullif(point.time_zone, ''), shop.time_zone)`.as('timeZone'),
        translatedText(ref('point.hours'), p).as('hours'),
        translatedText(ref('point.notes'), p).as('note'),
        'point.serviceChargeCents',
        'point.storageDays',
        'point.longitude',
        'point.latitude',
        'point.isOpen',
        totalCount,
      ];
    })
    .where('point.tenantId', '=', p.tenantId)
    .where('point.shopId', '=', p.shopId)
    .where('point.archivedAt', 'is', null)
    .where(sql<boolean>`(${p.countryId}::int is null or point.country_id = ${p.countryId}::int)`)
    .where(
      ({ ref }) =>
        sql<boolean>`(${translatedText(ref('point.names'), p)} ilike ${p.pattern} or point.address ilike ${p.pattern})`,
    )
    .orderBy('point.position')
    .orderBy('point.id')
    .limit(p.limit)
    .offset(p.offset),
);

const soonDays = 31;
const dayMs = 86_400_000;

/** Weekly hours for the reader; days that are closed long from now are of no use to a visit. */
function weekOf(stored: Partial<OpeningHours>, timeZone: string, now: Date) {
  const hours = completeOpeningHours(stored);
  if (!hasOpeningHours(hours)) return { week: [], closedOn: [], isOpenNow: null };
  const [from, to] = [-1, soonDays].map((days) =>
    new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10),
  );
  return {
    week: groupWeekdays(hours),
    closedOn: hours.closedOn.filter((day) => day >= from! && day <= to!).toSorted(),
    isOpenNow: isOpenAt(hours, timeZone, now),
  };
}

export async function findPickupPoints(
  context: VisitorContext,
  { countryId, search, ...page }: z.output<typeof pickupPointCalls.list.input>,
) {
  const filter = { countryId: countryId ?? null, pattern: containsPattern(search) };
  const { items, total } = await findPage(context, pickupPointPage, page, filter);
  const now = new Date();
  return {
    items: items.map(({ openingHours, timeZone, ...point }) => ({
      ...point,
      ...weekOf(openingHours, timeZone, now),
    })),
    total,
  };
}
