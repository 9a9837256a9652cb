import type { Parcel } from '@onehaul/contract/parcel';
import { expect, test } from 'vitest';
import { parcelSheet } from './parcel-export.ts';

test('times are those of the pages: of the shop, wherever the member is', () => {
  const receivedAt = new Date('2026-11-17T16:30:00Z');
  const parcel = { receivedAt, createdAt: receivedAt, unitPriceCents: 0, totalPriceCents: 0 } as Parcel;
  const timesIn = (zone: string) =>
    parcelSheet([parcel], ((key: string) => key) as never, zone)
      .rows[0]!.filter((cell) => cell instanceof Date)
      .map((cell) => cell.toISOString());
  expect(timesIn('Asia/Hong_Kong')).toEqual(['2026-11-18T00:30:00.000Z', '2026-11-18T00:30:00.000Z']);
  expect(timesIn('Europe/London')[0]).toBe('2026-11-17T16:30:00.000Z');
});
