import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !/node_modules|\/build\/|\.test\./.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('P12: working pages write dates by one module, and amounts of money too', () => {
  const pages = [
    ...sources('apps/console/src/**/*.{ts,tsx}'),
    ...sources('packages/workbench/src/**/*.{ts,tsx}'),
  ];
  const ownDates = pages.filter(({ text }) =>
    /(dateStyle|timeStyle|Intl\.DateTimeFormat|toLocale(Date|Time))/.test(text),
  );
  expect(ownDates.map(({ file }) => file)).toEqual([]);
  const all = [
    ...pages,
    ...sources('apps/web/src/**/*.{ts,tsx}'),
    ...sources('packages/ui/src/**/*.{ts,tsx}'),
  ];
  const ownMoney = all.filter(({ text }) =>
    /style: 'currency'|currencyDisplay|prefix="CNY"|suffix="CNY"/.test(text),
  );
  expect(ownMoney.map(({ file }) => file)).toEqual([]);
});
