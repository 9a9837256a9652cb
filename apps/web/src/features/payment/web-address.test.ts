import { expect, test } from 'vitest';
import { webAddress } from './web-address.ts';

test('a browser is sent to pages only', () => {
  expect(webAddress('https://checkout.example/c/1')).toBe('https://checkout.example/c/1');
  expect(webAddress('javascript:alert(1)')).toBeUndefined();
  expect(webAddress('weixin://wxpay/bizpayurl?pr=1')).toBeUndefined();
  expect(webAddress('/member')).toBeUndefined();
  expect(webAddress(null)).toBeUndefined();
});
