import { yuanOf } from '@onehaul/domain/cod/local-amount';
import { priceShipment } from '@onehaul/domain/fee/price';
import { type Box, shipmentOf } from '@onehaul/domain/fee/shipment';
import type { Tariff } from '@onehaul/domain/fee/tariff';
import { stackPieces } from '@onehaul/domain/packing/stack';
import { receivers } from './receivers.ts';

/** A demo order: its step, its goods, and the collection amount per yuan of goods. */
type Plan = {
  readonly step: 'awaitingArrival' | 'toPick' | 'shipped' | 'completed' | 'returned' | 'cancelled';
  readonly goods: readonly (readonly [code: string, quantity: number])[];
  readonly daysAgo: number;
  readonly isDelivered?: boolean;
  readonly isReturning?: boolean;
  readonly exception?: 'address';
};

export const plans: readonly Plan[] = [
  { step: 'completed', goods: [['CUP-350-WH', 2]], daysAgo: 26, isDelivered: true },
  { step: 'completed', goods: [['CASE-15-CL', 3]], daysAgo: 24, isDelivered: true },
  { step: 'completed', goods: [['BAG-TOTE-BG', 1]], daysAgo: 21, isDelivered: true },
  { step: 'returned', goods: [['LAMP-CLIP', 1]], daysAgo: 19 },
  { step: 'shipped', goods: [['CUP-350-BK', 2]], daysAgo: 9, isDelivered: true },
  { step: 'shipped', goods: [['CABLE-C-1M', 4]], daysAgo: 8, isDelivered: true },
  { step: 'shipped', goods: [['HOLDER-CAR', 1]], daysAgo: 7, isDelivered: true },
  { step: 'shipped', goods: [['BRUSH-SET-8', 1]], daysAgo: 6, isReturning: true },
  { step: 'shipped', goods: [['POUCH-TRAVEL', 2]], daysAgo: 5 },
  {
    step: 'shipped',
    goods: [
      ['CUP-350-WH', 1],
      ['CUP-350-BK', 1],
    ],
    daysAgo: 4,
  },
  { step: 'cancelled', goods: [['RACK-FOLD', 1]], daysAgo: 4 },
  { step: 'toPick', goods: [['CUP-350-WH', 2]], daysAgo: 2 },
  { step: 'toPick', goods: [['CABLE-C-1M', 2]], daysAgo: 2 },
  { step: 'toPick', goods: [['BAG-TOTE-BG', 1]], daysAgo: 1, exception: 'address' },
  { step: 'awaitingArrival', goods: [['CASE-15-CL', 1]], daysAgo: 1 },
  { step: 'awaitingArrival', goods: [['HOLDER-CAR', 2]], daysAgo: 1 },
  { step: 'awaitingArrival', goods: [['CUP-350-BK', 1]], daysAgo: 0 },
  // More than is in stock.
  { step: 'awaitingArrival', goods: [['ROLLER-JADE', 500]], daysAgo: 0 },
];

export type Line = {
  readonly line: number;
  readonly warehouse: number;
  readonly country: number;
  readonly code: string;
  readonly version: number;
  readonly tariff: Tariff;
  readonly currency: string;
  readonly rate: number;
};
export type Sku = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly declared: number;
  readonly box: Box;
};
export type Place = { readonly member: number; readonly staff: number; readonly warehouse: number };

const dayMs = 86_400_000;
export const ago = (days: number) => new Date(Date.now() - days * dayMs - 3 * 3_600_000);
const sent: readonly Plan['step'][] = ['shipped', 'completed', 'returned'];

type Seeding = { readonly line: Line; readonly skus: ReadonlyMap<string, Sku>; readonly place: Place };

/** The row of an order, and the data of its parts. */
export function rowOf(plan: Plan, at: number, { line, skus, place }: Seeding) {
  const goods = plan.goods.map(([code, quantity]) => ({ ...skus.get(code)!, quantity }));
  const declared = goods.reduce((sum, sku) => sum + sku.declared * sku.quantity, 0);
  // About three times the declared value, rounded in the local currency.
  const local = (declared * 3 * line.rate) / (line.currency === 'VND' ? 100 : 1);
  const expected = Math.max(1000, Math.round(local / 1000) * 1000);
  const collectionMinor = Math.min(
    yuanOf({ minor: expected, currency: line.currency }, line.rate).minor,
    900_000,
  );
  const box = stackPieces(
    goods.map(({ box: one, quantity }) => ({ ...one, quantity: Math.min(quantity, 20) })),
  );
  const shipment = shipmentOf([box], { declaredMinor: declared, collectionMinor });
  const bill = priceShipment({ version: line.version, effectiveAt: '', tariff: line.tariff }, shipment);
  const receiver = receivers[line.code]![at % receivers[line.code]!.length]!;
  const isSent = sent.includes(plan.step);
  const createdAt = ago(plan.daysAgo);
  const later = (days: number) => new Date(Math.min(Date.now(), createdAt.getTime() + days * dayMs));
  const number = `CODDEM${String(at + 1).padStart(4, '0')}`;
  const row = {
    number,
    kind: 'cod',
    step: plan.step,
    pay_policy: 'fromCollection',
    client_number: `HD-${String(2026_0400 + at)}`,
    member_id: place.member,
    account_id: place.member,
    total_minor: bill.totalMinor,
    paid_minor: 0,
    warehouse_id: place.warehouse,
    line_id: line.line,
    version: line.version,
    country_id: line.country,
    delivery: 'dispatch',
    receiver_name: receiver.name,
    receiver_phone: receiver.phone,
    receiver_telephone: '',
    receiver_postcode: receiver.postcode,
    receiver_region: [receiver.province, receiver.city, receiver.area].filter(Boolean).join(' '),
    receiver_detail: receiver.detail,
    goods_name: goods
      .map(({ name }) => name)
      .join('、')
      .slice(0, 200),
    declaration: goods.map(({ name, quantity, declared: unitPriceCents }) => ({
      nameChinese: name,
      nameEnglish: '',
      quantity,
      unitPriceCents,
      hsCode: '',
      origin: 'CN',
      material: '',
    })),
    declared_minor: declared,
    insured_minor: 0,
    collection_minor: collectionMinor,
    is_tax_handled: false,
    packing: 'asTheyAre',
    services: [],
    points: 0,
    shipment,
    quoted_bill: bill,
    bill,
    packed_bill: isSent ? bill : null,
    currency_code: line.currency,
    exchange_rate: line.rate,
    remark: '',
    carrier_bill_number: isSent ? `COD${String(990_000_100 + at)}` : null,
    exception: plan.exception ?? null,
    exception_note: '',
    exception_at: plan.exception ? later(0.5) : null,
    created_at: createdAt,
    updated_at: later(1),
    packed_at: isSent ? later(1) : null,
    shipped_at: isSent ? later(1.5) : null,
    delivered_at: plan.isDelivered ? later(4) : null,
    completed_at: plan.step === 'completed' ? later(14) : null,
    cancelled_at: plan.step === 'cancelled' ? later(0.3) : null,
    returned_at: plan.step === 'returned' ? later(5) : null,
  };
  return { plan, goods, box, expected, currency: line.currency, row, isSent };
}
