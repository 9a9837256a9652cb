import type { RefusalCode } from '../refusal.ts';

/** How a line hands goods over. */
export const lineDeliveries = ['dispatch', 'pickup', 'either'] as const;
export type LineDelivery = (typeof lineDeliveries)[number];

/** Home delivery, or a pickup point. */
export type AddressKind = 'dispatch' | 'pickup';

/** Returns why a line cannot deliver to an address; shared by the server's refusal and the wizard. */
export function lineDeliveryRefusal(line: LineDelivery, to: AddressKind): RefusalCode | undefined {
  if (line === 'either' || line === to) return undefined;
  return line === 'pickup' ? 'order.pickupPointNeeded' : 'order.homeAddressNeeded';
}
