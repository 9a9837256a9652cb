import type { TariffLine } from '@onehaul/contract/fee';
import { newTariff } from '@onehaul/domain/fee/new-tariff';
import type { Tariff } from '@onehaul/domain/fee/tariff';
import { expect, test } from 'vitest';
import { pricesByDestination } from './line-prices.ts';

const lineOf = (id: number, countryId: number, firstMinor: number, more: Partial<Tariff> = {}) =>
  ({
    id,
    name: `Line ${id}`,
    countryId,
    maximumDays: 5,
    current: {
      version: 1,
      effectiveAt: '2026-01-01T00:00:00Z',
      tariff: {
        ...newTariff,
        freight: {
          mode: 'firstContinued',
          price: { kind: 'firstContinued', first: 1000, firstMinor, step: 500, stepMinor: 0, isWhole: true },
        },
        ...more,
      },
    },
    next: null,
  }) as TariffLine;
const [hongKong, taiwan, macau] = [1, 2, 3].map((countryId) => ({ countryId, name: `Country ${countryId}` }));

test('U-18: every destination shows its cheapest lines, in the order of the shop', () => {
  const lines = [
    lineOf(1, 2, 4000),
    ...[900, 500, 700, 600, 800].map((minor, at) => lineOf(10 + at, 1, minor)),
    // Refuses one kilogram, so it has no price to show.
    lineOf(30, 3, 100, { limits: { ...newTariff.limits, boxGrams: 500 } }),
  ];
  const found = pricesByDestination(lines, [taiwan!, macau!, hongKong!]);
  expect(found.map(({ name, lines: shown }) => [name, shown.map(({ minor }) => minor)])).toEqual([
    ['Country 2', [4000]],
    ['Country 1', [500, 600, 700, 800]],
  ]);
  // The tariffs stay on the server.
  expect(JSON.stringify(found)).not.toContain('tariff');
});
