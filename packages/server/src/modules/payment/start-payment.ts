import { isGateway } from '@onehaul/domain/payment/payment-state';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import type { Payment } from '@onehaul/contract/payment';
import type { TransactionDb } from '../../db/database.ts';
import type { Gateways } from '../../gateways/payment/open-gateways.ts';
import { GatewaySilent, type PaymentGateway } from '../../gateways/payment/payment-gateway.ts';
import type { Prepared } from '../../http/bind.ts';
import type { ChangeContext, MemberContext } from '../../http/context.ts';
import { lockOrdersOf } from '../order-move/index.ts';
import { findSettings } from '../shop/index.ts';
import { newNumber } from './numbers.ts';
import { gatewayOf } from './open-gateway.ts';
import { duePartsOf, payFromBalance, totalOfParts } from './pay-from-balance.ts';
import { keepStart, type MemberPayment, openPayment } from './payment.repository.ts';
import { type Asked, askedMinorOf, findPayWay, type PayWay, purposeOf } from './price-payment.ts';
import { insertPayment } from './settle.repository.ts';
import { findOwnPayment, shownPayment } from './show-payment.ts';

type Input = Asked & { readonly returnPath?: string | undefined };
/** What payments need beside the database. */
export type PaymentServices = {
  readonly gateways: Gateways;
  /** Where a shop's pages are: `https://shop.example`. */
  originOf(host: string): string;
};
/** Made before the call's own transaction; a refusal waits for it, so that a repeated key is answered as before. */
type Ready = { readonly finish: (context: ChangeContext) => Promise<Payment> };

const firstAskSeconds = 5;
const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
const nothing = async () => undefined;

/** Before the transaction of the call: a gateway is asked here, for others must not wait for it (R10, R11). */
export async function preparePayment(
  services: PaymentServices,
  context: MemberContext,
  input: Input,
): Promise<Prepared<Ready>> {
  try {
    const way = await findPayWay(context, input);
    purposeOf(input, way);
    return { ready: await readyFor(services, context, input, way), discard: nothing };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const finish = async (): Promise<Payment> => {
      throw error;
    };
    return { ready: { finish }, discard: nothing };
  }
}

async function readyFor(
  services: PaymentServices,
  context: MemberContext,
  input: Input,
  way: PayWay,
): Promise<Ready> {
  const { method } = way;
  if (method === 'balance') return { finish: (call) => payAtOnce(call, input) };
  const shown = (number: string) => async (call: MemberContext) =>
    shownPayment(await findOwnPayment(call, number));
  if (!isGateway(method)) {
    return { finish: async (call) => shown(await makePayment(call.db, call, input, way))(call) };
  }
  const which = { shopId: context.shop.id, gateway: method };
  const gateway = await gatewayOf(services.gateways, context.db, which, { isForNew: true });
  if (!gateway) throw new Refusal('payment.methodOff');
  const number = await context.transaction((db) => makePayment(db, context, input, way));
  const payment = await findOwnPayment(context, number);
  if (payment.state === 'pending' && payment.qrText === null && payment.redirectUrl === null) {
    await startAtGateway(services, context, gateway, payment);
  }
  return { finish: shown(number) };
}

async function payAtOnce(context: ChangeContext, { orderIds }: Input): Promise<Payment> {
  const { db, shop, member } = context;
  const orders = await lockOrdersOf(db, shop.id, member.ownerId, orderIds);
  const { number } = await payFromBalance(db, {
    shopId: shop.id,
    ownerId: member.ownerId,
    accountId: member.id,
    orders,
    actor: { kind: 'member', id: member.id },
  });
  return shownPayment(await findOwnPayment(context, number));
}

/** Writes the payment down, or finds the one that is open for the same; its orders are held meanwhile. */
async function makePayment(
  db: TransactionDb,
  { shop, member }: Pick<MemberContext, 'shop' | 'member'>,
  input: Input,
  way: PayWay,
): Promise<string> {
  const { method, currencyCode, exchangeRate } = way;
  const purpose = purposeOf(input, way);
  const orders = await lockOrdersOf(db, shop.id, member.ownerId, input.orderIds);
  const parts = await duePartsOf(db, shop.id, orders);
  const minor = purpose === 'recharge' ? input.rechargeMinor! : totalOfParts(parts);
  const about = {
    shopId: shop.id,
    memberId: member.ownerId,
    purpose,
    method,
    minor,
    currencyCode,
    orderIds: parts.map(({ orderId }) => orderId),
    minors: parts.map((part) => part.minor),
  };
  const open = await db.first(openPayment, about);
  if (open) return open.number;
  const { paymentMinutes } = settingsFrom(await findSettings({ db, shop }));
  const isTimed = isGateway(method);
  const made = await db.first(insertPayment, {
    ...about,
    number: newNumber(),
    accountId: member.id,
    askedMinor: askedMinorOf(minor, way),
    exchangeRate,
    returnPath: input.returnPath ?? '',
    expiresAt: isTimed ? later(paymentMinutes * 60) : null,
    askAt: isTimed ? later(firstAskSeconds) : null,
    taxMinors: parts.map(({ taxMinor }) => taxMinor),
  });
  return made!.number;
}

/** Asks how the payer goes on. A gateway that does not answer is asked about the payment by the poller. */
async function startAtGateway(
  { originOf }: PaymentServices,
  { transaction, shop, visit }: MemberContext,
  gateway: PaymentGateway,
  { number, askedMinor, currencyCode, expiresAt, returnPath, orders }: MemberPayment,
): Promise<void> {
  const origin = originOf(visit.host);
  try {
    const started = await gateway.start({
      number,
      minor: askedMinor,
      currency: currencyCode,
      expiresAt: expiresAt!,
      title:
        orders
          .map((order) => order.number)
          .join(' ')
          .slice(0, 60) || number,
      noticeUrl: `${origin}/api/pay/notice/${gateway.kind}`,
      // The page that is come back to is the payment's own, whose number nobody knew before.
      returnUrl: `${origin}${(returnPath || '/').replace(':number', number)}`,
    });
    await transaction((db) => db.all(keepStart, { shopId: shop.id, number, ...started }));
  } catch (error) {
    if (!(error instanceof GatewaySilent)) throw error;
  }
}
