import { paymentCalls } from '@onehaul/contract/payment';
import { gatewayUrlsFrom, createGateways } from '../../gateways/payment/create-gateways.ts';
import { bind, bindPrepared, type Route } from '../../http/bind.ts';
import type { Services } from '../../services.ts';
import { getPayAmount } from './get-pay-amount.ts';
import { createPaymentStateReader } from './get-payment-state.ts';
import { getReceipt } from './get-receipt.ts';
import { findPayTypes, ownBankAccounts } from './payment.repository.ts';
import { getOwnPayment, paymentView } from './payment-view.ts';
import { preparePayment } from './start-payment.ts';
import { loadReceiptPicture, submitReceipt } from './submit-receipt.ts';

export function createPaymentRoutes({ database, keys, storage, payment = {} }: Services): Route[] {
  const gateways = createGateways(keys, payment.urls ?? gatewayUrlsFrom({}));
  const originOf = payment.originOf ?? ((host: string) => `https://${host}`);
  const { pay, submitReceipt: submit, ...calls } = paymentCalls;
  const payState = createPaymentStateReader({ database, gateways });
  return [
    ...bind(calls, {
      payTypes: findPayTypes,
      payAmount: getPayAmount,
      payState,
      bankAccounts: ({ db, shop }) => db.all(ownBankAccounts, { shopId: shop.id }),
      receipt: getReceipt,
    }),
    bindPrepared(
      pay,
      (context, input) => preparePayment({ gateways, originOf }, context, input),
      (context, { finish }) => finish(context),
      {
        changeOf: ({ quick }) => quick,
        recall: async (context, number) => paymentView(await getOwnPayment(context, number)),
      },
    ),
    bindPrepared(
      submit,
      (context, input) => loadReceiptPicture(storage, context, input),
      (context, ready) => submitReceipt(context, ready),
    ),
  ];
}
