import type { Payment } from '@onehaul/contract/payment';
import { useRef, useState } from 'react';
import { payRoute } from '../../app/paths.ts';
import { type CallKey, isAnswered, keyFor } from '../../app/same-call-key.ts';
import { useAct } from '../../app/use-act.ts';
import { toPaymentInput, nameOfPay, type PayFor } from './pay-panel-props.ts';
import { usePaymentActs } from './use-payment-acts.ts';
import { webAddress } from './web-address.ts';

type Asked = { readonly payTypeId: number; readonly what: PayFor };

type Options = {
  readonly onStarted: (payment: Payment) => void;
  /** The shop may have withdrawn the method meanwhile. */
  readonly onFailed?: () => void;
};

/** Starts a payment idempotently: a double click, or a retry after a lost response, creates only one. */
export function useStartPayment({ onStarted, onFailed }: Options) {
  const loadActs = usePaymentActs();
  const previous = useRef<CallKey>(undefined);
  const [isUnanswered, setUnanswered] = useState(false);

  async function start({ payTypeId, what }: Asked): Promise<Payment> {
    previous.current = keyFor(`${payTypeId} ${nameOfPay(what)}`, previous.current, () => crypto.randomUUID());
    const { key } = previous.current;
    const { pay } = await loadActs();
    try {
      const payment = await pay({ payTypeId, ...toPaymentInput(what), returnPath: payRoute }, key);
      previous.current = undefined;
      return payment;
    } catch (failure) {
      setUnanswered(!isAnswered(failure));
      if (isAnswered(failure)) previous.current = undefined;
      onFailed?.();
      throw failure;
    }
  }

  const act = useAct(start, {
    // The caller shows the new payment; a page that is being left must load nothing.
    keepsPage: true,
    onDone(payment) {
      onStarted(payment);
      const page = payment.next === 'redirect' ? webAddress(payment.redirectUrl) : undefined;
      // Redirects only right after the click: returning from the gateway must not redirect again.
      if (page) location.assign(page);
    },
  });
  return {
    ...act,
    /** The outcome of the last attempt is unknown. */
    isUnanswered,
  };
}
