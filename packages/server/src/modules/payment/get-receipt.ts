import type { Receipt } from '@onehaul/contract/payment';
import { Refusal } from '@onehaul/domain/refusal';
import type { MemberContext } from '../../http/context.ts';
import { memberNames } from './payment.repository.ts';
import { getOwnPayment, paymentView } from './payment-view.ts';

/** A printable receipt; only for a settled payment. */
export async function getReceipt(
  context: MemberContext,
  { number }: { readonly number: string },
): Promise<Receipt> {
  const { db, shop, language } = context;
  const payment = await getOwnPayment(context, number);
  if (payment.state !== 'settled') throw new Refusal('record.notFound');
  const member = await db.first(memberNames, { shopId: shop.id, id: payment.memberId });
  return {
    payment: paymentView(payment),
    shopName: shop.names[language] ?? shop.names[shop.languages[0]] ?? '',
    memberCode: member!.code,
    memberName: member!.name,
    refunded: payment.refundedMinor,
    orders: payment.orders.map(({ number: orderNumber, goodsName, minor }) => ({
      number: orderNumber,
      goodsName,
      minor,
    })),
    services: payment.services.map(({ number: serviceNumber, names, minor }) => ({
      number: serviceNumber,
      name: names[language] ?? names[shop.languages[0]] ?? '',
      minor,
    })),
  };
}
