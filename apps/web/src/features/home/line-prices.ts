import type { TariffLine } from '@onehaul/contract/fee';
import { priceOfSample, sampleBoxes } from '../../app/fee/sample-box.ts';

/** Freight of one kilogram on a line. */
export type LinePrice = Pick<
  TariffLine,
  'id' | 'name' | 'countryId' | 'transport' | 'carrierName' | 'minimumDays' | 'maximumDays'
> & { readonly minor: number };

export const [pricedBox] = sampleBoxes;
const maxDestinations = 6;
const maxLines = 4;

/** The cheapest lines to each destination, in the order of the destinations; one without a price is left out. */
export function pricesByDestination(
  lines: readonly TariffLine[],
  destinations: readonly { readonly countryId: number; readonly name: string }[],
) {
  const priced = lines.flatMap((line): LinePrice[] => {
    const minor = priceOfSample(line, pricedBox);
    const { id, name, countryId, transport, carrierName, minimumDays, maximumDays } = line;
    return minor === undefined
      ? []
      : [{ id, name, countryId, transport, carrierName, minimumDays, maximumDays, minor }];
  });
  return destinations
    .map(({ countryId, name }) => ({
      countryId,
      name,
      lines: priced
        .filter((line) => line.countryId === countryId)
        .toSorted((a, b) => a.minor - b.minor || a.maximumDays - b.maximumDays || a.id - b.id)
        .slice(0, maxLines),
    }))
    .filter(({ lines: found }) => found.length > 0)
    .slice(0, maxDestinations);
}
export type DestinationPrices = ReturnType<typeof pricesByDestination>[number];
