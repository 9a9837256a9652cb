import { runInNewContext } from 'node:vm';
import { shipment, version } from '@onehaul/testing/fee-arbitraries';
import fc from 'fast-check';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { priceShipment } from './price.ts';

type Outcome = { readonly bill: unknown } | { readonly code: string };

function outcomeOf(priced: () => unknown): Outcome {
  try {
    return { bill: priced() };
  } catch (error) {
    return { code: (error as { code: string }).code };
  }
}

test('what a browser gets, bundled and minified, prices as the source does', async () => {
  const bundle = await rolldown({
    input: new URL('price.ts', import.meta.url).pathname,
    platform: 'browser',
    transform: { target: 'es2023' },
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'bundled', minify: true });
  // Runs without Node globals, as in a browser.
  const ofBrowser = runInNewContext(
    `${output[0].code}\n;(text) => JSON.stringify(bundled.priceShipment(...JSON.parse(text)))`,
  ) as (text: string) => string;
  fc.assert(
    fc.property(version, shipment, (under, goods) => {
      const here = outcomeOf(() => priceShipment(under, goods));
      const there = outcomeOf(() => JSON.parse(ofBrowser(JSON.stringify([under, goods]))));
      expect(there).toEqual(JSON.parse(JSON.stringify(here)));
    }),
    { numRuns: 3000 },
  );
}, 60_000);
