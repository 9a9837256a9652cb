import { isGateway } from '@onehaul/domain/payment/payment-state';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import type { Payment } from '@onehaul/contract/payment';
import type { TransactionDb } from '../../db/database.ts';
import type { Gateways } from '../../gateways/payment/create-gateways.ts';
import { GatewayUnavailable, type PaymentGateway } from '../../gateways/payment/payment-gateway.ts';
import type { Prepared } from '../../http/bind.ts';
import type { ChangeContext, MemberContext } from '../../http/context.ts';
import type { QuickChange } from '../../http/quick-change.ts';
import { lockOrdersOfMember } from '../order-move/index.ts';
import { lockRequests, serviceTargetRefusal } from '../service/index.ts';
import { findSettings } from '../shop/index.ts';
import { packageForAmount } from '../wallet/index.ts';
import { generateExternalNumber } from './numbers.ts';
import { findGateway } from './find-gateway.ts';
import {
  duePartsOf,
  partColumns,
  payFromBalance,
  payServicesFromBalance,
  servicePartsOf,
  totalOfParts,
} from './pay-from-balance.ts';
import { quickPaymentOf } from './pay-quickly.ts';
import { savePaymentStart, type MemberPayment, findReusablePayment } from './payment.repository.ts';
import {
  assertWithinLimits,
  findPayWay,
  type PayWay,
  purposeOf,
  type RequestedPayment,
  toAskedMinor,
} from './price-payment.ts';
import { insertPayment } from './settle.repository.ts';
import { getOwnPayment, paymentView } from './payment-view.ts';

type Input = RequestedPayment & { readonly returnPath?: string | undefined };
export type PaymentServices = {
  readonly gateways: Gateways;
  /** Origin of a shop's pages: `https://shop.example`. */
  originOf(host: string): string;
};
/**
 * Prepared before the call's own transaction. A refusal is thrown only inside it, so a repeated idempotency
 * key replays the stored answer.
 */
type ReadyPayment = {
  readonly finish: (context: ChangeContext) => Promise<Payment>;
  readonly quick?: QuickChange<Payment> | undefined;
};

const firstQuerySeconds = 5;
const secondsFromNow = (seconds: number) => new Date(Date.now() + seconds * 1000);
const noOperation = async () => undefined;

/** Runs before the call's transaction: gateway requests must not hold locks others wait for (R10, R11). */
export async function preparePayment(
  services: PaymentServices,
  context: MemberContext,
  input: Input,
): Promise<Prepared<ReadyPayment>> {
  try {
    const way = await findPayWay(context, input);
    purposeOf(input, way);
    return { ready: await readyFor(services, context, input, way), discard: noOperation };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const finish = async (): Promise<Payment> => {
      throw error;
    };
    return { ready: { finish }, discard: noOperation };
  }
}

async function readyFor(
  services: PaymentServices,
  context: MemberContext,
  input: Input,
  way: PayWay,
): Promise<ReadyPayment> {
  const { method } = way;
  if (method === 'balance') {
    return { finish: (call) => payImmediately(call, input), quick: quickPaymentOf(context, input) };
  }
  const shown = (number: string) => async (call: MemberContext) =>
    paymentView(await getOwnPayment(call, number));
  if (!isGateway(method)) {
    return { finish: async (call) => shown(await createOrReusePayment(call.db, call, input, way))(call) };
  }
  const which = { shopId: context.shop.id, gateway: method };
  const gateway = await findGateway(services.gateways, context.db, which, { isForNew: true });
  if (!gateway) throw new Refusal('payment.methodOff');
  const number = await context.transaction((db) => createOrReusePayment(db, context, input, way));
  const payment = await getOwnPayment(context, number);
  if (payment.state === 'pending' && payment.qrText === null && payment.redirectUrl === null) {
    await startAtGateway(services, context, gateway, payment);
  }
  return { finish: shown(number) };
}

async function payImmediately(context: ChangeContext, input: Input): Promise<Payment> {
  const { db, shop, member } = context;
  const payment = {
    shopId: shop.id,
    ownerId: member.ownerId,
    accountId: member.id,
    actor: { kind: 'member', id: member.id },
  } as const;
  const { orders, requests } = await lockRequestedParts(db, context, input);
  const { number } = input.serviceIds
    ? await payServicesFromBalance(db, { ...payment, requests })
    : await payFromBalance(db, { ...payment, orders });
  return paymentView(await getOwnPayment(context, number));
}

/** The member's orders or services to pay, row-locked. */
async function lockRequestedParts(
  db: TransactionDb,
  { shop, member }: Pick<MemberContext, 'shop' | 'member'>,
  { orderIds, serviceIds }: Input,
) {
  if (!serviceIds) {
    return { orders: await lockOrdersOfMember(db, shop.id, member.ownerId, orderIds), requests: [] };
  }
  const { requests, targets } = await lockRequests(db, shop.id, serviceIds);
  if (requests.some(({ memberId }) => memberId !== member.ownerId)) throw new Refusal('record.notFound');
  const refusal = requests.map((request) => serviceTargetRefusal(targets, request)).find(Boolean);
  if (refusal) throw new Refusal(refusal);
  return { orders: [], requests };
}

/** The gift for an amount by the shop's current recharge packages; never taken from the request. */
const giftFor = async (db: TransactionDb, shopId: number, minor: number) =>
  (await db.first(packageForAmount, { shopId, minor }))?.giftMinor ?? 0;

/** Inserts the payment or returns the open one for the same parts, with the orders or services row-locked. */
async function createOrReusePayment(
  db: TransactionDb,
  { shop, member }: Pick<MemberContext, 'shop' | 'member'>,
  input: Input,
  way: PayWay,
): Promise<string> {
  const { method, currencyCode, exchangeRate } = way;
  const purpose = purposeOf(input, way);
  const held = await lockRequestedParts(db, { shop, member }, input);
  const orders = await duePartsOf(db, shop.id, held.orders);
  const services = servicePartsOf(held.requests);
  const minor = purpose === 'recharge' ? input.rechargeMinor! : totalOfParts([...orders, ...services]);
  assertWithinLimits(minor, way);
  const giftMinor = purpose === 'recharge' ? await giftFor(db, shop.id, minor) : 0;
  const about = {
    shopId: shop.id,
    memberId: member.ownerId,
    purpose,
    method,
    minor,
    giftMinor,
    currencyCode,
    ...partColumns({ orders, services }),
  };
  const askedMinor = toAskedMinor(minor, way);
  const open = await db.first(findReusablePayment, { ...about, askedMinor });
  if (open) return open.number;
  const { paymentMinutes } = settingsFrom(await findSettings({ db, shop }));
  const isTimed = isGateway(method);
  const made = await db.first(insertPayment, {
    ...about,
    number: generateExternalNumber(),
    accountId: member.id,
    askedMinor,
    exchangeRate,
    returnPath: input.returnPath ?? '',
    expiresAt: isTimed ? secondsFromNow(paymentMinutes * 60) : null,
    askAt: isTimed ? secondsFromNow(firstQuerySeconds) : null,
  });
  return made!.number;
}

/** Starts the payment at the gateway. If it does not answer, the poller queries the payment later. */
async function startAtGateway(
  { originOf }: PaymentServices,
  { transaction, shop, visit }: MemberContext,
  gateway: PaymentGateway,
  { number, askedMinor, currencyCode, expiresAt, returnPath, orders, services }: MemberPayment,
): Promise<void> {
  const origin = originOf(visit.host);
  try {
    const started = await gateway.start({
      number,
      minor: askedMinor,
      currency: currencyCode,
      expiresAt: expiresAt!,
      title:
        [...orders, ...services]
          .map((paid) => paid.number)
          .join(' ')
          .slice(0, 60) || number,
      noticeUrl: `${origin}/api/pay/notice/${gateway.kind}`,
      // The return URL is the payment's own page; its number exists only now.
      returnUrl: `${origin}${(returnPath || '/').replace(':number', number)}`,
    });
    await transaction((db) => db.all(savePaymentStart, { shopId: shop.id, number, ...started }));
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
  }
}
