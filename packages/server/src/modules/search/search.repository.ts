import { type RawBuilder, sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';
import { hasBeginning, hasTail, hasWords, type NumberRange } from '../../db/text-range.ts';

/** Shops and warehouses of a limited person, pairwise; null is the whole company. */
type SearchPlaces = { shops: readonly number[] | null; warehouses: readonly (number | null)[] | null };
type Search = { tenantId: number; limit: number } & SearchPlaces;
type NumberSearch = Search & NumberRange;
type MemberSearch = NumberSearch & { code: string; words: string | null };

/** Most matches of one index that are ordered by time: more of them mean that more has to be typed. */
const maxMatches = sql.lit(100);

const inShops = (p: Search) => sql<boolean>`(${p.shops}::int[] is null or shop_id = any(${p.shops}::int[]))`;
const inWarehouses = (p: Search) =>
  sql<boolean>`(${p.shops}::int[] is null or exists (
    select from unnest(${p.shops}::int[], ${p.warehouses}::int[]) as place (shop, warehouse)
    where place.shop = shop_id and (place.warehouse is null or place.warehouse = warehouse_id)))`;

type Key = { shopId: number; id: number };
type Table = 'parcel' | 'shop_order' | 'support_case' | 'batch' | 'member';

/**
 * Keys of rows of which a column begins, or its reversed one ends, with what was typed. The order is that of the index,
 * so that the planner reads nothing else for however common a beginning.
 */
function keysByNumber(
  p: NumberSearch,
  { table, isIn, at }: { table: Table; isIn: RawBuilder<boolean>; at: RawBuilder<unknown> },
  columns: readonly (readonly [number: string, reversed: string])[],
) {
  const keys = (column: RawBuilder<unknown>, isExact: RawBuilder<unknown>, condition: RawBuilder<boolean>) =>
    sql`(select shop_id, id, ${at} as at, ${isExact} as is_exact from ${sql.table(table)}
      where tenant_id = ${p.tenantId} and ${condition} and ${isIn}
      order by ${column} using ~<~ limit ${maxMatches})`;
  const branches = columns.flatMap(([number, reversed]) => [
    keys(sql.ref(number), sql`${sql.ref(number)} = ${p.number}`, hasBeginning(sql.ref(number), p)),
    keys(sql.ref(reversed), sql`false`, hasTail(sql.ref(reversed), p)),
  ]);
  return sql.join(branches, sql` union all `);
}

/** An exact number and then the newest: only these few are joined with what is shown. */
const best = (p: Search, keys: RawBuilder<unknown>) =>
  sql<Key & { place: number }>`(
    select shop_id, id, row_number() over (order by bool_or(is_exact) desc, at desc, id desc) as place
    from (${keys}) keys group by shop_id, id, at order by place limit ${p.limit})`.as('found');

const createdAt = sql.ref('created_at');

export const findParcels = prepare((p: NumberSearch) =>
  tables
    .selectFrom(
      best(
        p,
        keysByNumber(
          p,
          {
            table: 'parcel',
            isIn: sql<boolean>`(stage <> 'joined' and ${inWarehouses(p)})`,
            at: sql`coalesce(received_at, created_at)`,
          },
          [['courier_number', 'reversed_courier_number']],
        ),
      ),
    )
    .innerJoin('parcel', (join) =>
      join
        .on('parcel.tenantId', '=', p.tenantId)
        .onRef('parcel.shopId', '=', 'found.shopId')
        .onRef('parcel.id', '=', 'found.id'),
    )
    .leftJoin('member', (join) =>
      join
        .on('member.tenantId', '=', p.tenantId)
        .onRef('member.shopId', '=', 'parcel.shopId')
        .onRef('member.id', '=', 'parcel.memberId'),
    )
    .select(['parcel.shopId', 'parcel.id', 'parcel.warehouseId', 'parcel.courierNumber', 'parcel.state'])
    .select([
      sql<string>`coalesce(member.code, '')`.as('memberCode'),
      sql<string>`coalesce(member.name, '')`.as('memberName'),
    ])
    .orderBy('found.place'),
);

export const findOrders = prepare((p: NumberSearch) =>
  tables
    .selectFrom(
      best(
        p,
        keysByNumber(p, { table: 'shop_order', isIn: inWarehouses(p), at: createdAt }, [
          ['number', 'reversed_number'],
          ['carrier_bill_number', 'reversed_bill_number'],
        ]),
      ),
    )
    .innerJoin('shopOrder', (join) =>
      join
        .on('shopOrder.tenantId', '=', p.tenantId)
        .onRef('shopOrder.shopId', '=', 'found.shopId')
        .onRef('shopOrder.id', '=', 'found.id'),
    )
    .innerJoin('member', (join) =>
      join
        .on('member.tenantId', '=', p.tenantId)
        .onRef('member.shopId', '=', 'shopOrder.shopId')
        .onRef('member.id', '=', 'shopOrder.memberId'),
    )
    .select([
      'shopOrder.shopId',
      'shopOrder.id',
      'shopOrder.warehouseId',
      'shopOrder.number',
      'shopOrder.carrierBillNumber',
      'shopOrder.step',
      'shopOrder.deliveredAt',
      'member.code as memberCode',
      'member.name as memberName',
    ])
    .orderBy('found.place'),
);

/** By code, words, or the beginning or end of a phone number; the most recently registered first. */
export const findMembers = prepare((p: MemberSearch) =>
  tables
    .selectFrom(
      best(
        p,
        sql`
          select shop_id, id, created_at as at, true as is_exact from member
          where tenant_id = ${p.tenantId} and code = ${p.code} and ${inShops(p)}
          union all select member.shop_id, member.id, member.created_at, false from (
            select shop_id, member_id from member_word
            where tenant_id = ${p.tenantId} and ${hasWords(p)} and ${inShops(p)}
            order by word limit ${maxMatches}) as named
          join member on member.tenant_id = ${p.tenantId} and member.shop_id = named.shop_id
            and member.id = named.member_id
          union all ${keysByNumber(p, { table: 'member', isIn: inShops(p), at: createdAt }, [
            ['phone_number', 'reversed_phone'],
          ])}`,
      ),
    )
    .innerJoin('member', (join) =>
      join
        .on('member.tenantId', '=', p.tenantId)
        .onRef('member.shopId', '=', 'found.shopId')
        .onRef('member.id', '=', 'found.id'),
    )
    .select([
      'member.shopId',
      'member.id',
      'member.code',
      'member.username',
      'member.name',
      'member.phoneNumber',
      'member.email',
      'member.state',
    ])
    .orderBy('found.place'),
);

export const findCases = prepare((p: NumberSearch) =>
  tables
    .selectFrom(
      best(
        p,
        keysByNumber(p, { table: 'support_case', isIn: inShops(p), at: createdAt }, [
          ['number', 'reversed_number'],
        ]),
      ),
    )
    .innerJoin('supportCase', (join) =>
      join
        .on('supportCase.tenantId', '=', p.tenantId)
        .onRef('supportCase.shopId', '=', 'found.shopId')
        .onRef('supportCase.id', '=', 'found.id'),
    )
    .innerJoin('member', (join) =>
      join
        .on('member.tenantId', '=', p.tenantId)
        .onRef('member.shopId', '=', 'supportCase.shopId')
        .onRef('member.id', '=', 'supportCase.memberId'),
    )
    .select([
      'supportCase.shopId',
      'supportCase.id',
      'supportCase.number',
      'supportCase.kind',
      'supportCase.state',
      'member.code as memberCode',
      'member.name as memberName',
    ])
    .orderBy('found.place'),
);

export const findBatches = prepare((p: NumberSearch) =>
  tables
    .selectFrom(
      best(
        p,
        keysByNumber(p, { table: 'batch', isIn: inWarehouses(p), at: createdAt }, [
          ['number', 'reversed_number'],
        ]),
      ),
    )
    .innerJoin('batch', (join) =>
      join
        .on('batch.tenantId', '=', p.tenantId)
        .onRef('batch.shopId', '=', 'found.shopId')
        .onRef('batch.id', '=', 'found.id'),
    )
    .select(['batch.shopId', 'batch.id', 'batch.warehouseId', 'batch.number', 'batch.state'])
    .orderBy('found.place'),
);
