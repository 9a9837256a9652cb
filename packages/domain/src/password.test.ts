import { describe, expect, test } from 'vitest';
import { passwordRule, passwordRefusal } from './password.ts';
import { settingsFrom } from './settings.ts';

const ruleOf = (own: Record<string, unknown>) => passwordRule(settingsFrom(own));
const strongRule = { leastLength: 8, isStrong: true };
const common = new Set(['password123', 'woaini1314']);

describe('the rule of a shop', () => {
  test('S-f: a shop that set nothing has the strong rule', () => {
    expect(ruleOf({})).toEqual(strongRule);
    expect(passwordRefusal('123456', ruleOf({}), common)).toBe('password.tooShort');
  });

  test('S-f: a shop may relax it to the minimum of the specification, and no further', () => {
    expect(ruleOf({ strongPasswords: 0 })).toEqual({ leastLength: 6, isStrong: false });
    expect(ruleOf({ strongPasswords: 0, passwordLeastLength: 3 })).toEqual({
      leastLength: 6,
      isStrong: false,
    });
    expect(passwordRefusal('123456', ruleOf({ strongPasswords: 0 }), common)).toBeUndefined();
    expect(passwordRefusal('12345', ruleOf({ strongPasswords: 0 }), common)).toBe('password.tooShort');
  });

  test('a shop may ask for more signs', () => {
    expect(ruleOf({ passwordLeastLength: 12 }).leastLength).toBe(12);
    expect(ruleOf({ strongPasswords: 0, passwordLeastLength: 9 }).leastLength).toBe(9);
  });
});

describe('the strong rule', () => {
  test.each([
    ['1234567', 'password.tooShort'],
    ['密码密码密码密', 'password.tooShort'],
    ['Password123', 'password.tooCommon'],
    ['WoAiNi1314', 'password.tooCommon'],
    ['87654321', 'password.tooCommon'],
    ['abcdefghij', 'password.tooCommon'],
    ['00000000', 'password.tooCommon'],
    ['123123123', 'password.tooCommon'],
    ['abcdabcd', 'password.tooCommon'],
    ['x'.repeat(129), 'password.tooLong'],
    ['secret-word', undefined],
    ['我家的猫叫小花', 'password.tooShort'],
    ['我家的猫名叫小花', undefined],
  ] as const)('S-f: it judges %j', (password, refusal) => {
    expect(passwordRefusal(password, strongRule, common)).toBe(refusal);
  });
});
