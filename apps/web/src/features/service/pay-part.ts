import type { ComponentType } from 'react';

/** Payment is another feature; the route injects it. */
export type PayPart = ComponentType<{
  readonly serviceIds: readonly number[];
  readonly onPaid: () => void;
  readonly onCancel: () => void;
}>;
