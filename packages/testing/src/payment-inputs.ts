import { objectKeyOf } from '@onehaul/server/modules/file/index';
import type { Actor, Shop } from './actors.ts';
import { aRow } from './catalog-builders.ts';
import { anOrder } from './order-builders.ts';
import { aFile } from './parcel-builders.ts';
import { aBankAccount, aBankDeposit, aBreak, aPaidOrder, aRefund } from './payment-builders.ts';
import type { TestDatabase } from './test-database.ts';
import type { TestServices } from './test-services.ts';

type Body = Record<string, unknown>;
type Input = (cell: { readonly actor: Actor; readonly member: Actor }) => Promise<Body>;

/** Minimal valid inputs for the payment calls, referring to records of `member`. */
export function createPaymentInputs(
  database: TestDatabase,
  shop: Shop,
  { storage }: Pick<TestServices, 'storage'>,
): Record<string, Input> {
  let payType: Promise<number> | undefined;
  const byBank = () => (payType ??= aBankPayType());
  async function aBankPayType() {
    await aBankAccount(database, shop);
    const { id } = await aRow(database, shop, 'pay_type', { kind: 'bankDeposit', names: { en: 'Bank' } });
    return id as number;
  }
  const anUnpaid = async ({ member }: { readonly member: Actor }) => ({
    ShopPayTypeId: await byBank(),
    OrderIds: [(await anOrder(database, shop, member, { totalMinor: 1000 })).id],
  });
  /** The caller's own picture if they are a member of the shop, otherwise `member`'s. */
  async function ownPicture({ actor, member }: { readonly actor: Actor; readonly member: Actor }) {
    const [own] = await database.sql('select id from member where id = $1 and shop_id = $2', [
      actor.id,
      shop.id,
    ]);
    const id = await aFile(database, shop, own ? actor : member);
    const key = objectKeyOf(shop, `upload/${id}.webp`)!;
    await storage.put(key, Buffer.from(id), { contentType: 'image/webp', visibility: 'private' });
    return id;
  }
  return {
    '/Base_ShopPayType/GetPayCurrencyMoney': anUnpaid,
    '/Pay/ZBPay': anUnpaid,
    '/Internal/QueryPayState': async ({ member }) => ({
      PayCode: (await aBankDeposit(database, shop, member)).number,
    }),
    '/Client_Wallet/OfflineRechargeUploadCertificate': async (cell) => ({
      PayCode: (await aBankDeposit(database, shop, cell.member, { state: 'pending' })).number,
      BankAccountId: await aBankAccount(database, shop),
      TransactionNo: `T${(await ownPicture(cell)).slice(0, 8)}`,
      Certificate: await ownPicture(cell),
    }),
    '/Pay/GetReceipt': async ({ member }) => ({ PayCode: (await aPaidOrder(database, shop, member)).number }),
  };
}

/** Minimal valid inputs for the finance calls of the console. */
export function createFinanceInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  const reason = 'because';
  /** The shop's WeChat Pay, with an account that is never reached: no worker runs. */
  const aTriedPayType = async () => {
    await database.sql(
      `insert into gateway_account (tenant_id, shop_id, gateway, sealed) values ($1, $2, 'wechat', '')
       on conflict do nothing`,
      [shop.tenantId, shop.id],
    );
    await database.sql(
      `insert into pay_type (tenant_id, shop_id, kind, names, position) select $1, $2, 'wechat', '{"en": "WeChat"}', 1
       where not exists (select from pay_type where tenant_id = $1 and shop_id = $2 and kind = 'wechat')`,
      [shop.tenantId, shop.id],
    );
    const [type] = await database.sql(
      `select id from pay_type where tenant_id = $1 and shop_id = $2 and kind = 'wechat'`,
      [shop.tenantId, shop.id],
    );
    return { shopId: shop.id, payTypeId: type!.id };
  };
  const at = (id: number) => ({ shopId: shop.id, id });
  const deposit =
    (state: 'underReview' | 'held'): Input =>
    async ({ member }) => ({ ...at((await aBankDeposit(database, shop, member, { state })).id), reason });
  const refund =
    (state: 'proposed' | 'failed'): Input =>
    async ({ member }) => {
      const { orderId, paymentId } = await aPaidOrder(database, shop, member);
      const id = await aRefund(database, shop, { orderId, paymentId, state });
      return { ...at(id), reason, way: 'wallet' };
    };
  const account = { bankName: 'Bank', holder: 'Shop', accountNumber: '62220000', isActive: true };
  return {
    '/console/deposits/approve': deposit('underReview'),
    '/console/deposits/reject': deposit('underReview'),
    '/console/payments/get': deposit('underReview'),
    '/console/payments/decide': async (cell) => ({ ...(await deposit('held')(cell)), decision: 'wallet' }),
    '/console/refunds/refundable': async ({ member }) => ({
      shopId: shop.id,
      orderNumber: (await aPaidOrder(database, shop, member)).orderNumber,
    }),
    '/console/refunds/propose': async ({ member }) => ({
      shopId: shop.id,
      orderId: (await aPaidOrder(database, shop, member)).orderId,
      minor: 1,
      reason,
    }),
    '/console/refunds/approve': refund('proposed'),
    '/console/refunds/refuse': refund('proposed'),
    '/console/refunds/resend': refund('failed'),
    '/console/reconciliation/resolve': async () => ({ ...at(await aBreak(database, shop)), note: reason }),
    '/console/test-payments/start': aTriedPayType,
    '/console/test-payments/last': aTriedPayType,
    '/console/gateways/set': async () => ({
      shopId: shop.id,
      secret: { gateway: 'track17', token: 'a token of a tracking account' },
    }),
    '/console/gateways/switch': async () => {
      await database.sql(
        `insert into gateway_account (tenant_id, shop_id, gateway, sealed) values ($1, $2, 'kuaidi100', '')
         on conflict do nothing`,
        [shop.tenantId, shop.id],
      );
      return { shopId: shop.id, gateway: 'kuaidi100', isActive: false };
    },
    '/console/bank-accounts/save': async () => ({ shopId: shop.id, ...account }),
  };
}
