import { firstContinuedAt, unitPriceAt } from './freight.ts';
import type { Tariff } from './tariff.ts';
import { carryStepAt } from './weigh.ts';

/**
 * The billed rate in the industry's three terms: 进位 (carry step), 首重 (first weight), 续重 (continued weight).
 */
export type Rates = {
  readonly carryStep: number;
  readonly first: number;
  readonly firstMinor: number;
  readonly firstSurchargeMinor: number;
  readonly step: number;
  readonly stepMinor: number;
  readonly stepSurchargeMinor: number;
};

/**
 * A table without a first weight gets a first weight of zero, with its unit as the step. Surcharges come from
 * the last-mile leg where it uses first-and-continued pricing too.
 */
export function ratesAt({ weighing, freight, delivery }: Tariff, billed: number): Rates {
  const main = firstContinuedAt(freight, billed);
  const unit = unitPriceAt(freight, billed);
  const leg = delivery ? firstContinuedAt(delivery, billed) : undefined;
  return {
    carryStep: carryStepAt(weighing.carry, billed),
    first: main?.first ?? 0,
    firstMinor: main?.firstMinor ?? 0,
    firstSurchargeMinor: leg?.firstMinor ?? 0,
    step: main?.step ?? unit?.unit ?? 0,
    stepMinor: main?.stepMinor ?? unit?.minor ?? 0,
    stepSurchargeMinor: leg?.stepMinor ?? 0,
  };
}
