import type { Bill } from '@onehaul/domain/fee/bill';
import { priceShipment } from '@onehaul/domain/fee/price';
import { remoteAreasAt } from '@onehaul/domain/fee/remote-area';
import { type Box, type ServiceCharge, type Shipment, shipmentOf } from '@onehaul/domain/fee/shipment';
import { lineDeliveryRefusal } from '@onehaul/domain/order/line-delivery';
import { maxOrderBoxes } from '@onehaul/domain/order/order-number';
import { Refusal } from '@onehaul/domain/refusal';
import type { ShopReader } from '../../http/context.ts';
import {
  findLevel,
  getPricedLine,
  findRemoteAreas,
  findVersion,
  type PricedLine,
  type Tariffs,
} from '../fee/index.ts';

/** Announced boxes and the other inputs of an order's price. */
type BoxedGoods = {
  readonly boxes: readonly Box[];
  readonly countryId: number;
  readonly postcode: string;
  readonly declaredMinor?: number;
  readonly insuredMinor?: number;
  readonly collectionMinor?: number;
  readonly isTaxHandled?: boolean;
  readonly services?: readonly ServiceCharge[];
};

/** Prices many orders of one member by one line: reads its data once, then only computes. */
export type Pricer = {
  readonly line: PricedLine;
  readonly version: number;
  /** Refuses goods the line does not take. */
  price(goods: BoxedGoods): { readonly shipment: Shipment; readonly bill: Bill };
};

export async function preparePricer(
  reader: ShopReader,
  tariffs: Tariffs,
  {
    memberId,
    lineId,
    isGranted = false,
  }: { readonly memberId: number; readonly lineId: number; readonly isGranted?: boolean },
): Promise<Pricer> {
  const line = await getPricedLine(reader, lineId, { isGranted });
  // Seller orders carry a typed receiver address, so the line must deliver to the door.
  const refusal = lineDeliveryRefusal(line.delivery, 'dispatch');
  if (refusal) throw new Refusal(refusal);
  const [version, remoteAreas, level] = await Promise.all([
    findVersion(tariffs, reader, line),
    findRemoteAreas(reader),
    findLevel(reader, memberId),
  ]);
  return {
    line,
    version: version.version,
    price({ boxes, countryId, postcode, ...more }) {
      if (boxes.length === 0) throw new Refusal('fee.noBoxes');
      if (boxes.length > maxOrderBoxes) throw new Refusal('fee.tooManyBoxes');
      const at = { countryId, postcode, regionIds: [] };
      const shipment = shipmentOf(boxes, { ...more, level, remoteAreas: remoteAreasAt(remoteAreas, at) });
      return { shipment, bill: priceShipment(version, shipment) };
    },
  };
}
