import { expect, test } from 'vitest';
import { disposableFrom, noticeEndsAt } from './disposal.ts';

const now = new Date('2026-11-15T10:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const parcel = {
  state: 'unclaimed',
  memberId: null,
  receivedAt: days(-10),
  createdAt: days(-10),
  abandonAt: null,
  storageStep: 'free',
  holdReason: null,
} as const;
const owned = { ...parcel, memberId: 1, state: 'stored', abandonAt: days(5) } as const;

test('what is nobody’s may leave when everybody had time to look for it', () => {
  expect(noticeEndsAt(days(-10), 15)).toEqual(days(5));
  expect(disposableFrom(parcel, 15, now)).toEqual(days(5));
  expect(disposableFrom({ ...parcel, receivedAt: null, createdAt: days(-20) }, 15, now)).toEqual(days(-5));
  expect(disposableFrom({ ...parcel, state: 'claimPending' }, 15, now)).toBeNull();
});

test('what is somebody’s may leave when it was marked as abandoned, held or not', () => {
  expect(disposableFrom(owned, 15, now)).toEqual(days(5));
  expect(disposableFrom({ ...owned, storageStep: 'abandoned' }, 15, now)).toEqual(now);
  const held = { ...owned, state: 'onHold', holdReason: 'damage' } as const;
  expect(disposableFrom(held, 15, now)).toEqual(days(5));
  expect(disposableFrom({ ...held, abandonAt: null }, 15, now)).toBeNull();
  expect(disposableFrom({ ...owned, abandonAt: days(-1) }, 15, now)).toBeNull();
});

test('what must not be kept may leave at once', () => {
  expect(disposableFrom({ ...owned, state: 'onHold', holdReason: 'contraband' }, 15, now)).toEqual(now);
});

test('what is on its way in or out never', () => {
  for (const state of ['forecast', 'received', 'reserved', 'packed', 'shipped', 'disposed'] as const)
    expect(disposableFrom({ ...owned, state, storageStep: 'abandoned' }, 15, now), state).toBeNull();
});
