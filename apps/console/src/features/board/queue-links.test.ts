import { permissionsOf } from '@onehaul/domain/staff/role';
import { expect, test } from 'vitest';
import { pagesFor } from '../../app/navigation.ts';
import { queueAddress, queueGroups } from './queue-links.ts';

test('a queue opens a page that everybody who sees it may open', () => {
  for (const { call, names } of queueGroups)
    for (const name of names) {
      const [path] = queueAddress(name, {}).split('?');
      expect(pagesFor([call.access]).map((page) => page.path)).toContain(path);
    }
});

test('a role sees the queues of its own lists only', () => {
  const seen = (role: 'clerk' | 'service' | 'finance' | 'owner' | 'operator') =>
    queueGroups.filter(({ call }) => permissionsOf[role].includes(call.access)).map(({ group }) => group);
  expect(seen('clerk')).toEqual(['parcels', 'orders', 'claims', 'cases']);
  expect(seen('finance')).toEqual(['parcels', 'orders', 'cases', 'money']);
  expect(seen('owner')).toHaveLength(queueGroups.length);
  expect(seen('operator')).toEqual([]);
});

test('the list is narrowed to the same shop and, where it can be, to the same warehouse', () => {
  expect(queueAddress('toPutAway', { shopId: 3, warehouseId: 7 })).toBe(
    '/parcels?state=stored&bin=none&shop=3&warehouse=7',
  );
  expect(queueAddress('differences', { shopId: 3, warehouseId: 7 })).toBe('/adjust?shop=3');
  expect(queueAddress('differences', {})).toBe('/adjust');
});
