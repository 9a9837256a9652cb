import type { RefusalCode } from '../refusal.ts';

/** Where a line hands goods over. */
export const lineDeliveries = ['dispatch', 'pickup', 'either'] as const;
export type LineDelivery = (typeof lineDeliveries)[number];

/** What an address is: a door, or a point where the receiver collects. */
export type AddressKind = 'dispatch' | 'pickup';

/** Why a line cannot deliver to an address: the server refuses with it, the wizard asks by it. */
export function whyNotDelivered(line: LineDelivery, to: AddressKind): RefusalCode | undefined {
  if (line === 'either' || line === to) return undefined;
  return line === 'pickup' ? 'order.pickupPointNeeded' : 'order.homeAddressNeeded';
}
