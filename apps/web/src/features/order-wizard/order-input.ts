import type { Draft } from './draft.ts';
import { declarationOf } from './declared-goods.ts';
import type { Known } from './step-errors.ts';
import { readCents, readWhole } from './typed-amount.ts';

const maxName = 200;

/** Summary of the goods names in one line: as many as fit. */
export function goodsNameOf(names: readonly string[]): string {
  let text = '';
  for (const name of new Set(names.filter((one) => one !== ''))) {
    const next = text === '' ? name : `${text}, ${name}`;
    if (next.length > maxName) break;
    text = next;
  }
  return text;
}

/** Request payload of the order; undefined while incomplete or invalid. */
export function orderInput(draft: Draft, { parcels, address, line, goods, declaredMinor }: Known) {
  const declaration = declarationOf(goods);
  const insuredMinor = readCents(draft.insured);
  const points = readWhole(draft.points);
  if (!address || !line || !declaration || insuredMinor === undefined || points === undefined)
    return undefined;
  const priced = {
    lineId: line.id,
    parcelIds: parcels.map(({ id }) => id).toSorted((a, b) => a - b),
    addressId: address.id,
    packing: draft.packing,
    services: [...draft.services].toSorted((a, b) => a.optionId - b.optionId),
    ...(draft.couponId !== null && { couponId: draft.couponId }),
    points,
    insuredMinor,
    collectionMinor: 0,
    isTaxHandled: draft.isTaxHandled && line.current.tariff.tax.mode === 'onValue',
  };
  return {
    /** Input of the quote. */
    quote: { ...priced, declaredMinor },
    /** Input of the order. */
    order: {
      ...priced,
      declaration,
      goodsName: goodsNameOf(declaration.map(({ nameChinese }) => nameChinese)),
      remark: draft.remark.trim(),
    },
  };
}
export type OrderInput = NonNullable<ReturnType<typeof orderInput>>;
