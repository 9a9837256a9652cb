import { Suspense } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { PanelSkeleton } from './panel-skeleton.tsx';
import type { PayPanelProps } from './pay-panel-props.ts';

const PayFlow = lazyPart(async () => ({ default: (await import('./pay-flow.client.tsx')).PayFlow }));

/** Pays orders, services or a recharge, from choosing a way to pay to the receipt. Loaded lazily. */
export const PayPanel = (props: PayPanelProps) => (
  <Suspense fallback={<PanelSkeleton />}>
    <PayFlow {...props} />
  </Suspense>
);
