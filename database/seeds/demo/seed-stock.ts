import type pg from 'pg';
import type { DemoShop } from './demo-shop.ts';
import { categories, type Goods, goods, type Words } from './stock-goods.ts';

/** Inbound deliveries that are under way or never arrived. */
const others = [
  {
    number: 'STOCKDEMO3',
    state: 'cancelled',
    daysAgo: 9,
    courier: 'YT8842019557314',
    codes: ['UMBRELLA-OLD'],
  },
  {
    number: 'STOCKDEMO4',
    state: 'expected',
    daysAgo: 1,
    courier: 'SF1428857301126',
    codes: ['CUP-350-BK', 'CABLE-C-1M'],
  },
  { number: 'STOCKDEMO5', state: 'expected', daysAgo: 0, courier: '', codes: ['ROLLER-JADE'] },
] as const;

type Seed = {
  readonly client: pg.Client;
  readonly tenantId: number;
  readonly shopId: number;
  readonly memberId: number;
  readonly staffId: number;
  readonly warehouseId: number;
};

/**
 * A seller's stock in the first warehouse, counted in by the clerk. Only for a shop that sells from stock.
 */
export async function seedStock(client: pg.Client, demo: DemoShop, shopId: number): Promise<void> {
  if (!demo.modules.includes('cashOnDelivery')) return;
  const { tenantId } = demo;
  const { rows } = await client.query<{ member: number; staff: number; warehouse: number }>(
    `select (select id from member where tenant_id = $1 and shop_id = $2 and username = 'demo') as member,
       (select id from staff where tenant_id = $1 and 'clerk' = any(roles) order by id limit 1) as staff,
       (select id from warehouse where tenant_id = $1 and shop_id = $2 order by position limit 1) as warehouse`,
    [tenantId, shopId],
  );
  const { member, staff, warehouse } = rows[0]!;
  const seed = { client, tenantId, shopId, memberId: member, staffId: staff, warehouseId: warehouse };
  const words = demo.languages[0] === 'vi' ? 'vi' : 'zhHanT';
  const skuIds = await seedSkus(seed, words);
  const came = goods.filter(({ received }) => received > 0);
  const half = Math.ceil(came.length / 2);
  await receive(seed, skuIds, 'STOCKDEMO1', 40, came.slice(0, half));
  await receive(seed, skuIds, 'STOCKDEMO2', 18, came.slice(half));
  await correct(seed, skuIds, words === 'vi' ? 'Kiểm kê' : '盤點');
  for (const { number, state, daysAgo, courier, codes } of others) {
    const lines = codes.map((code) => ({ skuId: skuIds.get(code)!, expected: 60 }));
    await addInbound(seed, { number, state, daysAgo, courier, lines });
  }
}

async function seedSkus(seed: Seed, words: keyof Words): Promise<ReadonlyMap<string, number>> {
  const { client, tenantId, shopId, memberId } = seed;
  await client.query(
    `insert into sku_category (tenant_id, shop_id, member_id, name)
     select $1, $2, $3, name from unnest($4::text[]) name`,
    [tenantId, shopId, memberId, Object.values(categories).map((names) => names[words])],
  );
  const rows = goods.map((one) => ({
    ...one,
    category: categories[one.category][words],
    name: one.names[words],
    barcode: one.barcode ?? '',
    length: one.sides[0],
    width: one.sides[1],
    height: one.sides[2],
    is_active: !one.isOut,
  }));
  const added = await client.query<{ code: string; id: string }>(
    `insert into sku (tenant_id, shop_id, member_id, category_id, code, barcode, name, name_english, weight_grams,
       length_mm, width_mm, height_mm, declared_minor, hs_code, low_at, is_active, created_at)
     select $1, $2, $3, category.id, one.code, one.barcode, one.name, one.english, one.grams, one.length, one.width,
       one.height, one."declaredMinor", one."hsCode", one."lowAt", one.is_active, now() - interval '45 days'
     from jsonb_to_recordset($4) as one (category text, code text, barcode text, name text, english text, grams int,
       length int, width int, height int, "declaredMinor" bigint, "hsCode" text, "lowAt" int, is_active boolean)
     join sku_category category on category.tenant_id = $1 and category.shop_id = $2 and category.member_id = $3
       and category.name = one.category
     returning code, id`,
    [tenantId, shopId, memberId, JSON.stringify(rows)],
  );
  return new Map(added.rows.map(({ code, id }) => [code, Number(id)]));
}

type Inbound = {
  readonly number: string;
  readonly state: 'expected' | 'received' | 'cancelled';
  readonly daysAgo: number;
  readonly courier: string;
  readonly lines: readonly {
    readonly skuId: number;
    readonly expected: number;
    readonly counted?: number;
    readonly damaged?: number;
  }[];
};

async function addInbound(seed: Seed, { number, state, daysAgo, courier, lines }: Inbound): Promise<number> {
  const { client, tenantId, shopId, memberId, warehouseId, staffId } = seed;
  const { rows } = await client.query<{ id: string }>(
    `insert into stock_inbound (tenant_id, shop_id, number, member_id, account_id, warehouse_id, courier_number, state,
       staff_id, created_at, received_at)
     select $1, $2, $3, $4, $4, $5, $6, $7, case when $7 = 'received' then $8::int end, at,
       case when $7 = 'received' then at + interval '2 days' end
     from (select now() - make_interval(days => $9, hours => 3) as at) moment returning id`,
    [tenantId, shopId, number, memberId, warehouseId, courier, state, staffId, daysAgo],
  );
  const id = Number(rows[0]!.id);
  await client.query(
    `insert into stock_inbound_item (tenant_id, shop_id, inbound_id, sku_id, expected, counted, damaged)
     select $1, $2, $3, line."skuId", line.expected, line.counted, coalesce(line.damaged, 0)
     from jsonb_to_recordset($4) as line ("skuId" bigint, expected int, counted int, damaged int)`,
    [tenantId, shopId, id, JSON.stringify(lines)],
  );
  await client.query(
    `insert into stock (tenant_id, shop_id, sku_id, warehouse_id, member_id)
     select $1, $2, "skuId", $3, $4 from jsonb_to_recordset($5) as line ("skuId" bigint) on conflict do nothing`,
    [tenantId, shopId, warehouseId, memberId, JSON.stringify(lines)],
  );
  return id;
}

type Move = {
  readonly sku: number;
  readonly warehouse: number;
  readonly kind: string;
  readonly count: number;
  readonly key: string;
  readonly inbound_id?: number;
  readonly remark?: string;
};

/** Moves stock through the regular function, then backdates it, so that the demo has a history. */
async function move({ client, tenantId, shopId, staffId }: Seed, moves: readonly Move[], daysAgo: number) {
  await client.query(`select from app.move_stock($1, $2, 'staff', $3, $4)`, [
    tenantId,
    shopId,
    staffId,
    JSON.stringify(moves),
  ]);
  await client.query(
    `update stock_movement set created_at = now() - make_interval(days => $3)
     where tenant_id = $1 and shop_id = $2 and key = any($4)`,
    [tenantId, shopId, daysAgo, moves.map(({ key }) => key)],
  );
}

async function receive(
  seed: Seed,
  skuIds: ReadonlyMap<string, number>,
  number: string,
  daysAgo: number,
  came: readonly Goods[],
): Promise<void> {
  const lines = came.map(({ code, received, damaged = 0 }) => ({
    skuId: skuIds.get(code)!,
    expected: received,
    counted: received,
    damaged,
  }));
  const id = await addInbound(seed, { number, state: 'received', daysAgo, courier: '', lines });
  const moves = lines.map(({ skuId, counted, damaged }) => ({
    sku: skuId,
    warehouse: seed.warehouseId,
    kind: 'receive',
    count: counted - damaged,
    key: `inbound ${id}`,
    inbound_id: id,
  }));
  await move(seed, moves, daysAgo - 2);
}

/** A stock-take correction. */
async function correct(seed: Seed, skuIds: ReadonlyMap<string, number>, remark: string): Promise<void> {
  const moves = goods
    .filter(({ corrected }) => corrected)
    .map(({ code, corrected }) => ({
      sku: skuIds.get(code)!,
      warehouse: seed.warehouseId,
      kind: 'adjust',
      count: corrected!,
      key: `correction ${code}`,
      remark,
    }));
  await move(seed, moves, 6);
}
