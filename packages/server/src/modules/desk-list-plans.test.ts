import { createParcelApi } from '@onehaul/testing/parcel-api';
import { aPricedLine } from '@onehaul/testing/order-builders';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { createManyTestOrders } from '@onehaul/testing/many-orders';
import { createRowCounter } from '@onehaul/testing/row-counter';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Statement } from '../db/statement.ts';
import { numberRange } from '../db/text-range.ts';
import { earningsForStaff } from './agent/agent-desk.repository.ts';
import { batchPage } from './batch/batch.repository.ts';
import { remittancesPage } from './cod/remittance.repository.ts';
import { invoicesPage } from './carrier-invoice/invoice-desk.repository.ts';
import { statementsPage } from './cod/statement-desk.repository.ts';
import { bookingPage } from './dedicated/dedicated-desk.repository.ts';
import { memberStatements } from './member/member-desk.repository.ts';
import { claimQueue, decidedClaims } from './parcel/claim-desk.repository.ts';
import { searchStatements, waitingParcels } from './parcel/parcel-desk.repository.ts';
import {
  countPayments,
  endedRefunds,
  heldPage,
  paymentPage,
  waitingRefunds,
} from './payment/finance-desk.repository.ts';
import { reviewedDeposits, waitingDeposits } from './payment/receipt.repository.ts';
import { openBreaks, resolvedBreaks } from './payment/reconcile.repository.ts';
import { finishedReturns, waitingReturns } from './returns/return-desk.repository.ts';
import { newestActs } from './staff/audit.repository.ts';
import { expectedInbounds } from './stock/inbound.repository.ts';
import { endedPage, waitingPage } from './withdrawal/withdrawal-desk.repository.ts';

/** A long-running tenant: thousands of rows in each table, nearly all finished. */
const many = 6000;
const open = 60;
let at: Awaited<ReturnType<typeof createParcelApi>>;
beforeAll(async () => {
  at = await createParcelApi();
  const { database, harbour: shop, anna } = at;
  const line = await aPricedLine(database, shop, { warehouseId: shop.warehouseId });
  const staff = await aStaffMember(database, 2, { roles: ['owner'], email: 'owner@plans.test' });
  const place = {
    shop: shop.id,
    member: anna.id,
    staff: staff.id,
    warehouse: shop.warehouseId,
    line: line.id,
  };
  /** Inserts rows numbered `n` with shuffled past times `at`; the first `open` ones are still pending. */
  const add = (text: string) =>
    database.sql(
      `${text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(place[name as 'shop']))}
       from (select n, n <= ${open} as waits, lpad(n::text, 16, '0') as digits,
         now() - ((n * 7919) % ${many}) * interval '1 minute' as at from generate_series(1, ${many}) n) made`,
    );
  await database.sql('set session_replication_role = replica');
  await database.sql(
    `insert into bank_card (tenant_id, shop_id, id, member_id, holder, bank_name, number_sealed, number_tail, number_print)
     values (2, $1, 900, $2, 'Anna', 'Bank', '\\x01', '1234', '\\x01')`,
    [shop.id, anna.id],
  );
  await database.sql(
    `insert into bank_account (tenant_id, shop_id, id, bank_name, holder, account_number)
     values (2, $1, 900, 'Bank', 'Shop', '6222000011112222')`,
    [shop.id],
  );
  await add(`insert into withdrawal (tenant_id, shop_id, number, member_id, bank_card_id, minor, state, not_before, expected_on,
      approved_by, approved_at, decided_by, decided_at, transfer_number, created_at)
    select 2, {shop}, 'W' || digits, {member}, 900, 1000, case when waits then 'requested' else 'paid' end, at, at::date,
      {staff}, at, {staff}, now(), 'T', at`);
  await add(`insert into payment (tenant_id, shop_id, id, number, member_id, account_id, purpose, method, state, minor,
      asked_minor, journal_id, held_for, created_at)
    select 2, {shop}, 100000 + n, 'D' || digits, {member}, {member}, 'recharge', 'bankDeposit',
      case when waits then 'underReview' when n % 100 = 0 then 'rejected' else 'settled' end, 1, 1,
      case when not waits and n % 100 <> 0 then n end, null, at`);
  await add(`insert into bank_receipt (tenant_id, shop_id, payment_id, bank_account_id, transaction_number, picture,
      picture_sha256, is_live, submitted_at, reviewed_at)
    select 2, {shop}, 100000 + n, 900, 'TX' || digits, gen_random_uuid(), sha256(digits::bytea), n % 100 <> 0 or waits, at,
      case when not waits then now() end`);
  await add(`insert into payment (tenant_id, shop_id, number, member_id, account_id, purpose, method, state, minor, asked_minor,
      journal_id, held_for, created_at)
    select 2, {shop}, 'H' || digits, {member}, {member}, 'recharge', 'wechat', case when waits then 'held' else 'settled' end,
      1, 1, case when not waits then n end, case when waits then 'amount' end, at`);
  await add(`insert into refund (tenant_id, shop_id, number, payment_id, minor, asked_minor, route, why, state, created_at)
    select 2, {shop}, 'R' || digits, 100000 + n, 1, 1, 'wallet', 'goodwill', case when waits then 'proposed' else 'done' end, at`);
  await add(`insert into reconciliation_break (tenant_id, shop_id, gateway, day, kind, payment_number, resolved_by, resolved_at)
    select 2, {shop}, 'wechat', at::date, 'onlyTheirs', 'B' || digits, case when not waits then {staff} end,
      case when not waits then now() end`);
  await add(`insert into parcel (tenant_id, shop_id, id, member_id, warehouse_id, courier_number, state, storage_step, received_at, created_at,
      weight_grams, length_mm, width_mm, height_mm, stored_at)
    select 2, {shop}, 100000 + n, case when not waits then {member} end, {warehouse}, 'SF' || digits,
      case when waits then 'unclaimed' when n % 100 = 0 then 'stored' else 'shipped' end,
      case when n % 100 = 0 then 'abandoned' else 'free' end, at, now(), 1000, 100, 100, 100, at`);
  await add(`insert into parcel_claim (tenant_id, shop_id, parcel_id, member_id, state, created_at, decided_at)
    select 2, {shop}, 100000 + n, {member}, case when waits then 'open' else 'rejected' end, at, case when not waits then now() end`);
  await add(`insert into member (tenant_id, shop_id, id, code, username, username_key, name, language, state, created_at)
    select 2, {shop}, 100000 + n, 'M' || right(digits, 7), 'user' || n, 'user' || n, 'User', 'en', case when waits then 'suspended' else 'active' end, at`);
  await add(`insert into batch (tenant_id, shop_id, number, warehouse_id, line_id, state, staff_id, created_at)
    select 2, {shop}, 'B' || digits, {warehouse}, {line}, 'departed', {staff}, at`);
  await add(`insert into return_parcel (tenant_id, shop_id, number, member_id, account_id, warehouse_id, state, created_at)
    select 2, {shop}, 'R' || digits, {member}, {member}, {warehouse}, case when waits then 'received' else 'closed' end, at`);
  await add(`insert into cod_statement (tenant_id, shop_id, carrier_id, number, currency_code, sha256, staff_id, created_at)
    select 2, {shop}, (select carrier_id from line where id = {line}), 'S' || n, 'CNY', sha256(digits::bytea), {staff}, at`);
  await add(`insert into carrier_invoice (tenant_id, shop_id, carrier_id, number, issued_on, currency_code, exchange_rate,
      sha256, staff_id, created_at)
    select 2, {shop}, (select carrier_id from line where id = {line}), 'I' || n, '2026-01-31', 'CNY', 1,
      sha256(digits::bytea), {staff}, at`);
  await add(`insert into cod_remittance (tenant_id, shop_id, number, member_id, orders, collected_minor, freight_minor,
      commission_minor, tax_minor, net_minor, staff_id, created_at)
    select 2, {shop}, 'C' || digits, {member}, 1, 0, 0, 0, 0, 0, {staff}, at`);
  await database.sql(`insert into peer (tenant_id, shop_id, member_id, name) values (2, $1, $2, 'Peer')`, [
    shop.id,
    anna.id,
  ]);
  await add(`insert into peer_statement (tenant_id, shop_id, number, member_id, month, orders, total_minor, due_on)
    select 2, {shop}, 'P' || digits, {member}, ('1500-01-01'::date + make_interval(months => n))::date, 1, 1, '2027-01-01'`);
  await add(`insert into stock_inbound (tenant_id, shop_id, number, member_id, account_id, warehouse_id, state, created_at, received_at)
    select 2, {shop}, 'I' || digits, {member}, {member}, {warehouse}, case when waits then 'expected' else 'received' end, at,
      case when not waits then at end`);
  await add(`insert into audit (tenant_id, id, staff_id, act, subject, subject_id, address, created_at)
    select 2, 100000 + n, {staff}, 'orders/refuse', 'order', (n % 10)::text, '127.0.0.1', at`);
  await createManyTestOrders(database, { shop, line, member: anna, orders: many, prefix: 'DN' });
  await database.sql(`update shop_order set kind = 'dedicated' where number like 'DN%'`);
  await database.sql(
    `insert into dedicated_order (tenant_id, shop_id, order_id, is_customs, weight_rows, size_rows)
     select tenant_id, shop_id, id, false, '[]', '[]' from shop_order where kind = 'dedicated'`,
  );
  await database.sql(
    `insert into earning (tenant_id, shop_id, order_id, agent_id, buyer_id, depth, plan_id, base_minor, minor, created_at)
     select tenant_id, shop_id, id, $1, $1, 1, 1, 0, 0, created_at from shop_order where kind = 'dedicated'`,
    [anna.id],
  );
  await database.sql('set session_replication_role = default');
  await database.sql('vacuum analyze');
}, 120_000);
afterAll(() => at.close());

const page = { limit: 20, offset: 0 };
const all = { ...page, shopId: null, search: '', language: 'en' as const, from: '-infinity', to: 'infinity' };
/** A day in the middle of the rows, which go back about four days. */
const someDay = () => {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  return { shopId: at.harbour.id, from: ago(60), to: ago(36) };
};

/** Rows of one table read for a page of twenty, including self-joins. */
const reads = <P extends object>(table: string, statement: Statement<P, unknown>, given: object) =>
  createRowCounter(() => at.database, [table])(statement, given as Omit<P, 'tenantId'>);

describe('P5: a page of a list reads about as much as it shows', () => {
  const lists: [string, string, Statement<never, unknown>, object][] = [];
  const list = <P extends object>(
    name: string,
    table: string,
    statement: Statement<P, unknown>,
    given: object = {},
  ) => lists.push([name, table, statement as unknown as Statement<never, unknown>, given]);
  list('withdrawals that wait', 'withdrawal', waitingPage, { states: ['requested', 'approved'] });
  list('withdrawals that are paid', 'withdrawal', endedPage, { states: ['paid'] });
  list('deposits that wait', 'bank_receipt', waitingDeposits, { state: 'underReview' });
  list('deposits that are settled', 'bank_receipt', reviewedDeposits, { state: 'settled' });
  list('deposits that were rejected', 'bank_receipt', reviewedDeposits, { state: 'rejected' });
  list('payments', 'payment', paymentPage, { state: null, method: null });
  list('held payments', 'payment', heldPage);
  list('refunds that wait', 'refund', waitingRefunds, { state: 'proposed' });
  list('refunds that are done', 'refund', endedRefunds, { state: 'done' });
  list('open differences', 'reconciliation_break', openBreaks, { isOpen: true });
  list('resolved differences', 'reconciliation_break', resolvedBreaks, { isOpen: false });
  list('open claims', 'parcel_claim', claimQueue, { state: 'open' });
  list('decided claims', 'parcel_claim', decidedClaims, { state: 'rejected' });
  list('unclaimed parcels', 'parcel', waitingParcels.unclaimed.page);
  list('abandoned parcels', 'parcel', waitingParcels.abandoned.page);
  const parcels = { shopId: 0, warehouseId: 0, state: 'stored', ...numberRange(''), code: '' };
  const none = {
    hasShop: false,
    hasWarehouse: false,
    hasState: false,
    isWithoutBin: false,
    hasDays: false,
    sort: 'newest' as const,
  };
  list('parcels', 'parcel', searchStatements('newest', none).page, parcels);
  list(
    'parcels, oldest first',
    'parcel',
    searchStatements('newest', { ...none, sort: 'oldest' }).page,
    parcels,
  );
  list(
    'parcels, heaviest first',
    'parcel',
    searchStatements('newest', { ...none, sort: 'weight' }).page,
    parcels,
  );
  list('parcels of a state', 'parcel', searchStatements('newest', { ...none, hasState: true }).page, parcels);
  const members = {
    shopId: 0,
    state: 'suspended',
    code: '',
    words: '',
    ...numberRange(''),
  };
  list('members', 'member', memberStatements('newest', { hasShop: false, hasState: false }).page, members);
  list(
    'members of a state',
    'member',
    memberStatements('newest', { hasShop: false, hasState: true }).page,
    members,
  );
  list('batches', 'batch', batchPage, { state: null });
  list('earnings', 'earning', earningsForStaff, { state: null, voidFor: null });
  list('dedicated bookings', 'shop_order', bookingPage, { queue: '', shopId: 0 });
  list('statements of carriers', 'cod_statement', statementsPage, { state: null });
  list('invoices of carriers', 'carrier_invoice', invoicesPage, { state: null });
  list('remittances', 'cod_remittance', remittancesPage);
  const returns = { warehouseId: null, olderDays: null };
  list('returns that wait', 'return_parcel', waitingReturns, { ...returns, state: 'received' });
  list('returns that are over', 'return_parcel', finishedReturns, { ...returns, state: 'closed' });
  const acts = { before: null, staffId: null, subject: null, subjectId: null };
  list('the audit log', 'audit', newestActs, acts);
  list('the audit log, read on', 'audit', newestActs, { ...acts, before: 103_000 });
  list('the audit log of one thing', 'audit', newestActs, { ...acts, subject: 'order', subjectId: '3' });

  test.each(lists)('%s', async (_, table, statement, given) => {
    expect(await reads(table, statement, { ...all, ...given })).toBeLessThanOrEqual(2 * open);
  });

  // The rows of a table are a minute apart, so a day has at most 1,440 of the 6,000, and a page of them reads few.
  const days: [string, string, Statement<never, unknown>, object][] = [
    ['payments', 'payment', paymentPage as never, { state: null, method: null }],
    ['deposits that wait', 'bank_receipt', waitingDeposits as never, { state: 'underReview' }],
    ['deposits that are settled', 'bank_receipt', reviewedDeposits as never, { state: 'settled' }],
    [
      'parcels',
      'parcel',
      searchStatements('newest', { ...none, hasShop: true, hasDays: true }).page as never,
      parcels,
    ],
  ];
  test.each(days)('%s of one day', async (_, table, statement, given) => {
    expect(await reads(table, statement, { ...all, ...given, ...someDay() })).toBeLessThanOrEqual(2 * open);
  });
  test('payments of a day are counted without the rest', async () => {
    const asked = { state: null, method: null, search: '', ...someDay() };
    expect(await reads('payment', countPayments, asked)).toBeLessThanOrEqual(3 * 1440);
  });

  test('deliveries that a warehouse expects', async () => {
    const { id: shopId, warehouseId } = at.harbour;
    expect(
      await reads('stock_inbound', expectedInbounds, { ...page, shopId, warehouseId }),
    ).toBeLessThanOrEqual(open);
  });
});
