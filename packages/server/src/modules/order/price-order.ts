import { priceShipment } from '@onehaul/domain/fee/price';
import type { Bill } from '@onehaul/domain/fee/bill';
import { withoutReductions } from '@onehaul/domain/fee/divided-shipment';
import { type Box, type ServiceCharge, type Shipment, shipmentOf } from '@onehaul/domain/fee/shipment';
import type { TariffVersion } from '@onehaul/domain/fee/tariff';
import type { RequestedService } from '@onehaul/domain/order/instruction';
import { maxOrderBoxes } from '@onehaul/domain/order/order-number';
import { bestPlan, boxesOf } from '@onehaul/domain/packing/compare';
import { daysStored } from '@onehaul/domain/parcel/storage-clock';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import type { ShopReader } from '../../http/context.ts';
import { orderOptionsByIds } from '../service/index.ts';
import { findRemoteAreasOfAddress, findCartons, findLevel, findRemoteAreas } from '../fee/index.ts';
import type { OrderedParcel } from '../parcel/index.ts';
import { findSettings } from '../shop/index.ts';

/** Price inputs of an order besides the tariff version. */
export type OrderGoods = {
  /** The member whose level applies. */
  readonly memberId: number;
  /** Measured parcels, ordered by id. */
  readonly parcels: readonly OrderedParcel[];
  readonly place: {
    readonly countryId: number;
    readonly postcode: string;
    readonly regionId: string | null;
  };
  readonly packing: 'together' | 'asTheyAre';
  readonly services: readonly RequestedService[];
  readonly declaredMinor: number;
  readonly insuredMinor: number;
  readonly collectionMinor: number;
  readonly isTaxHandled: boolean;
  readonly coupon: Shipment['coupon'];
  readonly points: number;
};

const boxOf = ({ weightGrams, lengthMm, widthMm, heightMm }: OrderedParcel): Box => ({
  grams: weightGrams!,
  lengthMillimetres: lengthMm!,
  widthMillimetres: widthMm!,
  heightMillimetres: heightMm!,
});

/** Deterministic for the same goods on the same day, so that quote, order and background pricing agree. */
export async function priceGoods(
  reader: ShopReader,
  version: TariffVersion,
  goods: OrderGoods,
): Promise<{ shipment: Shipment; bill: Bill }> {
  const { place, parcels, packing, points } = goods;
  const now = new Date();
  const [remoteAreas, level, cartons, own] = await Promise.all([
    findRemoteAreas(reader),
    findLevel(reader, goods.memberId),
    packing === 'together' ? findCartons(reader) : [],
    findSettings(reader),
  ]);
  const at = { postcode: place.postcode, regionId: place.regionId ?? undefined };
  const boxes = parcels.map(boxOf);
  const grams = boxes.reduce((sum, box) => sum + box.grams, 0);
  const loose = shipmentOf(boxes, {
    remoteAreas: await findRemoteAreasOfAddress(reader, { remoteAreas }, place.countryId, at),
    stored: parcels.map((parcel) => ({ days: daysStored(parcel, now), grams: parcel.weightGrams! })),
    services: await chargesOf(reader, goods.services, grams),
    declaredMinor: goods.declaredMinor,
    insuredMinor: goods.insuredMinor,
    collectionMinor: goods.collectionMinor,
    isTaxHandled: goods.isTaxHandled,
    level,
    coupon: goods.coupon,
    points: points > 0 ? { count: points, minorEach: settingsFrom(own).pointCents } : null,
  });
  const plan = packing === 'together' ? bestPlan(version, withoutReductions(loose), cartons) : null;
  const shipment = plan ? { ...loose, boxes: boxesOf(plan, boxes, cartons) } : loose;
  if (shipment.boxes.length > maxOrderBoxes) throw new Refusal('fee.tooManyBoxes');
  return { shipment, bill: priceShipment(version, shipment) };
}

/** Service charges at today's prices and by the weight of the goods. */
async function chargesOf(
  { db, shop }: ShopReader,
  services: readonly RequestedService[],
  grams: number,
): Promise<ServiceCharge[]> {
  if (services.length === 0) return [];
  const ids = services.map(({ optionId }) => optionId);
  const options = await db.all(orderOptionsByIds, { shopId: shop.id, ids, isReturn: false });
  const byId = new Map(options.map((option) => [option.id, option]));
  return services.map(({ optionId, quantity }) => {
    const option = byId.get(optionId);
    if (!option) throw new Refusal('service.notOffered');
    const { minor, minorEach, minorPerKilogram } = option;
    return { key: String(optionId), minor, minorEach, minorPerKilogram, quantity, grams };
  });
}

/** Points a bill uses: never more than its amount, regardless of how many were offered. */
export function pointsTaken({ lines }: Bill): number {
  return lines.find(({ rule }) => rule === 'points')?.inputs.points ?? 0;
}
