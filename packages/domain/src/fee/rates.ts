import { firstContinuedAt, unitPriceAt } from './freight.ts';
import type { Tariff } from './tariff.ts';
import { carryStepAt } from './weigh.ts';

/** The rate an order was billed at, in the trade's three numbers: 进位, 首重, 续重. */
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
 * A table without a first weight has one of zero, and its unit is the step. The surcharge on either is what the leg
 * to the door adds where it is priced the same way.
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
