import { type BookingDraft, readRows } from './booking-draft.ts';

/** Input for a price; undefined until complete. */
export function toQuoteInput(draft: BookingDraft) {
  const { warehouseId, countryId, carrierId, speedId, goodsTypeId } = draft;
  const { weights, sizes, isWhole } = readRows(draft);
  if (!warehouseId || !countryId || !carrierId || !speedId || !isWhole) return undefined;
  return {
    warehouseId,
    countryId,
    carrierId,
    speedId,
    ...(goodsTypeId > 0 && { goodsTypeId }),
    receiverPostcode: draft.receiverPostcode.trim(),
    weights,
    sizes,
  };
}
export type QuoteInput = NonNullable<ReturnType<typeof toQuoteInput>>;
