import { currency } from '@onehaul/contract/console/studio/currency';
import { staffCalls } from '@onehaul/contract/console/staff';
import type { Translate } from '@onehaul/i18n/translator';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { zodRules } from './zod-rules.tsx';

const words = ((key: string, values = {}) =>
  [key, ...Object.values(values)].join(' ')) as Translate<'workbench'>;

type Rule = { required: boolean; validator: (rule: unknown, value: unknown) => Promise<void> };
const ruleOf = (schema: Parameters<typeof zodRules>[0], name: string) =>
  zodRules(schema, words)(name)[0] as unknown as Rule;
const complaint = (rule: Rule, value: unknown) =>
  rule.validator({}, value).then(
    () => undefined,
    (error: Error) => error.message,
  );

describe('a new person', () => {
  const of = (name: string) => ruleOf(staffCalls.add.input, name);

  test.each([
    ['name', 'Ann', undefined],
    ['name', '   ', 'form.required'],
    ['name', undefined, 'form.required'],
    ['name', 'a'.repeat(61), 'form.tooLong 60'],
    ['email', 'ann@harbour.example', undefined],
    ['email', 'ann', 'form.email'],
    ['email', null, 'form.required'],
    ['roles', [], undefined],
    ['roles', ['clerk'], undefined],
    ['roles', ['king'], 'form.invalid'],
  ])('%s %j: %s', async (name, value, expected) => {
    expect(await complaint(of(name), value)).toBe(expected);
  });

  test('a list that needs an entry is required', async () => {
    const schema = z.object({ roles: z.array(z.string()).min(1) });
    expect(await complaint(ruleOf(schema, 'roles'), [])).toBe('form.required');
  });

  test('what cannot be left out is marked', () => {
    expect(of('email').required).toBe(true);
    expect(ruleOf(staffCalls.list.input, 'search').required).toBe(false);
  });

  test('a field the call does not know is a mistake of ours', () => {
    expect(() => of('nickname')).toThrow('nickname');
  });
});

test.each([
  [7.1, undefined],
  [0, 'form.tooSmall 0.00000001'],
  [2_000_000, 'form.tooLarge 1000000'],
  [undefined, 'form.required'],
  ['7', 'form.invalid'],
])('a rate of %j: %s', async (value, expected) => {
  expect(await complaint(ruleOf(currency.values, 'exchangeRate'), value)).toBe(expected);
});
