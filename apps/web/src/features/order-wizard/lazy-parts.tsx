import { lazy } from 'react';

const loadParts = () => import('./later-parts.tsx');

/** Parts after the first step load while the parcels are chosen. */
export const DeliveryParts = lazy(async () => ({ default: (await loadParts()).DeliveryParts }));
export const DetailParts = lazy(async () => ({ default: (await loadParts()).DetailParts }));
export const PaymentStep = lazy(async () => ({
  default: (await import('./payment-step.tsx')).PaymentStep,
}));

/** Loads the parts ahead; a failure is retried when they are shown. */
export async function preloadParts(): Promise<void> {
  await Promise.all([loadParts(), import('./payment-step.tsx')]).catch(() => undefined);
}
