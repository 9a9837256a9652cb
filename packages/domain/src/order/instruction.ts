import { isDescribed } from '../parcel/forecast.ts';
import type { RefusalCode } from '../refusal.ts';

/** What customs is told of one kind of goods (§3). */
export type DeclaredGoods = {
  readonly nameChinese: string;
  readonly nameEnglish: string;
  readonly quantity: number;
  readonly unitPriceCents: number;
  /** Six to ten digits, or empty where the destination asks for none. */
  readonly hsCode: string;
  /** ISO code of the country the goods were made in. */
  readonly origin: string;
  readonly material: string;
};

/** As many as customs is told of at once. */
export const mostDeclaredGoods = 1_000;

/** What is asked of the warehouse beside sending: an option of an added service, so many times. */
export type AskedService = { readonly optionId: number; readonly quantity: number };

/** Insurance and customs use the same value. */
export function declaredMinor(goods: readonly DeclaredGoods[]): number {
  return goods.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0);
}

/** Why goods cannot be declared as they are: each needs a name and a value before an order is placed (A34). */
export function whyNotDeclared(goods: readonly DeclaredGoods[]): RefusalCode | undefined {
  if (goods.length === 0) return 'order.declarationMissing';
  const isWhole = ({ nameChinese, unitPriceCents }: DeclaredGoods) =>
    isDescribed({ goodsName: nameChinese, unitPriceCents });
  return goods.every(isWhole) ? undefined : 'order.goodsIncomplete';
}

/** What exactly a price was kept for: an order that asks for anything else is priced anew. */
export type QuotedInstruction = {
  /** By number, ascending. */
  readonly parcelIds: readonly number[];
  readonly addressId: number;
  readonly packing: 'together' | 'asTheyAre';
  readonly services: readonly AskedService[];
  readonly couponId: number | null;
  readonly points: number;
  readonly declaredMinor: number;
  readonly insuredMinor: number;
  readonly collectionMinor: number;
  readonly isTaxHandled: boolean;
};

/** One way to write it, however it was asked: parcels and services in any order, a service named twice. */
export function quotedInstruction(asked: QuotedInstruction): QuotedInstruction {
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

/** Both written by `quotedInstruction`. */
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
