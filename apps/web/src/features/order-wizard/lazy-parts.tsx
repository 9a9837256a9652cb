import { lazyPart } from '../../app/lazy-part.ts';

const loadParts = () => import('./later-parts.tsx');

/** Parts after the first step load while the parcels are chosen. */
export const DeliveryParts = lazyPart(async () => ({ default: (await loadParts()).DeliveryParts }));
export const DetailParts = lazyPart(async () => ({ default: (await loadParts()).DetailParts }));
export const PaymentStep = lazyPart(async () => ({
  default: (await import('./payment-step.tsx')).PaymentStep,
}));

/** Loads the parts ahead; a failure is retried when they are shown. */
export async function preloadParts(): Promise<void> {
  await Promise.all([loadParts(), import('./payment-step.tsx')]).catch(() => undefined);
}
