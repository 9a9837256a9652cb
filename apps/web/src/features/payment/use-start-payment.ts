import { type Payment, paymentCalls } from '@onehaul/contract/payment';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { payRoute } from '../../app/paths.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import { toPaymentInput, nameOfPay, type PayFor } from './pay-panel-props.ts';
import { paymentKey, payTypesKey } from './payment-queries.ts';
import { isAnswered, keyFor, type PaymentKey } from './same-payment-key.ts';
import { webAddress } from './web-address.ts';

type Asked = { readonly payTypeId: number; readonly what: PayFor };

/** Starts a payment idempotently: a double click, or a retry after a lost response, creates only one. */
export function useStartPayment(onStarted: (payment: Payment) => void) {
  const send = useSend();
  const queries = useQueryClient();
  const previous = useRef<PaymentKey>(undefined);
  const isRunning = useRef(false);
  const [isUnanswered, setUnanswered] = useState(false);

  async function start({ payTypeId, what }: Asked): Promise<Payment> {
    previous.current = keyFor(`${payTypeId} ${nameOfPay(what)}`, previous.current, () => crypto.randomUUID());
    const { key } = previous.current;
    try {
      const input = { payTypeId, ...toPaymentInput(what), returnPath: payRoute };
      const payment = await send(paymentCalls.pay, input, key);
      previous.current = undefined;
      return payment;
    } catch (failure) {
      setUnanswered(!isAnswered(failure));
      if (isAnswered(failure)) previous.current = undefined;
      // A method the shop has withdrawn disappears from the choices.
      void queries.invalidateQueries({ queryKey: payTypesKey });
      throw failure;
    } finally {
      isRunning.current = false;
    }
  }

  const change = useChange(start, {
    onDone(payment) {
      queries.setQueryData(paymentKey(payment.number), payment);
      onStarted(payment);
      const page = payment.next === 'redirect' ? webAddress(payment.redirectUrl) : undefined;
      // Redirects only right after the click: returning from the gateway must not redirect again.
      if (page) location.assign(page);
    },
  });

  return {
    ...change,
    /** The outcome of the last attempt is unknown. */
    isUnanswered,
    start(asked: Asked) {
      // Guards against a second click before the busy state has rendered.
      if (isRunning.current) return;
      isRunning.current = true;
      change.start(asked);
    },
  };
}
