import type { InputOf } from '@onehaul/client/send';
import type { Order, orderCalls } from '@onehaul/contract/order';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isAnswered } from '../../app/same-call-key.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { useKeyedCall } from '../../app/use-keyed-call.ts';
import type { Draft } from './draft.ts';
import { useWizardActs } from './use-wizard-acts.ts';

type Input = InputOf<typeof orderCalls.create>;
/** An order as it was sent, and the draft it was made of. */
type Sent = { readonly input: Input; readonly draft: Draft };

/** Refusals that require a new price. */
const otherPrice = ['order.priceChanged', 'order.quoteExpired', 'order.quoteMismatch'];

const needsPrice = (failure: unknown) =>
  otherPrice.includes((failure as { readonly error?: string }).error ?? '');

/** Places the order once, however often the button is pressed or the call repeated after a lost response. */
export function useCreateOrder(onCreated: (order: Order) => void) {
  const loadActs = useWizardActs();
  const showFailure = useFailureToast();
  const { revalidate } = useRevalidator();
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);
  const [unanswered, setUnanswered] = useState<Sent>();
  const create = useKeyedCall(async (input: Input, key: string) =>
    (await loadActs()).createOrder(input, key),
  );

  async function run(sent: Sent, onOtherPrice: () => Promise<void>): Promise<void> {
    // The busy state of the button is rendered later than a second press can follow.
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    try {
      onCreated(await create(sent.input));
    } catch (failure) {
      setUnanswered(isAnswered(failure) ? undefined : sent);
      try {
        if (needsPrice(failure)) {
          await onOtherPrice();
        } else {
          showFailure(failure);
          // Loads what a refusal may concern, so that earlier steps show their errors.
          if (isAnswered(failure)) await revalidate();
        }
      } catch (unpriced) {
        showFailure(unpriced);
      }
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  }
  return {
    isPending,
    /** The order may exist although no response arrived: sent again, it is the same order. */
    unanswered,
    start: (sent: Sent, onOtherPrice: () => Promise<void>) => void run(sent, onOtherPrice),
  };
}
export type Creation = ReturnType<typeof useCreateOrder>;
