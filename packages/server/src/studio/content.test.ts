import { expect, test } from 'vitest';
import { asksForFacts } from './content.ts';

test.each([
  [{ code: 'CN1', names: { en: 'China warehouse' }, receiver: '[[收件人]]' }, true],
  [{ names: { en: 'About', vi: 'Về [[tên công ty]]' } }, true],
  [{ contactLinks: [{ name: 'Mail', text: '[[e-mail]]', image: null }] }, true],
  // Lists within lists, and brackets that ask for nothing.
  [{ ranges: [[1, 2], [3]], note: 'see [1] and [[', days: 30, isOpen: false, none: null }, false],
])('%j asks for facts: %j', (content, asks) => {
  expect(asksForFacts(content)).toBe(asks);
});
