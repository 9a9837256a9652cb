import { randomUUID } from 'node:crypto';
import type { Role } from '@onehaul/domain/staff/role';
import {
  gatewayUrlsFrom,
  createGateways,
  sealOwnerOf,
} from '@onehaul/server/gateways/payment/create-gateways';
import { handlePaymentWebhooks } from '@onehaul/server/modules/payment/index';
import { sweepPayments } from '@onehaul/server/modules/payment/create-payment-sweep';
import { createRoutes } from '@onehaul/server/modules/routes';
import { createConsoleOptions } from '@onehaul/server/modules/console-routes';
import { seal } from '@onehaul/server/sealed';
import { aShop } from './builders.ts';
import { aRow } from './catalog-builders.ts';
import { aMember, aStaffMember } from './member-builders.ts';
import { demoGatewayAccounts, startPaymentSimulator } from './payment-simulator.ts';
import { aBankAccount } from './payment-builders.ts';
import { staffCaller, signInStaff } from './staff-sign-in.ts';
import { consoleHost, createTestApi, type Reply } from './test-api.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { testServices, type TestServices } from './test-services.ts';

type Shop = { readonly id: number; readonly tenantId: number };
type Account = { readonly id: number };
type WirePayment = {
  PayCode: string;
  State: string;
  Next: string;
  CodeUrl: string | null;
  PayUrl: string | null;
  Amount: number;
  CurrencyName: string;
  CurrencyMoney: number;
};

/** Accounts of a shop with all gateways, sealed as the console does. */
async function someGatewayAccounts(
  { sql }: TestDatabase,
  { keys }: Pick<TestServices, 'keys'>,
  shop: Shop,
  merchant?: string,
): Promise<void> {
  for (const secret of demoGatewayAccounts(merchant)) {
    const owner = sealOwnerOf({ tenantId: shop.tenantId, shopId: shop.id, gateway: secret.gateway });
    await sql(
      `insert into gateway_account (tenant_id, shop_id, gateway, sealed, label) values ($1, $2, $3, $4, 'simulated')`,
      [shop.tenantId, shop.id, secret.gateway, seal(keys, owner, JSON.stringify(secret))],
    );
  }
}

/** Creates every way to pay of a shop; returns ids by kind. */
async function allPayTypes(database: TestDatabase, shop: Shop): Promise<Record<string, number>> {
  await aRow(database, shop, 'currency', { code: 'USD', exchangeRate: 0.14 });
  await aBankAccount(database, shop);
  const made: [string, number][] = [];
  for (const kind of ['balance', 'wechat', 'alipay', 'stripe', 'bankDeposit']) {
    const currencyCode = kind === 'stripe' ? 'USD' : 'CNY';
    const { id } = await aRow(database, shop, 'pay_type', { kind, currencyCode, names: { en: kind } });
    made.push([kind, id as number]);
  }
  return Object.fromEntries(made);
}

/** Shops of different tenants with every way to pay, and simulated gateways that send webhooks to the API. */
export async function createPaymentFixture() {
  const database = await createTestDatabase();
  const shop = await aShop(database, { tenantId: 2, host: 'harbour.test', name: 'Harbour' });
  const sister = await aShop(database, { tenantId: 2, host: 'sister.test' });
  const rivalShop = await aShop(database, { tenantId: 3, host: 'rival.test' });
  const simulator = await startPaymentSimulator({
    deliver: async ({ url, headers, body }) => {
      const { host, pathname } = new URL(url);
      const reply = await api.app.inject({
        method: 'POST',
        url: pathname,
        headers: { ...headers, host },
        payload: body,
      });
      return { status: reply.statusCode, body: reply.body };
    },
  });
  const urls = gatewayUrlsFrom({
    WECHAT_PAY_URL: simulator.urls.wechat,
    ALIPAY_URL: simulator.urls.alipay,
    STRIPE_URL: simulator.urls.stripe,
  });
  const services = testServices(database, { payment: { urls } });
  const api = await createTestApi(database, {
    routes: createRoutes(services),
    console: createConsoleOptions(services, [consoleHost]),
    plugins: [handlePaymentWebhooks(services)],
  });
  const merchants = new Map([
    [shop, '1900000001'],
    [sister, '1900000002'],
    [rivalShop, '1900000003'],
  ]);
  for (const [each, merchant] of merchants) await someGatewayAccounts(database, services, each, merchant);
  const payTypes = new Map<Shop, Record<string, number>>();
  for (const each of merchants.keys()) payTypes.set(each, await allPayTypes(database, each));
  const hosts = new Map<Shop, string>([
    [shop, 'harbour.test'],
    [sister, 'sister.test'],
    [rivalShop, 'rival.test'],
  ]);

  const call = (where: Shop, account: Account, path: string, body: object = {}, key: string = randomUUID()) =>
    api.post(hosts.get(where)!, path, body, {
      authorization: `Bearer ${where.id}:${account.id}`,
      'idempotency-key': key,
    });
  const pay = (account: Account, kind: string, body: object, where: Shop = shop): Promise<Reply> =>
    call(where, account, '/Pay/ZBPay', { ShopPayTypeId: payTypes.get(where)![kind], ...body });
  const gateways = createGateways(services.keys, urls);

  return {
    database,
    api,
    services,
    simulator,
    shop,
    sister,
    rivalShop,
    payTypes,
    call,
    pay,
    payOrder: async (account: Account, kind: string, orderIds: readonly number[]) =>
      (await pay(account, kind, { OrderIds: orderIds })).body.Data as WirePayment,
    state: async (account: Account, number: string, where: Shop = shop) =>
      call(where, account, '/Internal/QueryPayState', { PayCode: number }),
    member: (where: Shop = shop) => aMember(database, where),
    /** Runs the payment worker once per tenant. */
    async sweep(isDue = true) {
      if (isDue) {
        await database.sql('update payment set ask_at = now() where ask_at is not null');
        await database.sql('update refund set ask_at = now() where ask_at is not null');
        await database.sql('update test_payment set ask_at = now() where ask_at is not null');
      }
      for (const tenantId of [2, 3]) {
        await sweepPayments({ database: database.database, gateways, log: services.log }, tenantId);
      }
    },
    person: async (tenantId: number, role: Role, name: string = role) => {
      const account = await aStaffMember(database, tenantId, {
        roles: [role],
        email: `${name}@company${tenantId}.test`,
      });
      const { cookie } = await signInStaff(api, account);
      return { id: account.id, cookie, call: staffCaller(api, cookie) };
    },
    order: async (id: number) =>
      (await database.sql('select step, paid_minor::int as paid from shop_order where id = $1', [id]))[0] as {
        step: string;
        paid: number;
      },
    row: async (number: string) =>
      (
        await database.sql(
          `select state, held_for, minor::int, refunded_minor::int, journal_id from payment where number = $1`,
          [number],
        )
      )[0] as {
        state: string;
        held_for: string | null;
        minor: number;
        refunded_minor: number;
        journal_id: number;
      },
    refunds: (number: string) =>
      database.sql(
        `select refund.state, refund.why, refund.minor::int, refund.asked_minor::int, refund.route from refund
         join payment on payment.tenant_id = refund.tenant_id and payment.id = refund.payment_id
         where payment.number = $1 order by refund.id`,
        [number],
      ),
    /** Number of ledger journals that credited a payment. */
    credits: async (number: string) =>
      (
        await database.sql(
          `select count(*)::int as n from journal join payment on journal.key = 'payment ' || payment.id || ' settled'
             and journal.tenant_id = payment.tenant_id where payment.number = $1`,
          [number],
        )
      )[0]!['n'] as number,
    async close() {
      await api.close();
      await simulator.stop();
      await database.close();
    },
  };
}
