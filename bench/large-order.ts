import {
  createLargeOrderFixture,
  placedOf,
  quoteIdOf,
  assertOk,
  waveOf,
} from '@onehaul/testing/large-order-fixture';
import type { Reply } from '@onehaul/testing/test-api';
import type { Figure, Measurement } from './case.ts';

const parcels = 1000;
const perBox = 17;
const picks = 200;

/** Limits in milliseconds; a pick and a box are medians of many. */
const maxCount = { price: 3000, place: 4000, pick: 200, open: 1000, box: 500, close: 1500, show: 500 };
type Part = keyof typeof maxCount;

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** An order of 1,000 parcels from quote to closed boxes, without a network in between. */
export const largeOrder: Measurement = {
  name: 'large-order',
  async measure(): Promise<Figure[]> {
    const stage = await createLargeOrderFixture();
    const times: Partial<Record<Part, number[]>> = {};
    const timed = async (part: Part, work: () => Promise<Reply>): Promise<Reply> => {
      const began = performance.now();
      const reply = await work();
      (times[part] ??= []).push(performance.now() - began);
      return assertOk(reply);
    };
    try {
      const ids = await stage.parcels(parcels);
      const quoted = await timed('price', () => stage.quote(ids));
      const order = placedOf(await timed('place', () => stage.create(ids, quoteIdOf(quoted))));
      await stage.payAll(order);
      const wave = waveOf(await stage.startWave(order.number));
      for (const { courierNumber } of wave.parcels.slice(0, picks))
        await timed('pick', () => stage.pick(courierNumber, wave.id));
      for (const { courierNumber } of wave.parcels.slice(picks)) await stage.pick(courierNumber, wave.id);
      await timed('open', () => stage.openOrder(order.number));
      await stage.boxAll(order, perBox, (work) => timed('box', work));
      await timed('close', () => stage.finish(order, { reason: 'Nothing is missing' }));
      await timed('show', () => stage.details(order.id));
    } finally {
      await stage.close();
    }
    return (Object.keys(maxCount) as Part[]).map((part) => {
      const milliseconds = median(times[part]!);
      return {
        text: `${part} of an order of ${parcels} parcels ${milliseconds.toFixed(0)} ms (goal ${maxCount[part]})`,
        isMet: milliseconds <= maxCount[part],
      };
    });
  },
};
