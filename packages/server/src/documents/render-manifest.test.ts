import { paperWords } from '@onehaul/i18n/paper-text';
import { expect, test } from 'vitest';
import { manifestRows } from './render-manifest.ts';
import type { ManifestPaper } from './papers.ts';

const line = (number: string, unitNumber: string | null, boxCount: number, weightGrams: number) => ({
  number,
  unitNumber,
  boxCount,
  weightGrams,
  carrierBillNumber: '',
  receiverName: '',
  destination: '',
});

test('P9: the manifest lists by bag and pallet, with their own weights, and counts an order once', () => {
  const manifest = {
    units: [
      { number: 'B1-B01', kind: 'bag', weightGrams: 3300 },
      { number: 'B1-B02', kind: 'bag', weightGrams: null },
      { number: 'B1-P01', kind: 'pallet', weightGrams: 9000 },
    ],
    orders: [
      line('ORDER1', 'B1-B01', 1, 1000),
      line('ORDER2', 'B1-B01', 1, 2000),
      line('ORDER2', 'B1-P01', 2, 8000),
      line('ORDER3', null, 1, 500),
    ],
  } as unknown as ManifestPaper;
  const rows = manifestRows(paperWords('en'), manifest).map(([index, name, , , , boxes, weight]) =>
    [index, name, boxes, weight].join('|'),
  );
  expect(rows).toEqual([
    '|Bag B1-B01|2|3.3 kg',
    '1|ORDER1|1|1 kg',
    '2|ORDER2|1|2 kg',
    '|Pallet B1-P01|2|9 kg',
    '3|ORDER2|2|8 kg',
    '|Loose boxes|1|0.5 kg',
    '4|ORDER3|1|0.5 kg',
    'Total|Orders: 3|5|11.5 kg',
  ]);
});
