import type { InputOf } from '@onehaul/client/send';
import type { Order, orderCalls } from '@onehaul/contract/order';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { useKeyedCall } from '../../app/use-keyed-call.ts';
import { useWizardActs } from './use-wizard-acts.ts';

type Input = InputOf<typeof orderCalls.create>;

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
  const create = useKeyedCall(async (input: Input, key: string) =>
    (await loadActs()).createOrder(input, key),
  );

  async function run(input: Input, onOtherPrice: () => Promise<void>): Promise<void> {
    // The busy state of the button is rendered later than a second press can follow.
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    try {
      onCreated(await create(input));
    } catch (failure) {
      try {
        if (needsPrice(failure)) {
          await onOtherPrice();
        } else {
          showFailure(failure);
          // Loads what the refusal may concern, so that earlier steps show their errors.
          await revalidate();
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
    start: (input: Input, onOtherPrice: () => Promise<void>) => void run(input, onOtherPrice),
  };
}
export type Creation = ReturnType<typeof useCreateOrder>;
