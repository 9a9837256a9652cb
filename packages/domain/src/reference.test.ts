import { expect, test } from 'vitest';
import { changedFields, filledNames, pickFields, regionIdOf } from './reference.ts';

test('a change is what differs, whatever the order of keys', () => {
  const before = { names: { en: 'Hong Kong', vi: 'Hồng Kông' }, dialCode: '+852', position: 2 };
  const after = { position: 3, names: { vi: 'Hồng Kông', en: 'Hong Kong' }, dialCode: '+852' };
  expect(changedFields(before, after)).toEqual(['position']);
  expect(changedFields(before, before)).toEqual([]);
  expect(changedFields({ words: ['a', 'b'] }, { words: ['b', 'a'] })).toEqual(['words']);
  expect(changedFields({ validUntil: null }, {})).toEqual([]);
  expect(changedFields({ terms: { group: 'toys' } }, { notes: {} })).toEqual(['notes', 'terms']);
  expect(pickFields(after, ['position', 'missing'])).toEqual({ position: 3, missing: null });
});

test('empty languages are left out', () => {
  expect(filledNames({ zhHans: '旧区', zhHanT: '', en: 'Old District', vi: '' })).toEqual({
    zhHans: '旧区',
    en: 'Old District',
  });
});

test('a region is named by country and official code', () => {
  expect(regionIdOf('CN', '440305')).toBe('CN440305');
});
