import type { Box, Offer } from '@onehaul/contract/fee';
import { tryPriceShipment } from '@onehaul/domain/fee/price';
import { remoteAreasAt } from '@onehaul/domain/fee/remote-area';
import { type Shipment, shipmentOf } from '@onehaul/domain/fee/shipment';
import type { Language } from '@onehaul/domain/language';
import { refusalText } from '@onehaul/i18n/translate';
import type { ShopReader, VisitorContext } from '../../http/context.ts';
import type { MountOptions } from '../../http/mount.ts';
import { type BookLine, type FeeBook, type FeeBooks, linesOfWay } from './fee-books.ts';
import { exchangeOf, pricedOf } from './priced.ts';
import { findLevel } from './quote.repository.ts';
import { findRegionPath } from './remote-area.repository.ts';

/** Pricing inputs. */
export type Options = {
  readonly boxes: readonly Box[];
  readonly postcode?: string | undefined;
  readonly regionId?: string | undefined;
  readonly declaredMinor: number;
  readonly insuredMinor: number;
  readonly collectionMinor: number;
  readonly isTaxHandled: boolean;
};
type FreightQuery = Options & {
  readonly warehouseId?: number | undefined;
  readonly countryId: number;
  readonly goodsTypeId?: number | undefined;
};

export function shipmentFrom(options: Options, remoteAreas: readonly string[], level: number): Shipment {
  const { boxes, declaredMinor, insuredMinor, collectionMinor, isTaxHandled } = options;
  return shipmentOf(boxes, {
    remoteAreas,
    level,
    declaredMinor,
    insuredMinor,
    collectionMinor,
    isTaxHandled,
  });
}

/** Remote-area lists of the shop that contain the address; none without a postcode or region. */
export async function findRemoteAreasOfAddress(
  context: ShopReader,
  { remoteAreas }: Pick<FeeBook, 'remoteAreas'>,
  countryId: number,
  { postcode, regionId }: Pick<Options, 'postcode' | 'regionId'>,
): Promise<string[]> {
  const regionIds = regionId ? await findRegionPath(context, regionId) : [];
  return remoteAreasAt(remoteAreas, { countryId, postcode, regionIds });
}

/** A line that does not accept the goods returns the reason. */
function offerOf(line: BookLine, shipment: Shipment, language: Language): Offer {
  const { version, tariff } = line;
  const { bill, refusal } = tryPriceShipment({ version, effectiveAt: '', tariff }, shipment);
  if (bill) return { ...line, price: pricedOf(bill, tariff, exchangeOf(line)), refusal: null, reason: null };
  const { code, details } = refusal;
  return { ...line, price: null, refusal: code, reason: refusalText(language, code, details) };
}

const cost = ({ price: priced }: Offer) => priced?.total ?? Number.POSITIVE_INFINITY;

/** Prices every line of a route, cheapest first; lines that do not accept the goods come last. */
export async function priceFreight(
  books: FeeBooks,
  callerOf: MountOptions['callerOf'],
  context: VisitorContext,
  asked: FreightQuery,
): Promise<Offer[]> {
  const [book, level] = await Promise.all([books.find(context), levelOfVisitor(callerOf, context)]);
  const remoteAreas = await findRemoteAreasOfAddress(context, book, asked.countryId, asked);
  const shipment = shipmentFrom(asked, remoteAreas, level);
  const offers = linesOfWay(book, asked).map((line) => offerOf(line, shipment, context.language));
  return offers.toSorted((a, b) => (cost(a) === cost(b) ? 0 : cost(a) - cost(b)));
}

/** Open to visitors; a signed-in member gets the price of their own level. */
async function levelOfVisitor(callerOf: MountOptions['callerOf'], context: VisitorContext): Promise<number> {
  const { authorization } = context.visit;
  const caller = authorization && (await callerOf(authorization, context.shop, 'recently'));
  return caller ? findLevel(context, caller.ownerId) : 0;
}
