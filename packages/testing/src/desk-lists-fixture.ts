import { modules } from '@onehaul/domain/shop';
import { aShop } from './builders.ts';
import { aMember, aStaffMember } from './member-builders.ts';
import { aPricedLine } from './order-builders.ts';
import { staffCaller, signInStaff } from './staff-sign-in.ts';
import { createTestApi } from './test-api.ts';
import { createTestDatabase } from './test-database.ts';

/**
 * Three rows per state. Insertion order differs from time order, so that a list sorted by id fails the test:
 * `at` is 3, 1 and 2 hours ago, `n` numbers all rows, `nth` those of a state.
 */
const rowsOf = (states: readonly string[]) => `(
  select state, nth, now() - hours * interval '1 hour' - place * interval '1 minute' as at,
    (3 * (place - 1) + nth)::int as n, lpad((3 * (place - 1) + nth)::text, 16, '0') as digits
  from unnest(array[${states.map((state) => `'${state}'`).join(', ')}]) with ordinality as each (state, place)
  cross join unnest(array[3, 1, 2]) with ordinality as ago (hours, nth) order by place, nth) mixed`;

/** Rows of every console list in every state, of one tenant, and a staff member who may see them all. */
export async function createStaffListsFixture() {
  const database = await createTestDatabase();
  const { sql } = database;
  const shop = await aShop(database, { tenantId: 2, host: 'harbour.test', modules: [...modules] });
  const line = await aPricedLine(database, shop);
  const amy = await aMember(database, shop, { name: 'Amy' });
  const staff = await aStaffMember(database, 2, { roles: ['owner'], email: 'owner@lists.test' });
  const api = await createTestApi(database);
  const { cookie } = await signInStaff(api, staff);
  const [carrier] = await sql('select carrier_id from line where id = $1', [line.id]);
  const place = { shop: shop.id, member: amy.id, staff: staff.id, warehouse: line.warehouseId };

  /** Replaces `{shop}`, `{member}` and so on with ids created here. */
  const add = (text: string) =>
    sql(
      text.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        String(
          { ...place, line: line.id, carrier: carrier!.carrier_id, country: line.countryId }[name as 'shop'],
        ),
      ),
    );

  // Disables foreign keys: rows reference parents these lists do not read, such as journals.
  await sql('set session_replication_role = replica');
  await add(`insert into bank_card (tenant_id, shop_id, id, member_id, holder, bank_name, number_sealed, number_tail, number_print)
    values (2, {shop}, 900, {member}, 'Amy', 'Bank', '\\x01', '1234', '\\x01')`);
  await add(`insert into withdrawal (tenant_id, shop_id, number, member_id, bank_card_id, minor, state, not_before, expected_on,
      approved_by, approved_at, decided_by, decided_at, transfer_number, created_at)
    select 2, {shop}, 'W' || digits, {member}, 900, 1000, state, at, at::date, {staff}, at, {staff}, now(), 'T1', at
    from ${rowsOf(['requested', 'approved', 'paid', 'rejected', 'cancelled', 'failed'])}`);
  await add(`insert into bank_account (tenant_id, shop_id, id, bank_name, holder, account_number)
    values (2, {shop}, 900, 'Bank', 'Shop', '6222000011112222')`);
  // Deposits, and payments of which some are held: a closed one keeps its reason but is not pending.
  await add(`insert into payment (tenant_id, shop_id, number, member_id, account_id, purpose, method, state, minor, asked_minor,
      journal_id, held_for, created_at)
    select 2, {shop}, 'D' || digits, {member}, {member}, 'recharge', 'bankDeposit', state, 1000, 1000,
      case when state = 'settled' then n end, null, now()
    from ${rowsOf(['underReview', 'settled', 'rejected'])}`);
  await add(`insert into bank_receipt (tenant_id, shop_id, payment_id, bank_account_id, transaction_number, picture,
      picture_sha256, is_live, submitted_at, reviewed_at)
    select 2, {shop}, payment.id, 900, 'TX' || digits, gen_random_uuid(), '\\x01', mixed.state <> 'rejected', at,
      case when mixed.state <> 'underReview' then now() end
    from ${rowsOf(['underReview', 'settled', 'rejected'])} join payment on payment.number = 'D' || digits`);
  await add(`insert into payment (tenant_id, shop_id, number, member_id, account_id, purpose, method, state, minor, asked_minor,
      journal_id, held_for, created_at)
    select 2, {shop}, 'H' || digits, {member}, {member}, 'recharge', 'wechat', state, 1000, 1000,
      case when state = 'settled' then n end, case when state <> 'pending' then 'amount' end, at
    from ${rowsOf(['held', 'settled', 'closed', 'pending'])}`);
  await add(`insert into refund (tenant_id, shop_id, number, payment_id, minor, asked_minor, route, why, state, created_at)
    select 2, {shop}, 'R' || digits, (select min(id) from payment), 1, 1, 'wallet', 'goodwill', state, at
    from ${rowsOf(['proposed', 'sending', 'done', 'failed', 'refused', 'withdrawn'])}`);
  await add(`insert into reconciliation_break (tenant_id, shop_id, gateway, day, kind, payment_number, resolved_by, resolved_at)
    select 2, {shop}, 'wechat', '2026-01-10'::date - (extract(hour from now() - at))::int, 'onlyTheirs', 'B' || digits,
      case when state = 'resolved' then {staff} end, case when state = 'resolved' then now() end
    from ${rowsOf(['open', 'resolved'])}`);

  await add(`insert into parcel (tenant_id, shop_id, member_id, warehouse_id, courier_number, state, hold_reason, storage_step,
      received_at, created_at, weight_grams, length_mm, width_mm, height_mm, stored_at)
    select 2, {shop}, case when state not in ('unclaimed', 'claimPending') then {member} end, {warehouse}, 'SF' || digits, state,
      case when state = 'onHold' then 'damage' end,
      case when state in ('stored', 'onHold', 'shipped') then 'abandoned' else 'free' end,
      case when state <> 'forecast' then at end, case when state = 'forecast' then at else now() end,
      1000, 100, 100, 100, at
    from ${rowsOf(['forecast', 'unclaimed', 'claimPending', 'received', 'stored', 'onHold', 'shipped'])}`);
  await add(`insert into parcel_claim (tenant_id, shop_id, parcel_id, member_id, state, created_at, decided_at)
    select 2, {shop}, (select min(id) + nth from parcel), {member}, state, at, case when state <> 'open' then now() end
    from ${rowsOf(['open', 'approved', 'rejected', 'withdrawn'])}`);

  const bill = `'{"version":1,"currency":"CNY","weighed":{},"lines":[],"totalMinor":1000}'`;
  /** Orders of a kind at all these steps, numbered with a prefix. */
  const addOrders = (prefix: string, kind: string, states: readonly string[], exception = 'null') =>
    add(`insert into shop_order (tenant_id, shop_id, number, member_id, account_id, kind, step, pay_policy, total_minor,
        paid_minor, warehouse_id, line_id, version, country_id, delivery, receiver_name, receiver_phone, receiver_detail,
        shipment, bill, quoted_bill, packed_bill, created_at, packed_at, shipped_at, completed_at, exception, exception_at)
      select 2, {shop}, '${prefix}' || right(digits, 10), {member}, {member}, '${kind}', state,
        case when '${kind}' = 'cod' then 'fromCollection' else 'onSubmit' end, 1000,
        case when nth = 3 then 1000 else 0 end, {warehouse}, {line}, 1, {country}, 'dispatch', 'Chan', '13800138000', 'Dock 8',
        '{}', ${bill}, ${bill}, ${bill}, at, at, case when state in ('shipped', 'completed') then at end,
        case when state = 'completed' then at end, ${exception}, case when ${exception} is not null then at end
      from ${rowsOf(states)}`);
  await addOrders('MO', 'merge', [
    'unpaid',
    'toPick',
    'packed',
    'ready',
    'shipped',
    'completed',
    'cancelled',
  ]);
  await addOrders('EX', 'merge', ['ready', 'packed', 'shipped'], "(array['late', 'customs', 'damage'])[nth]");
  const dedicated = ['awaitingArrival', 'packing', 'ready', 'shipped', 'completed', 'cancelled'];
  await addOrders('DL', 'dedicated', dedicated, "case when nth = 1 then 'late' end");
  await add(`insert into dedicated_order (tenant_id, shop_id, order_id, is_customs, weight_rows, size_rows)
    select 2, shop_id, id, id % 2 = 0, '[]', '[]' from shop_order where kind = 'dedicated'`);
  await add(`insert into consignee_confirmation (tenant_id, shop_id, order_id, member_id, state, due_at, answered_at)
    select 2, {shop}, shop_order.id, {member}, mixed.state, at, case when mixed.state in ('confirmed', 'mismatch') then now() end
    from ${rowsOf(['waiting', 'confirmed', 'mismatch', 'expired'])} join shop_order on shop_order.number = 'MO' || right(digits, 10)`);
  await add(`insert into order_review (tenant_id, shop_id, order_id, member_id, stars, words, state, consented_at, decided_at,
      decided_by, created_at)
    select 2, {shop}, shop_order.id, {member}, 4, 'Good', mixed.state, case when mixed.state <> 'private' then at end,
      case when mixed.state in ('shown', 'hidden') then at end, case when mixed.state in ('shown', 'hidden') then {staff} end, at
    from ${rowsOf(['waiting', 'shown', 'hidden', 'private'])} join shop_order on shop_order.number = 'MO' || right(digits, 10)`);
  // Money of orders that have not shipped is not expected yet.
  await addOrders('CD', 'cod', ['ready', 'shipped', 'completed']);
  await addOrders('CE', 'cod', ['ready', 'shipped', 'completed']);
  await add(`insert into cod_order (tenant_id, shop_id, order_id, member_id, currency_code, expected_minor, state,
      collected_minor, owed_minor, exchange_rate, collected_at)
    select 2, shop_id, id, member_id, 'CNY', 1000, case when number like 'CD%' then 'expected' else 'collected' end,
      money, money, rate, came from shop_order,
      lateral (select case when number like 'CE%' then 1000 end as money, case when number like 'CE%' then 1 end as rate,
        case when number like 'CE%' then created_at end as came) collected where kind = 'cod'`);
  await add(`insert into cod_statement (tenant_id, shop_id, carrier_id, number, currency_code, sha256, staff_id, state,
      created_at, settled_at, banked_minor, missing_minor)
    select 2, {shop}, {carrier}, 'S' || n, 'CNY', decode(md5(n::text), 'hex'), {staff}, state, at, done, sum, sum
    from ${rowsOf(['open', 'settled'])},
      lateral (select case when state = 'settled' then now() end as done, case when state = 'settled' then 0 end as sum) settled`);
  await add(`insert into cod_remittance (tenant_id, shop_id, number, member_id, orders, collected_minor, freight_minor,
      commission_minor, tax_minor, net_minor, staff_id, created_at)
    select 2, {shop}, 'C' || digits, {member}, 1, 0, 0, 0, 0, 0, {staff}, at from ${rowsOf(['remitted'])}`);

  await add(`insert into batch (tenant_id, shop_id, number, warehouse_id, line_id, state, staff_id, created_at)
    select 2, {shop}, 'B' || digits, {warehouse}, {line}, state, {staff}, at
    from ${rowsOf(['loading', 'closed', 'departed', 'arrived', 'cleared'])}`);
  await add(`insert into return_parcel (tenant_id, shop_id, number, member_id, account_id, warehouse_id, state, created_at)
    select 2, {shop}, 'R' || digits, {member}, {member}, {warehouse}, state, at
    from ${rowsOf(['expected', 'received', 'graded', 'closed', 'cancelled'])}`);
  await add(`insert into service_request (tenant_id, shop_id, number, member_id, account_id, parcel_id, warehouse_id, option_id,
      names, minor, state, due_at, handled_at)
    select 2, {shop}, 'S' || digits, {member}, {member}, n, {warehouse}, n, '{"en":"Photos"}', 100, state, at,
      case when state in ('done', 'notPossible') then at end
    from ${rowsOf(['requested', 'unpaid', 'paid', 'assigned', 'done', 'notPossible', 'cancelled'])}`);
  await add(`insert into support_case (tenant_id, shop_id, number, kind, member_id, account_id, state, due_at, created_at, closed_at,
      offered_minor)
    select 2, {shop}, 'C' || digits, 'question', {member}, {member}, state, case when state <> 'closed' then at end, at,
      case when state = 'closed' then now() end, case when state = 'offered' then 1 end
    from ${rowsOf(['open', 'working', 'answered', 'offered', 'closed'])}`);
  await add(`insert into member (tenant_id, shop_id, id, code, username, username_key, name, language, state, created_at)
    select 2, {shop}, 9000 + n, 'M' || right(digits, 7), 'user' || n, 'user' || n, 'User', 'en', state, at
    from ${rowsOf(['active', 'suspended'])}`);
  await add(`insert into agent (tenant_id, shop_id, member_id, plan_id, state, applied_at)
    select 2, {shop}, 9000 + n, 1, state, at from ${rowsOf(['applied', 'active'])}`);
  await add(`insert into earning (tenant_id, shop_id, order_id, agent_id, buyer_id, depth, plan_id, base_minor, minor, terms,
      state, void_for, created_at)
    select 2, {shop}, shop_order.id, 9001, {member}, 1, 1, 0, 0, '{"model":"percent"}', mixed.state, case when mixed.state = 'void' then 'ring' end, at
    from ${rowsOf(['pending', 'void'])} join shop_order on shop_order.number = 'MO' || right(digits, 10)`);
  await add(`insert into marketplace_shop (tenant_id, shop_id, id, member_id, platform, external_id, state)
    values (2, {shop}, 900, {member}, 'shopee', 'S1', 'expired')`);
  await add(`insert into marketplace_order (tenant_id, shop_id, member_id, marketplace_shop_id, external_number, platform_state,
      platform_updated_at, standing, state, created_at)
    select 2, {shop}, {member}, 900, 'X' || n, 'READY', at, 'toShip', state, at
    from ${rowsOf(['synced', 'linked', 'cancelling', 'cancelled', 'done'])}`);
  await add(`insert into peer (tenant_id, shop_id, member_id, name) values (2, {shop}, {member}, 'Peer')`);
  await add(`insert into peer_statement (tenant_id, shop_id, number, member_id, month, orders, total_minor, state, due_on, paid_at, paid_by)
    select 2, {shop}, 'P' || digits, {member}, ('2026-01-01'::date + make_interval(months => (n * 5) % 6))::date, 1, 1, state,
      '2027-01-01', case when state = 'paid' then now() end, case when state = 'paid' then 'balance' end
    from ${rowsOf(['issued', 'paid'])}`);
  await add(`insert into stock_inbound (tenant_id, shop_id, number, member_id, account_id, warehouse_id, state, created_at, received_at)
    select 2, {shop}, 'I' || digits, {member}, {member}, {warehouse}, state, at, case when state = 'received' then at end
    from ${rowsOf(['expected', 'received', 'cancelled'])}`);
  await add(`insert into sku (tenant_id, shop_id, id, member_id, code, name, weight_grams, length_mm, width_mm, height_mm)
    values (2, {shop}, 900, {member}, 'S1', 'Cup', 100, 100, 100, 100)`);
  await add(`insert into stock_inbound_item (tenant_id, shop_id, inbound_id, sku_id, expected)
    select tenant_id, shop_id, id, 900, 5 from stock_inbound`);
  await add(`insert into audit (tenant_id, staff_id, act, subject, subject_id, address, created_at)
    select 2, {staff}, 'orders/list', 'order', n::text, '127.0.0.1', at from ${rowsOf(['a', 'b'])}`);
  await sql('set session_replication_role = default');

  return { shop, warehouseId: line.warehouseId, call: staffCaller(api, cookie), close: api.close, database };
}
