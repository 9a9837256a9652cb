import type { MemberContext } from '../../http/context.ts';
import { exchangeOf, findVersion, pricedOf, type Tariffs } from '../fee/index.ts';
import { planRedispatch, type Subject } from './plan-redispatch.ts';

/** The price of shipping returned goods again. */
export async function quoteRedispatch(
  tariffs: Tariffs,
  context: MemberContext,
  { postcode, ...subject }: Subject & { readonly postcode: string },
) {
  const { pricer, bill, beforeMinor } = await planRedispatch(tariffs, context, subject, postcode);
  const { tariff } = await findVersion(tariffs, context, pricer.line);
  return { price: pricedOf(bill, tariff, exchangeOf(pricer.line)), before: beforeMinor };
}
