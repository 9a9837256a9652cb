import { expect, test } from 'vitest';
import { versionAt } from './tariff-version.ts';

test('the version that counts is the last that came into effect', () => {
  const versions = [
    { version: 1, effectiveAt: '2026-01-01T00:00:00Z' },
    { version: 3, effectiveAt: '2026-03-01T00:00:00Z' },
    { version: 2, effectiveAt: '2026-03-01T00:00:00Z' },
    { version: 4, effectiveAt: '2026-09-01T08:00:00+08:00' },
  ];
  const at = (instant: string) => versionAt(versions, instant)?.version;
  expect(at('2025-12-31T23:59:59Z')).toBeUndefined();
  expect(at('2026-01-01T00:00:00Z')).toBe(1);
  expect(at('2026-08-31T23:59:59Z')).toBe(3);
  expect(at('2026-09-01T00:00:00Z')).toBe(4);
});
