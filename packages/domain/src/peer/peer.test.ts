import { describe, expect, test } from 'vitest';
import { availableCreditMinor, isWithinCredit, type PeerCreditStatus, peerOrderRefusal } from './credit.ts';
import { isFresh, signedText } from './signature.ts';
import { isMonthOver, normalizeTransferNumber } from './statement.ts';

const standing: PeerCreditStatus = { state: 'active', creditMinor: 1000, owedMinor: 400, isOverdue: false };

describe('credit', () => {
  test('holds what is owed and what is new, to the cent', () => {
    expect(isWithinCredit(standing, 600)).toBe(true);
    expect(isWithinCredit(standing, 601)).toBe(false);
    expect(availableCreditMinor(standing)).toBe(600);
    expect(availableCreditMinor({ ...standing, owedMinor: 1200 })).toBe(0);
  });

  test('is closed to who is suspended or late', () => {
    expect(peerOrderRefusal(standing)).toBeUndefined();
    expect(peerOrderRefusal({ ...standing, state: 'suspended', isOverdue: true })).toBe('peer.suspended');
    expect(peerOrderRefusal({ ...standing, isOverdue: true })).toBe('peer.overdue');
  });
});

test('a month is over when the next has begun', () => {
  expect(isMonthOver('2026-10', '2026-11-01')).toBe(true);
  expect(isMonthOver('2026-11', '2026-11-30')).toBe(false);
  expect(isMonthOver('2025-12', '2026-01-01')).toBe(true);
});

test('transfers are compared without spaces and small letters', () => {
  expect(normalizeTransferNumber(' ab 12\t3 ')).toBe('AB123');
});

describe('a signature', () => {
  const now = new Date(1_790_000_000_000);

  test('lives five minutes, whichever clock is ahead', () => {
    expect([-301, -300, 0, 300, 301].map((by) => isFresh(String(1_790_000_000 + by), now))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    for (const odd of ['', '1790000000.0', '1790000000000', 'now', ' 1790000000'])
      expect(isFresh(odd, now)).toBe(false);
  });

  test('is over all that matters', () => {
    const parts = { timestamp: '1', path: '/p', idempotencyKey: 'k', body: '{}' };
    const texts = [parts, ...Object.keys(parts).map((name) => ({ ...parts, [name]: 'x' }))].map((one) =>
      signedText(one),
    );
    expect(new Set(texts).size).toBe(5);
  });
});
