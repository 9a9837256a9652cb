import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Payment } from '@onehaul/contract/payment';
import { paymentMachine } from '@onehaul/domain/payment/payment-state';
import { parseTransactionNumber } from '@onehaul/domain/payment/transaction-number';
import { Refusal } from '@onehaul/domain/refusal';
import pg from 'pg';
import type { Storage } from '../../gateways/storage/storage.ts';
import type { Prepared } from '../../http/bind.ts';
import type { ChangeContext, MemberContext } from '../../http/context.ts';
import { emit } from '../../outbox/emit.ts';
import { notifyStaff } from '../../outbox/notify-staff.ts';
import { objectKeyOf, fileOfMember } from '../file/index.ts';
import { activeBankAccount, upsertReceipt, markUnderReview } from './receipt.repository.ts';
import { lockPaymentByNumber } from './settle.repository.ts';
import { getOwnPayment, paymentView } from './payment-view.ts';

type Input = {
  readonly number: string;
  readonly bankAccountId: number;
  readonly transactionNumber: string;
  readonly payerName: string;
  readonly picture: string;
};
export type PreparedReceipt = { readonly input: Input; readonly pictureSha256: Buffer | null };

/** Hashes the picture's bytes before any lock is taken, because reading them is slow. */
export async function loadReceiptPicture(
  storage: Storage,
  { db, shop, member }: MemberContext,
  input: Input,
): Promise<Prepared<PreparedReceipt>> {
  const file = await db.first(fileOfMember, { shopId: shop.id, memberId: member.id, id: input.picture });
  const key = file && objectKeyOf(shop, file.fileKey);
  const stored = key ? await storage.get(key) : undefined;
  const pictureSha256 = stored
    ? createHash('sha256')
        .update(await buffer(stored.body))
        .digest()
    : null;
  return { ready: { input, pictureSha256 }, discard: async () => undefined };
}

/** Records the member's claim that money was sent to the bank. One transfer pays only once per shop (S60). */
export async function submitReceipt(
  context: ChangeContext,
  { input, pictureSha256 }: PreparedReceipt,
): Promise<Payment> {
  const { db, shop, member } = context;
  const { number, bankAccountId, payerName, picture } = input;
  const transactionNumber = parseTransactionNumber(input.transactionNumber)!;
  if (!pictureSha256) throw new Refusal('file.notFound');
  const payment = await db.first(lockPaymentByNumber, { shopId: shop.id, number });
  if (payment?.memberId !== member.ownerId) throw new Refusal('record.notFound');
  const isOpen = payment.method === 'bankDeposit' && paymentMachine.next(payment.state, 'submit');
  if (!isOpen) throw new Refusal('payment.notOpen');
  const { id } = payment;
  if (!(await db.first(activeBankAccount, { shopId: shop.id, id: bankAccountId }))) {
    throw new Refusal('record.notFound');
  }
  const receipt = { paymentId: id, bankAccountId, payerName, transactionNumber, picture, pictureSha256 };
  const submitted = await db
    .attempt(() => db.first(upsertReceipt, { shopId: shop.id, ...receipt }))
    .catch(throwReceiptUsed);
  await db.all(markUnderReview, { shopId: shop.id, id });
  const details = { number };
  await emit(db, {
    shopId: shop.id,
    memberId: member.ownerId,
    topic: 'paymentChanged',
    subjectId: id,
    details,
  });
  await notifyStaff(db, {
    kind: 'money',
    // A receipt that is sent again after a rejection is to be reviewed again.
    key: `deposit ${number} ${submitted!.submittedAt.toISOString()}`,
    shopId: shop.id,
    subjectId: id,
    details: { event: 'deposit', number, minor: payment.askedMinor, currencyCode: payment.currencyCode },
  });
  return paymentView(await getOwnPayment(context, number));
}

function throwReceiptUsed(error: unknown): never {
  const isTaken = error instanceof pg.DatabaseError && error.constraint === 'bank_receipt_once';
  throw isTaken ? new Refusal('payment.receiptUsed') : error;
}
