import type { Parcel } from '@onehaul/contract/parcel';
import { expect, test } from 'vitest';
import type { Send } from '../../app/session-context.tsx';
import { inputOf } from './parcel-input.ts';
import { gatherParcels, inSteps } from './parcel-query.ts';

test('an address asks for what it says, and nothing that no list knows', () => {
  expect(inputOf({ search: 'SF1', filters: { stage: 'stored', warehouse: '3', ends: '7' } })).toEqual({
    search: 'SF1',
    stage: 'stored',
    warehouseId: 3,
    freeDaysAtMost: 7,
  });
  expect(inputOf({ search: '', filters: { stage: 'nowhere', warehouse: '-3', ends: '900' } })).toEqual({
    search: '',
  });
});

test('all pages are gathered, each parcel once although it moved between two pages', async () => {
  const pages: number[][] = [
    Array.from({ length: 100 }, (_, index) => index + 1),
    [100, ...Array.from({ length: 99 }, (_, index) => index + 101)],
    [200],
  ];
  const asked: number[] = [];
  const send = (async (_call: unknown, { pageIndex }: { pageIndex: number }) => {
    asked.push(pageIndex);
    return { items: pages[pageIndex - 1]!.map((id) => ({ id }) as Parcel), total: 201 };
  }) as unknown as Send;
  const progress: number[] = [];
  const all = await gatherParcels(send, { search: '', filters: {} }, ({ done }) => progress.push(done));
  expect(asked).toEqual([1, 2, 3]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(progress).toEqual([100, 199, 200]);
});

test('many are changed in steps the call takes', async () => {
  const steps: number[] = [];
  await inSteps(
    Array.from({ length: 450 }, (_, index) => index),
    async (ids) => steps.push(ids.length),
  );
  expect(steps).toEqual([200, 200, 50]);
});
