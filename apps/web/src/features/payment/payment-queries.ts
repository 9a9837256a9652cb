import { type Payment, paymentCalls } from '@onehaul/contract/payment';
import { queryOptions } from '@tanstack/react-query';
import { paymentsKey } from '../../app/portal/payment-key.ts';
import type { Send } from '../../app/session-context.tsx';
import { paymentPollMs } from './payment-poll.ts';
import { toPaymentInput, nameOfPay, type PayFor } from './pay-panel-props.ts';

export const payTypesKey = ['payTypes'];

/** Read again each time a payment begins: the shop may have withdrawn one. */
export const payTypesQuery = (send: Send) =>
  queryOptions({
    queryKey: payTypesKey,
    queryFn: () => send(paymentCalls.payTypes, { pageIndex: 1, pageRows: 50 }),
    staleTime: 0,
  });

/** Amount of a purchase by one way to pay; refetched each time, since balances and exchange rates change. */
export const payAmountQuery = (send: Send, payTypeId: number, what: PayFor) =>
  queryOptions({
    queryKey: [...paymentsKey, 'amount', payTypeId, nameOfPay(what)],
    queryFn: () => send(paymentCalls.payAmount, { payTypeId, ...toPaymentInput(what) }),
    staleTime: 0,
  });

export const paymentKey = (number: string) => [...paymentsKey, 'state', number];

/** The server's state of a payment: it overrides anything a gateway's page reports (S41). */
export const paymentQuery = (send: Send, number: string) =>
  queryOptions({
    queryKey: paymentKey(number),
    queryFn: (): Promise<Payment> => send(paymentCalls.payState, { number }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? paymentPollMs(state.data, state.dataUpdateCount) : false),
  });

export const bankAccountsQuery = (send: Send) =>
  queryOptions({
    queryKey: ['bankAccounts'],
    queryFn: () => send(paymentCalls.bankAccounts, {}),
    staleTime: 60_000,
  });
