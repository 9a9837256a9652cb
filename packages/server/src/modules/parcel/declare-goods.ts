import type { OverseasDeclaration } from '@onehaul/contract/declaration';
import { Refusal } from '@onehaul/domain/refusal';
import { readerParameters } from '../../db/page.ts';
import type { ChangeContext, MemberContext } from '../../http/context.ts';
import {
  declarationOfParcel,
  updateParcelFromDeclaration,
  warehouseOfVirtual,
  insertDeclaration,
  updateDeclaration,
} from './declaration.repository.ts';
import { forecastAll, normalizeRows } from './forecast-parcels.ts';
import { lockOwnParcels } from './lock-own-parcels.ts';
import { recordParcelEvents } from './move-parcels.ts';

type DeclarationInput = {
  readonly virtualWarehouseId: number;
  readonly courierCompany: string;
  readonly goodsKind: string;
  readonly classification: string;
  readonly goodsName: string;
  readonly quantity: number;
  readonly currencyCode: string;
  readonly valueMinor: number;
};

/** Declares goods sent to an address abroad and forecasts their parcel at its warehouse. */
export async function declareGoods(
  context: ChangeContext,
  { courierNumber, ...declared }: DeclarationInput & { readonly courierNumber: string },
): Promise<OverseasDeclaration> {
  const { db, shop } = context;
  const warehouseId = await getForwardingWarehouse(context, declared.virtualWarehouseId);
  const { goodsName, quantity } = declared;
  // The declaration holds the value in its own currency; the yuan price is entered with the order.
  const row = { courierNumber, goodsName, quantity, unitPriceCents: 0, remark: '' };
  const rows = await normalizeRows(context, warehouseId, [row]);
  // Skips claiming: an unowned parcel already in stock cannot be the one now coming from abroad.
  const [result] = await forecastAll(context, warehouseId, rows, { claims: false });
  if (result!.outcome !== 'forecast') {
    throw new Refusal('parcel.alreadyExpected', { number: result!.courierNumber });
  }
  const parcelId = result!.parcelId!;
  await db.all(insertDeclaration, { shopId: shop.id, parcelId, ...declared });
  return declarationOf(context, parcelId);
}

/** Replaces the declaration; allowed only until the goods arrive. */
export async function redeclareGoods(
  context: ChangeContext,
  { parcelId, ...declared }: DeclarationInput & { readonly parcelId: number },
): Promise<OverseasDeclaration> {
  const { db, shop, member } = context;
  const [parcel] = await lockOwnParcels(context, [parcelId]);
  const warehouseId = await getForwardingWarehouse(context, declared.virtualWarehouseId);
  if (parcel!.state !== 'forecast' || parcel!.orderId !== null) throw new Refusal('parcel.notEditable');
  const before = await db.first(declarationOfParcel, { ...readerParameters(context), parcelId });
  if (!before) throw new Refusal('record.notFound');
  await db.all(updateDeclaration, { shopId: shop.id, parcelId, ...declared });
  const { goodsName, quantity } = declared;
  await db.all(updateParcelFromDeclaration, { shopId: shop.id, parcelId, warehouseId, goodsName, quantity });
  await recordParcelEvents(db, shop.id, [parcelId], 'declare', {
    actor: { kind: 'member', id: member.id },
    details: { before, after: declared },
  });
  return declarationOf(context, parcelId);
}

async function getForwardingWarehouse(
  { db, shop }: MemberContext,
  virtualWarehouseId: number,
): Promise<number> {
  const address = await db.first(warehouseOfVirtual, { shopId: shop.id, virtualWarehouseId });
  if (!address) throw new Refusal('record.notFound');
  return address.warehouseId;
}

async function declarationOf(context: MemberContext, parcelId: number): Promise<OverseasDeclaration> {
  return (await context.db.first(declarationOfParcel, { ...readerParameters(context), parcelId }))!;
}
