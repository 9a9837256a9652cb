import { expect, test } from 'vitest';
import { hasRoom, quotasOf } from './quota.ts';

const plan = { members: 100, parcels: 1000, staff: 3, storageBytes: null };
const states = (usage: Partial<Record<'members' | 'parcels' | 'staff' | 'storageBytes', number>>) =>
  Object.fromEntries(
    quotasOf(plan, { members: 0, parcels: 0, staff: 0, storageBytes: 0, ...usage }).map(
      ({ quantity, state, refuses }) => [quantity, `${state} ${refuses ?? ''}`.trim()],
    ),
  );

test('a quantity is near from 80 percent and reached at the included number', () => {
  expect(states({ members: 79 }).members).toBe('within');
  expect(states({ members: 80 }).members).toBe('near');
  expect(states({ members: 99 }).members).toBe('near');
  expect(states({ members: 100 }).members).toBe('reached register');
  expect(states({ staff: 2 }).staff).toBe('within');
  expect(states({ staff: 4 }).staff).toBe('reached invite');
});

test('parcels are never refused, and what is unlimited is never near', () => {
  expect(states({ parcels: 5000 }).parcels).toBe('reached');
  expect(states({ storageBytes: 10 ** 15 }).storageBytes).toBe('within');
  const full = quotasOf(
    { ...plan, storageBytes: 10 },
    { members: 0, parcels: 0, staff: 0, storageBytes: 10 },
  );
  expect(full[3]).toEqual({
    quantity: 'storageBytes',
    included: 10,
    used: 10,
    state: 'reached',
    refuses: 'upload',
  });
});

test('there is room up to the included number', () => {
  expect(hasRoom(3, 2)).toBe(true);
  expect(hasRoom(3, 3)).toBe(false);
  expect(hasRoom(100, 60, 40)).toBe(true);
  expect(hasRoom(100, 60, 41)).toBe(false);
  expect(hasRoom(null, 10 ** 9)).toBe(true);
});
