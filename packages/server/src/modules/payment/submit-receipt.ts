import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Payment } from '@onehaul/contract/payment';
import { paymentMachine } from '@onehaul/domain/payment/payment-state';
import { readTransactionNumber } from '@onehaul/domain/payment/transaction-number';
import { Refusal } from '@onehaul/domain/refusal';
import pg from 'pg';
import type { Storage } from '../../gateways/storage/storage.ts';
import type { Prepared } from '../../http/bind.ts';
import type { ChangeContext, MemberContext } from '../../http/context.ts';
import { emit } from '../../outbox/emit.ts';
import { objectKeyOf, ownFile } from '../file/index.ts';
import { activeBankAccount, keepReceipt, putUnderReview } from './receipt.repository.ts';
import { lockPaymentByNumber } from './settle.repository.ts';
import { findOwnPayment, shownPayment } from './show-payment.ts';

type Input = {
  readonly number: string;
  readonly bankAccountId: number;
  readonly transactionNumber: string;
  readonly payerName: string;
  readonly picture: string;
};
export type ReceiptReady = { readonly input: Input; readonly pictureSha256: Buffer | null };

/** Hashes the picture's bytes before any lock is taken, because reading them is slow. */
export async function readReceiptPicture(
  storage: Storage,
  { db, shop, member }: MemberContext,
  input: Input,
): Promise<Prepared<ReceiptReady>> {
  const file = await db.first(ownFile, { shopId: shop.id, memberId: member.id, id: input.picture });
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
  { input, pictureSha256 }: ReceiptReady,
): Promise<Payment> {
  const { db, shop, member } = context;
  const { number, bankAccountId, payerName, picture } = input;
  const transactionNumber = readTransactionNumber(input.transactionNumber)!;
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
  await db.attempt(() => db.all(keepReceipt, { shopId: shop.id, ...receipt })).catch(asUsed);
  await db.all(putUnderReview, { shopId: shop.id, id });
  const details = { number };
  await emit(db, {
    shopId: shop.id,
    memberId: member.ownerId,
    topic: 'paymentChanged',
    subjectId: id,
    details,
  });
  return shownPayment(await findOwnPayment(context, number));
}

function asUsed(error: unknown): never {
  const isTaken = error instanceof pg.DatabaseError && error.constraint === 'bank_receipt_once';
  throw isTaken ? new Refusal('payment.receiptUsed') : error;
}
