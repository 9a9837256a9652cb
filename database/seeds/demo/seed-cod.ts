import type pg from 'pg';
import { ago, type Line, type Place, plans, rowOf, type Sku } from './cod-orders.ts';
import type { DemoShop } from './demo-shop.ts';
import { receivers } from './receivers.ts';

/** Cash-on-delivery orders at every step; seedCodMoney seeds the collected money. */
export async function seedCod(client: pg.Client, demo: DemoShop, shopId: number): Promise<void> {
  if (!demo.modules.includes('cashOnDelivery')) return;
  const of = [demo.tenantId, shopId];
  const { rows: people } = await client.query<Omit<Place, 'warehouse'>>(
    `select (select id from member where tenant_id = $1 and shop_id = $2 and username = 'demo') as member,
       (select id from staff where tenant_id = $1 and 'clerk' = any(roles) order by id limit 1) as staff`,
    of,
  );
  const line = await collectingLine(client, of);
  const skus = await skusOf(client, of, people[0]!.member);
  if (!line || skus.size === 0) return;
  const place = { ...people[0]!, warehouse: line.warehouse };
  await receive(client, of, place, skus);
  const orders = plans.map((plan, at) => rowOf(plan, at, { line, skus, place }));
  await insertAll(
    client,
    of,
    'shop_order',
    orders.map(({ row }) => row),
  );
  const { rows: added } = await client.query<{ id: string; number: string }>(
    `select id, number from shop_order where tenant_id = $1 and shop_id = $2 and number like 'CODDEM%'`,
    of,
  );
  const idOf = new Map(added.map(({ id, number }) => [number, Number(id)]));
  const known = orders.map((order) => ({ ...order, id: idOf.get(order.row.number)! }));
  await seedParts(client, of, place, known);
  await moveStock(client, of, place, known);
}

/** A line whose carrier collects cash, to the country with most receivers. */
async function collectingLine(client: pg.Client, of: readonly number[]) {
  const { rows } = await client.query<Line>(
    `select line.id as line, line.warehouse_id as warehouse, line.country_id as country, country.code, version.version, version.tariff,
       currency.code as currency, currency.exchange_rate::float8 as rate
     from line join country on country.id = line.country_id
     join destination using (tenant_id, shop_id, country_id)
     join currency on currency.tenant_id = line.tenant_id and currency.shop_id = line.shop_id
       and currency.code = destination.currency_code
     join lateral (select version, tariff from tariff_version v where v.tenant_id = line.tenant_id
       and v.shop_id = line.shop_id and v.line_id = line.id and v.effective_at <= now()
       order by v.effective_at desc limit 1) version on true
     where line.tenant_id = $1 and line.shop_id = $2 and line.is_open
       and jsonb_typeof(version.tariff -> 'collection') = 'object' and country.code = any($3)
     order by array_position($3, country.code), line.position limit 1`,
    [...of, Object.keys(receivers).filter((code) => code === 'TW' || code === 'VN')],
  );
  return rows[0];
}

async function skusOf(client: pg.Client, of: readonly number[], member: number) {
  const { rows } = await client.query<Sku>(
    `select id::int, code, name, declared_minor::int as declared, jsonb_build_object('grams', weight_grams,
       'lengthMillimetres', length_mm, 'widthMillimetres', width_mm, 'heightMillimetres', height_mm) as box
     from sku where tenant_id = $1 and shop_id = $2 and member_id = $3`,
    [...of, member],
  );
  return new Map(rows.map((sku) => [sku.code, sku]));
}

type Seeded = ReturnType<typeof rowOf> & { readonly id: number };

async function insertAll(client: pg.Client, of: readonly number[], table: string, list: readonly object[]) {
  const rows = list.map((row) => ({ tenant_id: of[0], shop_id: of[1], ...row }));
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0]!).join(', ');
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::public.${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

async function seedParts(
  client: pg.Client,
  of: readonly number[],
  { member, staff, warehouse }: Place,
  orders: readonly Seeded[],
): Promise<void> {
  const gone = orders.filter(({ isSent }) => isSent);
  await insertAll(
    client,
    of,
    'order_item',
    orders.flatMap(({ id, goods, plan, isSent, row }) =>
      goods.map((sku) => ({
        order_id: id,
        sku_id: sku.id,
        quantity: sku.quantity,
        bound: isSent || plan.step === 'toPick' ? sku.quantity : 0,
        picked_at: isSent ? row.packed_at : null,
        picked_by: isSent ? staff : null,
      })),
    ),
  );
  await insertAll(
    client,
    of,
    'cod_order',
    orders.map(({ id, plan, expected, currency, row }) => ({
      order_id: id,
      member_id: member,
      currency_code: currency,
      expected_minor: expected,
      state: plan.step === 'returned' ? 'refused' : 'expected',
      refused_at: row.returned_at,
      refusal_reason: plan.step === 'returned' ? '收件人拒收' : '',
    })),
  );
  await insertAll(
    client,
    of,
    'order_event',
    orders.flatMap((order) => storyOf(order, member, staff)),
  );
  await insertAll(
    client,
    of,
    'order_box',
    gone.map(({ id, box, row }) => ({
      order_id: id,
      box_number: 1,
      weight_grams: box.grams,
      length_mm: box.lengthMillimetres,
      width_mm: box.widthMillimetres,
      height_mm: box.heightMillimetres,
      packed_by: staff,
      packed_at: row.packed_at,
      loaded_at: row.shipped_at,
      loaded_by: staff,
    })),
  );
  await insertAll(
    client,
    of,
    'track_event',
    gone.flatMap(({ id, row, plan }) =>
      [
        { phase: 'departed', source: 'scan', at: row.shipped_at },
        ...(plan.isDelivered ? [{ phase: 'delivered', source: 'carrier', at: row.delivered_at }] : []),
        ...(plan.isReturning || plan.step === 'returned'
          ? [{ phase: 'returning', source: 'carrier', at: ago(1) }]
          : []),
      ].map(({ phase, source, at }) => ({
        order_id: id,
        source,
        phase,
        words: '',
        place: '',
        happened_at: at,
        provider: '',
        event_key: `demo ${phase}`,
        staff_id: source === 'scan' ? staff : null,
        created_at: at,
      })),
    ),
  );
  for (const { id, row, goods } of orders.filter(({ plan }) => plan.step === 'returned')) {
    const { rows } = await client.query<{ id: string }>(
      `insert into return_parcel (tenant_id, shop_id, number, member_id, account_id, order_id, client_number,
         warehouse_id, reason, created_at)
       values ($1, $2, $3, $4, $4, $5, $6, $7, '收件人拒收', $8) returning id`,
      [...of, `R${row.number}`, member, id, row.client_number, warehouse, row.returned_at],
    );
    await insertAll(
      client,
      of,
      'return_item',
      goods.map((sku, place) => ({
        return_id: Number(rows[0]!.id),
        position: place + 1,
        sku_id: sku.id,
        goods_name: sku.name,
        quantity: sku.quantity,
        restocked: 0,
        disposed: 0,
      })),
    );
  }
}

function storyOf({ id, plan, row }: Seeded, member: number, staff: number) {
  const event = (
    act: string,
    from: string | null,
    to: string,
    actor: 'member' | 'staff',
    at: Date | null,
  ) => ({
    order_id: id,
    act,
    from_step: from,
    to_step: to,
    actor,
    actor_id: actor === 'member' ? member : staff,
    reason: '',
    proof: [],
    details: {},
    created_at: at,
  });
  const begun = event('submit', null, 'awaitingArrival', 'member', row.created_at);
  if (plan.step === 'awaitingArrival') return [begun];
  if (plan.step === 'cancelled')
    return [begun, event('cancel', 'awaitingArrival', 'cancelled', 'member', row.cancelled_at)];
  const bound = event('dispatch', 'awaitingArrival', 'toPick', 'member', row.created_at);
  if (plan.step === 'toPick') return [begun, bound];
  return [
    begun,
    bound,
    event('pack', 'packing', 'packed', 'staff', row.packed_at),
    event('ship', 'inBatch', 'shipped', 'staff', row.shipped_at),
    ...(plan.isDelivered ? [event('deliver', 'shipped', 'shipped', 'staff', row.delivered_at)] : []),
    ...(plan.step === 'completed'
      ? [event('complete', 'shipped', 'completed', 'member', row.completed_at)]
      : []),
    ...(plan.step === 'returned'
      ? [
          event('refused', 'shipped', 'shipped', 'staff', row.returned_at),
          event('comeBack', 'shipped', 'returned', 'staff', row.returned_at),
        ]
      : []),
  ];
}

/** Receives goods into the line's warehouse; one SKU gets too few. */
async function receive(
  client: pg.Client,
  of: readonly number[],
  { member, staff, warehouse }: Place,
  skus: ReadonlyMap<string, Sku>,
): Promise<void> {
  const codes = new Set(plans.flatMap(({ goods }) => goods.map(([code]) => code)));
  const ids = [...codes].map((code) => skus.get(code)!.id);
  await client.query(
    `insert into stock (tenant_id, shop_id, sku_id, warehouse_id, member_id)
     select $1, $2, id, $3, $4 from unnest($5::bigint[]) id on conflict do nothing`,
    [...of, warehouse, member, ids],
  );
  await client.query(`select from app.move_stock($1, $2, 'staff', $3, $4)`, [
    ...of,
    staff,
    JSON.stringify(
      ids.map((sku) => ({ sku, warehouse, kind: 'receive', count: 40, key: 'demo cod', remark: '' })),
    ),
  ]);
}

/** Binds and ships the orders' stock, through the regular stock function. */
async function moveStock(
  client: pg.Client,
  of: readonly number[],
  { warehouse, staff }: Place,
  orders: readonly Seeded[],
): Promise<void> {
  const moves = (kind: 'bind' | 'ship', some: readonly Seeded[]) =>
    some.flatMap(({ id, goods }) =>
      goods.map((sku) => ({
        sku: sku.id,
        warehouse,
        kind,
        count: sku.quantity,
        key: `order ${id} ${kind} 0`,
        order_id: id,
      })),
    );
  const bound = orders.filter(({ isSent, plan }) => isSent || plan.step === 'toPick');
  for (const asked of [
    moves('bind', bound),
    moves(
      'ship',
      bound.filter(({ isSent }) => isSent),
    ),
  ])
    await client.query(`select from app.move_stock($1, $2, 'staff', $3, $4)`, [
      ...of,
      staff,
      JSON.stringify(asked),
    ]);
}
