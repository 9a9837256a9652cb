import { dedicatedCalls } from '@onehaul/contract/dedicated';
import { wirePath } from '@onehaul/contract/wire';
import { packagesOf, packageTotals, packagesRefusal } from '@onehaul/domain/dedicated/packages';
import { exclusionsOf } from '@onehaul/domain/fee/exclusions';
import { dedicatedPolicy } from '@onehaul/domain/dedicated/progress';
import type { SizeRow, WeightRow } from '@onehaul/domain/dedicated/rows';
import { Refusal } from '@onehaul/domain/refusal';
import type { MemberContext } from '../../http/context.ts';
import { exchangeOf, findVersion, pricedOf, type Tariffs } from '../fee/index.ts';
import { preparePricer } from '../seller-order/index.ts';
import { type WaySelection, findWay } from './find-way.ts';

export type BookingRequest = WaySelection & {
  readonly receiverPostcode: string;
  readonly weights: readonly WeightRow[];
  readonly sizes: readonly SizeRow[];
};

/** Prices the announced packages on the line the form names. */
export async function priceBooking(tariffs: Tariffs, context: MemberContext, asked: BookingRequest) {
  const { weights, sizes, countryId } = asked;
  const refusal = packagesRefusal(weights, sizes);
  if (refusal) {
    const { weighedPieces, measuredPieces } = packageTotals(weights, sizes);
    throw new Refusal(refusal, { weights: weighedPieces, sizes: measuredPieces });
  }
  if (weights.some(({ tareGrams, grossGrams }) => tareGrams >= grossGrams))
    throw new Refusal('input.invalid', {
      field: wirePath(dedicatedCalls.quote.input, ['weights', 0, 'tareGrams']),
    });
  const way = await findWay(context, asked);
  const pricer = await preparePricer(context, tariffs, {
    memberId: context.member.ownerId,
    lineId: way.lineId,
  });
  const boxes = packagesOf(weights, sizes);
  return { way, pricer, boxes, ...pricer.price({ boxes, countryId, postcode: asked.receiverPostcode }) };
}

/** The same price as a quote, before anything is booked. */
export async function quoteBooking(tariffs: Tariffs, context: MemberContext, asked: BookingRequest) {
  const { way, pricer, boxes, bill } = await priceBooking(tariffs, context, asked);
  const { tariff } = await findVersion(tariffs, context, pricer.line);
  return {
    lineId: way.lineId,
    lineName: way.lineName,
    payPolicy: dedicatedPolicy(pricer.line.payPolicy),
    minimumDays: way.minimumDays,
    maximumDays: way.maximumDays,
    pieceCount: boxes.length,
    price: pricedOf(bill, tariff, exchangeOf(pricer.line)),
    // That the price follows the measures is said by the pay policy.
    notIncluded: exclusionsOf({ taxMode: tariff.tax.mode, isTaxHandled: false, isMeasured: true }),
  };
}
