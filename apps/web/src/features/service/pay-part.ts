import type { ComponentType } from 'react';

/** Paying is another feature's: the route hands it in. */
export type PayPart = ComponentType<{
  readonly serviceIds: readonly number[];
  readonly onPaid: () => void;
  readonly onCancel: () => void;
}>;
