import { expect, test } from 'vitest';
import { whyNotDelivered } from './line-delivery.ts';

test('U-4: a pickup line needs a pickup point, a door line a home address, and some lines take both', () => {
  expect(whyNotDelivered('pickup', 'dispatch')).toBe('order.pickupPointNeeded');
  expect(whyNotDelivered('dispatch', 'pickup')).toBe('order.homeAddressNeeded');
  expect(whyNotDelivered('pickup', 'pickup')).toBeUndefined();
  expect(whyNotDelivered('dispatch', 'dispatch')).toBeUndefined();
  expect(whyNotDelivered('either', 'pickup')).toBeUndefined();
  expect(whyNotDelivered('either', 'dispatch')).toBeUndefined();
});
