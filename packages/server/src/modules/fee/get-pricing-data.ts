import type { Box, RemoteArea, Carton, TariffLine } from '@onehaul/contract/fee';
import type { Divisor } from '@onehaul/domain/fee/tariff';
import { cubicCentimetresOf, volumetricGrams } from '@onehaul/domain/fee/weigh';
import type { VisitorContext } from '../../http/context.ts';
import { type BookLine, type FeeBooks, linesOfWay } from './fee-books.ts';

type PricingData = { lines: TariffLine[]; remoteAreas: RemoteArea[]; cartons: Carton[] };

/** Returns all pricing data, so that the browser can compute prices. */
export async function getPricingData(
  books: FeeBooks,
  context: VisitorContext,
  { countryId }: { readonly countryId?: number | undefined },
): Promise<PricingData> {
  const book = await books.find(context);
  const isOfWay = (area: RemoteArea) => countryId === undefined || area.countryId === countryId;
  return {
    lines: linesOfWay(book, { countryId }).map(tariffLineOf),
    remoteAreas: book.remoteAreas.filter(isOfWay),
    cartons: [...book.cartons],
  };
}

function tariffLineOf(line: BookLine): TariffLine {
  const { version, effectiveAt, tariff, nextVersion, nextEffectiveAt, nextTariff } = line;
  return {
    ...line,
    current: tariffVersionOf(version, effectiveAt, tariff),
    next: nextTariff && tariffVersionOf(nextVersion!, nextEffectiveAt!, nextTariff),
  };
}

type WireTariff = TariffLine['current']['tariff'];
const tariffVersionOf = (version: number, effectiveAt: Date, tariff: unknown) => ({
  version,
  effectiveAt: effectiveAt.toISOString(),
  tariff: tariff as WireTariff,
});

type VolumetricWeight = {
  transport: BookLine['transport'];
  divisor: number;
  units: Divisor['units'];
  volumetricGrams: number;
};

/** Volumetric weight for each divisor of the open lines, per transport. */
export async function findVolumetricWeights(
  books: FeeBooks,
  context: VisitorContext,
  boxes: readonly Box[],
): Promise<{ cubicCentimetres: number; divided: VolumetricWeight[] }> {
  const { lines } = await books.find(context);
  const divided = new Map<string, VolumetricWeight>();
  for (const { transport, tariff } of lines) {
    const { weighing } = tariff;
    if (weighing.basis !== 'weight') continue;
    const { divisor } = weighing;
    divided.set(`${transport} ${divisor.units} ${divisor.value}`, {
      transport,
      divisor: divisor.value,
      units: divisor.units,
      volumetricGrams: sum(boxes.map((box) => volumetricGrams(box, divisor))),
    });
  }
  return { cubicCentimetres: sum(boxes.map(cubicCentimetresOf)), divided: [...divided.values()] };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
