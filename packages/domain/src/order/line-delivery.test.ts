import { expect, test } from 'vitest';
import { lineDeliveryRefusal } from './line-delivery.ts';

test('U-4: a pickup line needs a pickup point, a door line a home address, and some lines take both', () => {
  expect(lineDeliveryRefusal('pickup', 'dispatch')).toBe('order.pickupPointNeeded');
  expect(lineDeliveryRefusal('dispatch', 'pickup')).toBe('order.homeAddressNeeded');
  expect(lineDeliveryRefusal('pickup', 'pickup')).toBeUndefined();
  expect(lineDeliveryRefusal('dispatch', 'dispatch')).toBeUndefined();
  expect(lineDeliveryRefusal('either', 'pickup')).toBeUndefined();
  expect(lineDeliveryRefusal('either', 'dispatch')).toBeUndefined();
});
