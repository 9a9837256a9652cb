import { expect, test } from 'vitest';
import { firstLanguage } from './language.ts';

test.each([
  ['vi', ['en-GB'], 'vi'],
  [null, ['fr', 'zh-TW', 'en'], 'zhHanT'],
  ['klingon', ['zh-CN'], 'zhHans'],
  [null, ['fr'], 'en'],
  [null, [], 'en'],
])('a browser that kept %j and prefers %j starts in %s', (stored, preferred, expected) => {
  expect(firstLanguage(stored, preferred)).toBe(expected);
});
