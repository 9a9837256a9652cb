import { Tariff as TariffSchema } from '@onehaul/contract/tariff';
import { priceShipment } from '@onehaul/domain/fee/price';
import { shipmentOf } from '@onehaul/domain/fee/shipment';
import { tariffProblems } from '@onehaul/domain/fee/tariff-problems';
import { describe, expect, test } from 'vitest';
import type { DemoShop } from './demo-shop.ts';
import { harbour } from './harbour.ts';
import { northstar } from './northstar.ts';
import { saomai } from './saomai.ts';

const shops = [harbour, saomai, northstar];
const tariffsOf = ({ lines }: DemoShop) =>
  lines.flatMap(({ code, versions }) => versions.map(({ tariff }) => [code, tariff] as const));
const distinct = (values: readonly unknown[]) => [...new Set(values)].sort();

describe.each(shops.map((shop) => [shop.names.en, shop] as const))('%s', (_name, shop) => {
  test('charges by tariffs that could be published', () => {
    for (const [code, tariff] of tariffsOf(shop)) {
      expect(TariffSchema.parse(tariff), code).toEqual(tariff);
      expect(tariffProblems(tariff), code).toEqual([]);
    }
  });

  test('has lines that name what the shop has', () => {
    const codes = shop.lines.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThanOrEqual(6);
    for (const line of shop.lines) {
      expect(shop.warehouses.map(({ code }) => code)).toContain(line.warehouseCode);
      expect(shop.carriers.map(({ code }) => code)).toContain(line.carrierCode);
      expect(shop.destinations.map(({ countryCode }) => countryCode)).toContain(line.countryCode);
      expect(shop.deliverySpeeds.map(({ names }) => names.en)).toContain(line.speed);
      const goods = shop.goodsTypes.map(({ names }) => names.en);
      for (const name of line.goods) expect(goods).toContain(name);
      const areas = shop.remoteAreas.filter(({ countryCode }) => countryCode === line.countryCode);
      for (const { tariff } of line.versions) {
        for (const { area } of tariff.remoteAreas) {
          const all = shop.remoteAreas.map(({ key }) => key);
          expect(all, line.code).toContain(area);
          // Shared terms may name lists of several countries, but at least one must be the line's own.
          expect(areas.length, line.code).toBeGreaterThan(0);
        }
      }
    }
    for (const { countryCode } of shop.destinations) {
      expect(shop.lines.map((line) => line.countryCode)).toContain(countryCode);
    }
  });

  test('has versions in the order in which they came', () => {
    for (const { code, versions } of shop.lines) {
      const days = versions.map(({ daysAgo }) => daysAgo);
      expect(days, code).toEqual(days.toSorted((a, b) => b - a));
      expect(days[0], code).toBeGreaterThan(0);
    }
  });

  test('prices an ordinary box on every line that takes it, at what people pay', () => {
    const box = { grams: 2500, lengthMillimetres: 350, widthMillimetres: 250, heightMillimetres: 200 };
    for (const [code, tariff] of tariffsOf(shop)) {
      const { totalMinor } = priceShipment({ version: 1, effectiveAt: '', tariff }, shipmentOf([box]));
      expect(totalMinor, code).toBeGreaterThan(1000);
      expect(totalMinor, code).toBeLessThan(80_000);
    }
  });

  test('keeps six cartons and services with what they cost', () => {
    expect(shop.cartons).toHaveLength(6);
    expect(shop.addedServices.length).toBeGreaterThanOrEqual(5);
    for (const { options } of shop.addedServices) {
      for (const { minor, minorEach, minorPerKilogram, isQuoted = false } of options)
        expect(minor + minorEach + minorPerKilogram > 0).toBe(!isQuoted);
    }
  });
});

test('Harbour has lines enough to Hong Kong to choose from', () => {
  expect(harbour.lines.filter(({ countryCode }) => countryCode === 'HK').length).toBeGreaterThanOrEqual(6);
});

test('the shops show every way to price', () => {
  const tariffs = shops.flatMap(tariffsOf).map(([, tariff]) => tariff);
  expect(distinct(tariffs.map(({ freight }) => freight.mode))).toEqual(
    ['firstContinued', 'firstContinuedPerBand', 'fixedPerBand', 'mixed', 'tiered', 'unitPerBand'].sort(),
  );
  const weights = tariffs.flatMap(({ weighing }) => (weighing.basis === 'weight' ? [weighing] : []));
  expect(distinct(weights.map(({ choice }) => choice.rule)).length).toBeGreaterThanOrEqual(6);
  expect(distinct(weights.map(({ divisor }) => divisor.value)).length).toBeGreaterThanOrEqual(5);
  expect(tariffs.some(({ weighing }) => weighing.basis === 'volume')).toBe(true);
  expect(tariffs.some(({ delivery }) => delivery !== null)).toBe(true);
  expect(distinct(tariffs.map(({ tax }) => tax.mode))).toEqual(['included', 'onValue', 'receiver']);
});
