import type { Payment } from '@onehaul/contract/payment';
import { toMajor } from '@onehaul/domain/money';
import { Refusal } from '@onehaul/domain/refusal';
import type { MemberContext } from '../../http/context.ts';
import { type MemberPayment, paymentOfMember } from './payment.repository.ts';

/** A payment of the caller's account; a payment of another account is reported as not found. */
export async function getOwnPayment(
  { db, shop, member }: Pick<MemberContext, 'db' | 'shop' | 'member'>,
  number: string,
): Promise<MemberPayment> {
  const payment = await db.first(paymentOfMember, { shopId: shop.id, memberId: member.ownerId, number });
  if (!payment) throw new Refusal('record.notFound');
  return payment;
}

function nextOf({ state, method, qrText, redirectUrl }: MemberPayment): Payment['next'] {
  if (state === 'settled') return 'done';
  if (state === 'closed') return 'over';
  if (method === 'bankDeposit') return state === 'pending' || state === 'rejected' ? 'receipt' : 'wait';
  if (state !== 'pending') return 'wait';
  if (qrText !== null) return 'scan';
  return redirectUrl === null ? 'wait' : 'redirect';
}

/** A payment as displayed to its owner, with the next step. */
export function paymentView(payment: MemberPayment): Payment {
  const { orders, services, askedMinor, currencyCode, state, journalId } = payment;
  const isOpen = state === 'pending';
  return {
    number: payment.number,
    purpose: payment.purpose,
    method: payment.method,
    state,
    next: nextOf(payment),
    minor: payment.minor,
    currencyCode,
    askedAmount: toMajor({ minor: askedMinor, currency: currencyCode }),
    exchangeRate: payment.exchangeRate,
    qrText: isOpen ? payment.qrText : null,
    redirectUrl: isOpen ? payment.redirectUrl : null,
    orderIds: orders.map(({ id }) => id),
    orderNumbers: orders.map(({ number }) => number),
    serviceIds: services.map(({ id }) => id),
    serviceNumbers: services.map(({ number }) => number),
    journalId,
    reason: payment.reason,
    createdAt: payment.createdAt,
    expiresAt: payment.expiresAt,
    settledAt: payment.settledAt,
  };
}
