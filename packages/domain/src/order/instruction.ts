import { isDescribed } from '../parcel/forecast.ts';
import type { RefusalCode } from '../refusal.ts';

/** One kind of goods as declared to customs (§3). */
export type DeclaredGoods = {
  readonly nameChinese: string;
  readonly nameEnglish: string;
  readonly quantity: number;
  readonly unitPriceCents: number;
  /** Six to ten digits, or empty where the destination requires none. */
  readonly hsCode: string;
  /** ISO code of the country the goods were made in. */
  readonly origin: string;
  readonly material: string;
};

/** Maximum goods lines of one customs declaration. */
export const maxDeclaredGoods = 1_000;

/** A requested added-service option with its quantity. */
export type RequestedService = { readonly optionId: number; readonly quantity: number };

/** Insurance and customs use the same value. */
export function declaredMinor(goods: readonly DeclaredGoods[]): number {
  return goods.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0);
}

/** Returns why goods cannot be declared: each needs a name and a value before an order is placed (A34). */
export function declarationRefusal(goods: readonly DeclaredGoods[]): RefusalCode | undefined {
  if (goods.length === 0) return 'order.declarationMissing';
  const isWhole = ({ nameChinese, unitPriceCents }: DeclaredGoods) =>
    isDescribed({ goodsName: nameChinese, unitPriceCents });
  return goods.every(isWhole) ? undefined : 'order.goodsIncomplete';
}

/** The exact inputs of a stored quote; an order that differs in any of them is priced again. */
export type QuotedInstruction = {
  /** Sorted ascending. */
  readonly parcelIds: readonly number[];
  readonly addressId: number;
  readonly packing: 'together' | 'asTheyAre';
  readonly services: readonly RequestedService[];
  readonly couponId: number | null;
  readonly points: number;
  readonly declaredMinor: number;
  readonly insuredMinor: number;
  readonly collectionMinor: number;
  readonly isTaxHandled: boolean;
};

/** Canonical form of a request: sorts parcels and services, and merges repeated services. */
export function canonicalInstruction(asked: QuotedInstruction): QuotedInstruction {
  const quantities = new Map<number, number>();
  for (const { optionId, quantity } of asked.services)
    quantities.set(optionId, (quantities.get(optionId) ?? 0) + quantity);
  return {
    parcelIds: [...new Set(asked.parcelIds)].toSorted((a, b) => a - b),
    addressId: asked.addressId,
    packing: asked.packing,
    services: [...quantities]
      .map(([optionId, quantity]) => ({ optionId, quantity }))
      .toSorted((a, b) => a.optionId - b.optionId),
    couponId: asked.couponId,
    points: asked.points,
    declaredMinor: asked.declaredMinor,
    insuredMinor: asked.insuredMinor,
    collectionMinor: asked.collectionMinor,
    isTaxHandled: asked.isTaxHandled,
  };
}

/** Both arguments must be canonicalised by `canonicalInstruction`. */
export function isSameInstruction(one: QuotedInstruction, other: QuotedInstruction): boolean {
  const isSameList = (a: readonly number[], b: readonly number[]) =>
    a.length === b.length && a.every((value, index) => value === b[index]);
  const flat = ({ services }: QuotedInstruction) =>
    services.flatMap(({ optionId, quantity }) => [optionId, quantity]);
  return (
    isSameList(one.parcelIds, other.parcelIds) &&
    isSameList(flat(one), flat(other)) &&
    one.addressId === other.addressId &&
    one.packing === other.packing &&
    one.couponId === other.couponId &&
    one.points === other.points &&
    one.declaredMinor === other.declaredMinor &&
    one.insuredMinor === other.insuredMinor &&
    one.collectionMinor === other.collectionMinor &&
    one.isTaxHandled === other.isTaxHandled
  );
}
