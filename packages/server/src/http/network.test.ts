import { expect, test } from 'vitest';
import { maskAddress, networkOf, plainAddress } from './network.ts';

test('an address of four bytes is counted by itself, however it is written', () => {
  expect(networkOf('10.1.2.3')).toBe('10.1.2.3');
  expect(networkOf('::ffff:10.1.2.3')).toBe('10.1.2.3');
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:db8::5:1:2:3:4', '2001:db8:0:5::/64'],
  ['64:ff9b::10.1.2.3', '64:ff9b:0:0::/64'],
])('%s is one of the many addresses of %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each(['', 'unknown', '10.0.0.256', '1.2.3', "'; drop table session", '10.0.0.1, 10.0.0.2'])(
  '"%s" is no address',
  (claimed) => {
    expect(plainAddress(claimed)).toBe('0.0.0.0');
    expect(networkOf(claimed)).toBe('0.0.0.0');
  },
);

test('an address shown to another person is short of what finds it', () => {
  expect(maskAddress('203.0.113.77')).toBe('203.0.*.*');
  expect(maskAddress('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:*');
});
