import type { TestPayment } from '@onehaul/contract/console/test-payments';
import { isGateway } from '@onehaul/domain/payment/payment-state';
import {
  maxTestPaymentsPerHour,
  testPaymentMinor,
  testPaymentMinutes,
} from '@onehaul/domain/payment/test-payment';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db, TransactionDb } from '../../db/database.ts';
import { generateExternalNumber } from './numbers.ts';
import { payTypeById } from './payment.repository.ts';
import { payWayOf, toAskedMinor } from './price-payment.ts';
import {
  hostOfShop,
  insertTest,
  lastTest,
  lockActiveAccount,
  recentTests,
} from './test-payment.repository.ts';

type PayTypeRef = { readonly shopId: number; readonly payTypeId: number };

/** The payment method, whether members are offered it or not: it is tried before it is offered. */
async function getGatewayWay(db: Db, { shopId, payTypeId }: PayTypeRef) {
  const type = await db.first(payTypeById, { shopId, id: payTypeId });
  if (!type) throw new Refusal('record.notFound');
  const way = payWayOf(type);
  if (!isGateway(way.method)) throw new Refusal('input.invalid', { field: 'payTypeId' });
  return { ...way, gateway: way.method };
}

/**
 * Records a test payment, which the worker starts at the gateway. An open one is returned instead of another;
 * more than a few in an hour are refused.
 */
export async function tryPayment(
  db: TransactionDb,
  { staffId, originOf, ...which }: PayTypeRef & { staffId: number; originOf: (host: string) => string },
) {
  const { shopId } = which;
  const way = await getGatewayWay(db, which);
  const { gateway, currencyCode } = way;
  if (!(await db.first(lockActiveAccount, { shopId, gateway }))) throw new Refusal('payment.methodOff');
  const askedMinor = toAskedMinor(testPaymentMinor(gateway), way);
  const { openId, recent } = (await db.first(recentTests, { shopId, gateway }))!;
  if (openId !== null) return { id: openId, gateway, askedMinor, currencyCode };
  if (recent >= maxTestPaymentsPerHour) throw new Refusal('request.tooMany');
  const { host } = (await db.first(hostOfShop, { shopId }))!;
  if (host === null) throw new Refusal('shop.unknownHost');
  const { id } = (await db.first(insertTest, {
    shopId,
    gateway,
    number: generateExternalNumber(),
    currencyCode,
    askedMinor,
    origin: originOf(host),
    staffId,
    minutes: testPaymentMinutes,
  }))!;
  return { id, gateway, askedMinor, currencyCode };
}

export async function findLastTest(db: Db, which: PayTypeRef): Promise<{ test: TestPayment | null }> {
  const { gateway } = await getGatewayWay(db, which);
  return { test: (await db.first(lastTest, { shopId: which.shopId, gateway })) ?? null };
}
