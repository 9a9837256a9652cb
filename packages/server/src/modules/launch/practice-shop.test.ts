import { randomUUID } from 'node:crypto';
import type { Launch } from '@onehaul/contract/console/launch';
import { anOrder } from '@onehaul/testing/order-builders';
import { createKitFixture } from '@onehaul/testing/kit-fixture';
import { aMember } from '@onehaul/testing/member-builders';
import { aShopPass } from '@onehaul/testing/preview-builders';
import { signInStaff, staffCaller } from '@onehaul/testing/staff-sign-in';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { testServices } from '@onehaul/testing/test-services';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGateways } from '../../gateways/payment/create-gateways.ts';
import { objectKeyOf } from '../file/index.ts';
import { sweepPayments } from '../payment/create-payment-sweep.ts';
import { missingDays } from '../payment/reconcile.repository.ts';
import { handlePaymentWebhooks } from '../payment/index.ts';

const fixture = await createKitFixture();
const { database, sql, testDatabase, aNewCompany } = fixture;
const services = testServices(testDatabase);
let api: TestApi;

beforeAll(async () => {
  api = await createTestApi(testDatabase, { services, plugins: [handlePaymentWebhooks(services)] });
});
afterAll(async () => {
  await api.close();
  await fixture.close();
});

/** A company that prepares its first shop, made from a kit. */
async function aCompany() {
  const company = await aNewCompany();
  await company.apply('hongKongTaiwan');
  const { tenantId, shopId } = company;
  const host = `c${tenantId}.shops.test`;
  await sql(`update shop set state = 'preparing' where tenant_id = $1`, [tenantId]);
  await sql(`update host set name = $2 where tenant_id = $1`, [tenantId, host]);
  const owner = staffCaller(api, (await signInStaff(api, company.owner)).cookie);
  const launchOf = async (id: number) => (await owner('launch/get', { shopId: id })).body.Data as Launch;
  const add = async (id = shopId) => (await owner('launch/addPractice', { shopId: id })).body;
  return { ...company, host, owner, launchOf, add };
}

const rowsOf = (table: string, shop: { id: number }, columns: string) =>
  sql(`select ${columns} from ${table} where shop_id = $1 order by 1`, [shop.id]);

describe('a practice shop', () => {
  test('is a copy under an address of its own, with open lines and practice payments', async () => {
    const { shopId, tenantId, launchOf, add } = await aCompany();
    expect(await launchOf(shopId)).toMatchObject({ practice: null, mayAddPractice: true });
    const { shopId: id } = (await add()).Data as { shopId: number };
    const url = `https://c${tenantId}-practice.shops.test`;
    expect(await launchOf(shopId)).toMatchObject({ practice: { shopId: id, url }, mayAddPractice: false });
    expect(await launchOf(id)).toMatchObject({ state: 'practice', url });
    const [named] = await sql('select names, kit from shop where id = $1', [id]);
    expect(named).toMatchObject({ names: { en: 'New Shop · Practice' }, kit: 'hongKongTaiwan' });
    for (const [table, column] of [
      ['goods_type', 'names'],
      ['carton', 'length_mm'],
      ['line', 'code'],
    ] as const)
      expect(await rowsOf(table, { id }, column)).toEqual(await rowsOf(table, { id: shopId }, column));
    const isOpen = async (shop: number) =>
      (await rowsOf('line', { id: shop }, 'is_open')).map((line) => line.is_open);
    expect(new Set(await isOpen(id))).toEqual(new Set([true]));
    expect(new Set(await isOpen(shopId))).toEqual(new Set([false]));
    const offered = await sql('select kind from pay_type where shop_id = $1 and is_offered order by 1', [id]);
    expect(offered.map(({ kind }) => kind)).toEqual(['alipay', 'balance', 'stripe', 'wechat']);
  });

  test('has the logo, the bank accounts and the open lines of the shop', async () => {
    const { shopId, tenantId, add } = await aCompany();
    const logo = 'picture/0123456789abcdef0123456789abcdef.webp';
    const objectOf = (id: number) => objectKeyOf({ tenantId, id }, logo)!;
    await services.storage.put(objectOf(shopId), Buffer.from('logo'), {
      contentType: 'image/webp',
      visibility: 'public',
    });
    await sql('update shop set logo_key = $2 where id = $1', [shopId, logo]);
    await sql(
      `insert into bank_account (tenant_id, shop_id, bank_name, holder, account_number, note, is_active, position)
       values ($1, $2, 'Bank', 'Harbour', '012-345', 'FPS', true, 1), ($1, $2, 'Old', 'Harbour', '9', '', false, 2)`,
      [tenantId, shopId],
    );
    await sql(
      `update pay_type set is_offered = true, notes = '{"en": "Name the order"}' where shop_id = $1 and kind = 'bankDeposit'`,
      [shopId],
    );
    const [line] = await sql('select id, code from line where shop_id = $1 order by position limit 1', [
      shopId,
    ]);
    await sql('update line set is_open = true where id = $1', [line!.id]);

    const { shopId: id } = (await add()).Data as { shopId: number };
    const [copy] = await sql('select logo_key from shop where id = $1', [id]);
    expect(copy).toEqual({ logo_key: logo });
    expect(await services.storage.head(objectOf(id))).toMatchObject({ visibility: 'public', lengthBytes: 4 });
    expect(await rowsOf('shop_file', { id }, 'file_key')).toEqual([{ file_key: logo }]);
    expect(await rowsOf('bank_account', { id }, 'bank_name, account_number, note')).toEqual([
      { bank_name: 'Bank', account_number: '012-345', note: 'FPS' },
    ]);
    const [transfer] = await sql(
      `select is_offered, notes from pay_type where shop_id = $1 and kind = 'bankDeposit'`,
      [id],
    );
    expect(transfer).toEqual({ is_offered: true, notes: { en: 'Name the order' } });
    const open = await sql('select code from line where shop_id = $1 and is_open', [id]);
    expect(open).toEqual([{ code: line!.code }]);
  });

  test('that is refused leaves no file behind', async () => {
    const { shopId, tenantId, add } = await aCompany();
    const logo = 'picture/fedcba9876543210fedcba9876543210.webp';
    await services.storage.put(objectKeyOf({ tenantId, id: shopId }, logo)!, Buffer.from('logo'), {
      contentType: 'image/webp',
      visibility: 'public',
    });
    await sql('update shop set logo_key = $2 where id = $1', [shopId, logo]);
    await add();
    expect(await add()).toMatchObject({ Error: 'state.illegalStep' });
    const kept = [];
    for await (const { key } of services.storage.list(`t/${tenantId}/`)) kept.push(key);
    expect(kept).toHaveLength(2);
  });

  test('is one for the company, also when two owners open it at once', async () => {
    const { shopId, add, launchOf } = await aCompany();
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ Error }) => Error).toSorted()).toEqual(['state.illegalStep', undefined]);
    const { practice } = await launchOf(shopId);
    expect(await add(practice!.shopId)).toMatchObject({ Error: 'state.illegalStep' });
    expect(await add()).toMatchObject({ Error: 'state.illegalStep' });
  });

  test('never opens to visitors', async () => {
    const { owner, add } = await aCompany();
    const { shopId: id } = (await add()).Data as { shopId: number };
    expect((await owner('launch/goLive', { shopId: id })).body).toMatchObject({ Error: 'state.illegalStep' });
  });

  test('of another company stays where it is', async () => {
    const [company, rival] = [await aCompany(), await aCompany()];
    expect(await company.add(rival.shopId)).toMatchObject({ Error: 'record.notFound' });
    await rival.add();
    expect(await company.launchOf(company.shopId)).toMatchObject({ practice: null });
  });
});

describe('a practice payment', () => {
  type Practice = Awaited<ReturnType<typeof aPractice>>;
  async function aPractice() {
    const company = await aCompany();
    const { shopId: id } = (await company.add()).Data as { shopId: number };
    const shop = { id, tenantId: company.tenantId };
    const host = company.host.replace('.', '-practice.');
    const cookie = `__Host-shop-pass=${await aShopPass(testDatabase, shop)}`;
    const member = await aMember(testDatabase, shop);
    const order = await anOrder(testDatabase, shop, member, { totalMinor: 5000 });
    return { ...company, shop, host, cookie, member, order };
  }
  async function pay({ shop, host, cookie, member, order }: Practice, kind: string) {
    const [type] = await sql('select id from pay_type where shop_id = $1 and kind = $2', [shop.id, kind]);
    const headers = {
      cookie,
      authorization: `Bearer ${shop.id}:${member.id}`,
      'idempotency-key': randomUUID(),
    };
    return (await api.post(host, '/Pay/ZBPay', { ShopPayTypeId: type!.id, OrderIds: [order.id] }, headers))
      .body;
  }
  async function sweep({ tenantId }: Practice) {
    await sql('update payment set ask_at = now() where ask_at is not null');
    const gateways = createGateways(services.keys);
    await sweepPayments({ database, gateways, log: services.log }, tenantId);
  }
  const paidMinor = async ({ order }: Practice) =>
    (await sql('select paid_minor::int from shop_order where id = $1', [order.id]))[0]!.paid_minor;

  test.each(['wechat', 'alipay', 'stripe'])('by %s is settled without a gateway', async (kind) => {
    const practice = await aPractice();
    const { PayCode: number, State: state } = (await pay(practice, kind)).Data as Record<string, string>;
    expect(state).toBe('pending');
    await sweep(practice);
    expect(await paidMinor(practice)).toBe(5000);
    const journals = await sql(
      `select shop_id from journal where tenant_id = $1 and key like 'payment % settled'`,
      [practice.tenantId],
    );
    expect(journals).toEqual([{ shop_id: practice.shop.id }]);
    expect(number).toEqual(expect.any(String));
  });

  test('stays practice with an account of a real gateway, and is not reconciled', async () => {
    const practice = await aPractice();
    await sql(
      `insert into gateway_account (tenant_id, shop_id, gateway, sealed, label) values ($1, $2, 'wechat', 'x', 'real')`,
      [practice.tenantId, practice.shop.id],
    );
    await pay(practice, 'wechat');
    await sweep(practice);
    expect(await paidMinor(practice)).toBe(5000);
    expect(await database.tenant(practice.tenantId).all(missingDays, { day: '2026-01-31' })).toEqual([]);
  });

  test('takes no webhook', async () => {
    const practice = await aPractice();
    await pay(practice, 'wechat');
    const reply = await api.app.inject({
      method: 'POST',
      url: '/api/pay/notice/wechat',
      headers: { host: practice.host },
      payload: '{}',
    });
    expect(reply.statusCode).not.toBe(200);
    expect(await paidMinor(practice)).toBe(0);
  });

  test('is only for practice shops: another shop needs an account', async () => {
    const practice = await aPractice();
    await sql(`update shop set state = 'live' where id = $1`, [practice.shop.id]);
    expect(await pay(practice, 'wechat')).toMatchObject({ Error: 'payment.methodOff' });
  });

  test('completes the test order of the shop that is prepared', async () => {
    const practice = await aPractice();
    const { launchOf, shopId, order } = practice;
    await sql(`update shop_order set shipped_at = now(), packed_at = now(), paid_at = now() where id = $1`, [
      order.id,
    ]);
    const { items, steps } = await launchOf(shopId);
    expect(items.find(({ name }) => name === 'testOrder')).toMatchObject({ state: 'done' });
    expect(steps.find(({ name }) => name === 'ship')).toEqual({ name: 'ship', isDone: true });
  });
});
