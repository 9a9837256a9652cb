import type { InputOf } from '@onehaul/client/send';
import { fileCalls } from '@onehaul/contract/file';
import { orderCalls } from '@onehaul/contract/order';
import { paymentCalls } from '@onehaul/contract/payment';
import { browserSession } from '../../app/session/browser-session.ts';

/** Starts a payment. The key makes a repeated call the same payment (A48). */
export const pay = (input: InputOf<typeof paymentCalls.pay>, idempotencyKey: string) =>
  browserSession().send(paymentCalls.pay, input, idempotencyKey);

export const payTypes = () => browserSession().send(paymentCalls.payTypes, { pageIndex: 1, pageRows: 50 });

/** State of a payment; an expired login is not asked about, since nobody pressed anything. */
export const payState = (number: string) => browserSession().sendQuietly(paymentCalls.payState, { number });

export const submitReceipt = (input: InputOf<typeof paymentCalls.submitReceipt>) =>
  browserSession().send(paymentCalls.submitReceipt, input);

export const uploadPicture = (file: Uint8Array<ArrayBuffer>) =>
  browserSession().send(fileCalls.uploadImage, { file });

export const paidOrder = (id: number) => browserSession().sendQuietly(orderCalls.get, { id });
