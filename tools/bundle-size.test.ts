import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasForbiddenCode } from './bundle-size.ts';

const source = (path: string) => readFileSync(new URL(`../node_modules/${path}`, import.meta.url), 'utf8');

test('Ant Design and zod are recognised in a script, also when minified', () => {
  expect(hasForbiddenCode(source('zod/v4/core/schemas.js'))).toBe(true);
  expect(hasForbiddenCode(source('antd/es/config-provider/context.js'))).toBe(true);
  expect(hasForbiddenCode('let e=`ant`;f(`ant-btn`)')).toBe(true);
  expect(hasForbiddenCode('e._zod.def')).toBe(true);
});

test('other code is not', () => {
  expect(hasForbiddenCode(source('react/cjs/react.production.js'))).toBe(false);
  expect(hasForbiddenCode('f("important", "elephant-grey", zodiac)')).toBe(false);
});
