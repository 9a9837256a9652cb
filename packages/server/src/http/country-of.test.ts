import { expect, test } from 'vitest';
import { countryOf } from './country-of.ts';

test.each([
  ['1.36.0.1', 'HK'],
  ['::ffff:14.160.0.1', 'VN'],
  ['114.25.1.1', 'TW'],
  ['2001:4860:4860::8888', 'US'],
  ['127.0.0.1', undefined],
  ['10.1.2.3', undefined],
  ['no address', undefined],
])('%s is in %s', (address, country) => {
  expect(countryOf(address)).toBe(country);
});
