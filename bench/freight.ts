import { feeCalls } from '@onehaul/contract/fee';
import { priceShipment, tryPriceShipment } from '@onehaul/domain/fee/price';
import { shipmentOf } from '@onehaul/domain/fee/shipment';
import type { Tariff } from '@onehaul/domain/fee/tariff';
import { aShop } from '@onehaul/testing/builders';
import { aRow, someCountries } from '@onehaul/testing/catalog-builders';
import { aLine, someWays } from '@onehaul/testing/tariff-builders';
import { createTestDatabase } from '@onehaul/testing/test-database';
import { harbour } from '../database/seeds/demo/harbour.ts';
import { northstar } from '../database/seeds/demo/northstar.ts';
import { saomai } from '../database/seeds/demo/saomai.ts';
import type { Figure, Measurement } from './case.ts';
import { openApi } from './open-api.ts';
import { loadWithLatency } from './run.ts';

const call = feeCalls.trial;
const connections = 50;
const lines = 30;
const maxMilliseconds = 60;
const maxMicroseconds = 50;

/** Realistic tariffs, from the demo shops. */
const tariffs = [harbour, saomai, northstar]
  .flatMap((shop) => shop.lines.map(({ versions }) => versions[0]!.tariff))
  .slice(0, lines);

const boxOf = (index: number) => ({
  grams: 900 + 130 * index,
  lengthMillimetres: 300 + 10 * index,
  widthMillimetres: 220,
  heightMillimetres: 150 + 5 * index,
});
const boxes = (count: number) => Array.from({ length: count }, (_, index) => boxOf(index));

/** Three boxes priced on thirty lines through one API process, and the price of ten boxes by itself. */
export const freight: Measurement = {
  name: 'freight',
  measure: async (seconds) => [await trialFigure(seconds), priceFigure(seconds)],
};

async function trialFigure(seconds: number): Promise<Figure> {
  const test = await createTestDatabase();
  await someCountries(test);
  const shop = await aShop(test, { tenantId: 2, host: 'bench.test' });
  await aRow(test, shop, 'currency', { code: 'HKD', exchangeRate: 1.1 });
  const ways = await someWays(test, shop);
  for (const tariff of tariffs) await aLine(test, shop, { ...ways, tariff });
  await test.sql('vacuum analyze');
  const api = await openApi(test);
  try {
    const asked = call.input.encode({
      countryId: 156,
      boxes: boxes(3),
      declaredMinor: 0,
      insuredMinor: 0,
      collectionMinor: 0,
      isTaxHandled: false,
    });
    const load = (duration: number) =>
      loadWithLatency({
        url: `${api.origin}/api${call.path}`,
        host: 'bench.test',
        connections,
        seconds: duration,
        body: JSON.stringify(asked),
      });
    await load(3); // warm-up
    const { perSecond, p99Milliseconds } = await load(seconds);
    return {
      text:
        `trial across ${tariffs.length} lines ${perSecond.toFixed(0)}/s, ` +
        `p99 ${p99Milliseconds.toFixed(1)} ms at ${connections} connections (goal ${maxMilliseconds} ms)`,
      isMet: p99Milliseconds < maxMilliseconds,
    };
  } finally {
    await api.close();
    await test.close();
  }
}

/** One `price()` call of ten boxes: the mean over all tariffs that accept them, and the slowest tariff. */
function priceFigure(seconds: number): Figure {
  const shipment = shipmentOf(boxes(10));
  const taken = tariffs.filter(
    (tariff) => tryPriceShipment({ version: 1, effectiveAt: '', tariff }, shipment).bill,
  );
  const timed = (tariff: Tariff, milliseconds: number) => {
    const version = { version: 1, effectiveAt: '', tariff };
    let count = 0;
    const began = performance.now();
    while (performance.now() - began < milliseconds) {
      for (let index = 0; index < 100; index += 1) priceShipment(version, shipment);
      count += 100;
    }
    return ((performance.now() - began) / count) * 1000;
  };
  const each = (seconds * 1000) / taken.length / 2;
  for (const tariff of taken) timed(tariff, each);
  const times = taken.map((tariff) => timed(tariff, each));
  const mean = times.reduce((total, time) => total + time, 0) / times.length;
  const slowest = Math.max(...times);
  return {
    text:
      `price() of 10 boxes ${mean.toFixed(1)} µs, slowest of ${taken.length} tariffs ` +
      `${slowest.toFixed(1)} µs (goal ${maxMicroseconds} µs)`,
    isMet: slowest < maxMicroseconds,
  };
}
