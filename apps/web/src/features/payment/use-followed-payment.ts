import type { Payment } from '@onehaul/contract/payment';
import { useCallback, useEffect, useRef, useState } from 'react';
import { paymentPollMs } from './payment-poll.ts';
import { usePaymentActs } from './use-payment-acts.ts';

type Followed = {
  readonly payment: Payment;
  /** Answers so far; the pause between requests grows with them. */
  readonly answers: number;
  readonly isUnheard: boolean;
};

/**
 * A payment as the server rendered it, kept up to date in the browser: by requests at growing intervals, when the tab
 * comes back, such as from a payment app, and when the page's data is loaded again.
 */
export function useFollowedPayment(loaded: Payment) {
  const loadActs = usePaymentActs();
  const [seen, setSeen] = useState(loaded);
  const [followed, setFollowed] = useState<Followed>({ payment: loaded, answers: 1, isUnheard: false });
  const isAsking = useRef(false);
  if (seen !== loaded) {
    setSeen(loaded);
    setFollowed({ payment: loaded, answers: 1, isUnheard: false });
  }

  const put = useCallback(
    (payment: Payment) => setFollowed(({ answers }) => ({ payment, answers: answers + 1, isUnheard: false })),
    [],
  );
  const { number } = followed.payment;
  const check = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      const { payState } = await loadActs();
      const payment = await payState(number);
      // The member may have gone on to another payment meanwhile.
      setFollowed((now) =>
        now.payment.number === number ? { payment, answers: now.answers + 1, isUnheard: false } : now,
      );
    } catch {
      setFollowed((now) => ({ ...now, answers: now.answers + 1, isUnheard: true }));
    } finally {
      isAsking.current = false;
    }
  }, [loadActs, number]);

  useEffect(() => {
    const pause = paymentPollMs(followed.payment, followed.answers);
    if (pause === false) return;
    const timer = setTimeout(() => void check(), pause);
    const comeBack = () => {
      if (document.visibilityState === 'visible') void check();
    };
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [followed, check]);

  return { payment: followed.payment, isUnheard: followed.isUnheard, put, check: () => void check() };
}
