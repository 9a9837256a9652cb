import { proveWhole } from '@onehaul/server/modules/wallet/prove-ledger';
import { aShop } from '@onehaul/testing/builders';
import { aRow } from '@onehaul/testing/catalog-builders';
import { aMember, type TestMember } from '@onehaul/testing/member-builders';
import { anOrder } from '@onehaul/testing/order-builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { someMoney } from '@onehaul/testing/wallet-builders';

export const host = 'faults.test';
const orderMinor = 1250;

/** A shop whose members have money and unpaid orders. */
export type World = {
  readonly database: TestDatabase;
  readonly shop: { readonly id: number; readonly tenantId: number };
  readonly members: readonly TestMember[];
  readonly payTypeId: number;
  /** Unpaid orders per member. */
  readonly orders: ReadonlyMap<number, readonly number[]>;
  close(): Promise<void>;
};

type Size = { readonly members: number; readonly ordersEach: number };

export async function openWorld({ members: count, ordersEach }: Size): Promise<World> {
  const database = await createTestDatabase();
  const shop = await aShop(database, { tenantId: 2, host });
  const members: TestMember[] = [];
  for (let made = 0; made < count; made += 1) members.push(await aMember(database, shop));
  for (const member of members) {
    await someMoney(database, shop, member, { cash: orderMinor * ordersEach, gift: orderMinor });
  }
  const payType = await aRow(database, shop, 'pay_type', { kind: 'balance' });
  const orders = await unpaidOrders(database, shop, members, ordersEach);
  return { database, shop, members, payTypeId: Number(payType.id), orders, close: () => database.close() };
}

/** Copies of one order that differ only in number and owner. */
async function unpaidOrders(
  database: TestDatabase,
  shop: World['shop'],
  members: readonly TestMember[],
  each: number,
): Promise<Map<number, number[]>> {
  const first = await anOrder(database, shop, members[0]!, { totalMinor: orderMinor });
  const columns = await database.sql(
    `select attname as name from pg_attribute where attrelid = 'shop_order'::regclass and attnum > 0
       and not attisdropped and attgenerated = ''`,
  );
  const names = columns.map(({ name }) => String(name)).join(', ');
  const rows = await database.sql(
    `insert into shop_order (${names})
     select ${names} from shop_order pattern, unnest($1::int[]) owner, generate_series(1, $2::int) place,
       jsonb_populate_record(pattern, jsonb_build_object('id', nextval(pg_get_serial_sequence('shop_order', 'id')),
         'member_id', owner, 'account_id', owner,
         'number', upper(substr(md5(owner || ' ' || place || ' ' || random()), 1, 16)))) copied
     where pattern.id = $3 returning id, member_id`.replace(
      `select ${names} from`,
      `select ${names
        .split(', ')
        .map((name) => `copied.${name}`)
        .join(', ')} from`,
    ),
    [members.map(({ id }) => id), each, first.id],
  );
  await database.sql('analyze shop_order');
  const orders = Map.groupBy(rows, ({ member_id: memberId }) => Number(memberId));
  return new Map([...orders].map(([memberId, own]) => [memberId, own.map(({ id }) => Number(id))]));
}

type Paid = { orderId: number; payments: number; paidMinor: number };

/** Compares the ledger at the end with the responses the callers got. */
export async function audit(
  { database, shop }: World,
  acknowledged: ReadonlySet<number>,
): Promise<{ paid: number; lost: number; doubled: number; breaches: string[] }> {
  const rows = (await database.sql(
    `select shop_order.id as "orderId", paid_minor as "paidMinor", count(payment.id)::int as payments
     from shop_order left join payment_order on payment_order.order_id = shop_order.id
     left join payment on payment.id = payment_order.payment_id and payment.state = 'settled'
     group by shop_order.id, paid_minor`,
  )) as Paid[];
  const paid = rows.filter(({ payments }) => payments > 0);
  const lost = [...acknowledged].filter((id) => !paid.some(({ orderId }) => orderId === id)).length;
  const doubled = paid.filter(({ payments, paidMinor }) => payments !== 1 || paidMinor !== orderMinor).length;
  const [books] = await database.sql(
    `select (select coalesce(sum(amount), 0) from entry)::int as total,
       (select coalesce(sum(balance), 0) from ledger_account where kind = 'revenue')::bigint as revenue,
       (select count(*) from journal where kind = 'orderPaid')::int as journals,
       (select count(*) from shop_order where step = 'toPick')::int as moved`,
  );
  const { total, revenue, journals, moved } = books as Record<string, number>;
  const breaches = (await proveWhole(database.database.tenant(shop.tenantId))).map((each) =>
    JSON.stringify(each),
  );
  if (total !== 0) breaches.push(`entries come to ${total}`);
  if (Number(revenue) !== paid.length * orderMinor) breaches.push(`revenue is ${revenue}`);
  if (journals !== paid.length) breaches.push(`${journals} journals for ${paid.length} paid orders`);
  if (moved !== paid.length) breaches.push(`${moved} orders moved of ${paid.length} paid`);
  return { paid: paid.length, lost, doubled, breaches };
}
