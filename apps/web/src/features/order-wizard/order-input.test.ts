import type { Address } from '@onehaul/contract/address';
import type { TariffLine } from '@onehaul/contract/fee';
import type { Parcel } from '@onehaul/contract/parcel';
import { newTariff } from '@onehaul/domain/fee/new-tariff';
import { expect, test } from 'vitest';
import { blankGoods } from './declared-goods.ts';
import { beginDraft } from './draft.ts';
import type { Known } from './step-errors.ts';
import { goodsNameOf, orderInput } from './order-input.ts';

const tax = {
  mode: 'onValue',
  dutyBps: 100,
  commissionBps: 0,
  leastCommission: 0,
  freeUpToMinor: 0,
} as const;
const lineOf = (tariff: object) =>
  ({ id: 4, current: { tariff: { ...newTariff, ...tariff } } }) as TariffLine;
const known: Known = {
  parcels: [{ id: 9 }, { id: 3 }] as Parcel[],
  address: { id: 2 } as Address,
  line: lineOf({ tax }),
  refusal: null,
  goods: [{ ...blankGoods('a'), nameChinese: '袜子', unitPrice: '100' }],
  declaredMinor: 10_000,
  pointsOwned: 0,
  isInstant: false,
  mostParcels: 0,
};

test('a price is kept for exactly what the order is made of', () => {
  const draft = {
    ...beginDraft(),
    points: '5',
    insured: '50',
    couponId: 8,
    isTaxHandled: true,
    remark: ' hi ',
  };
  const { quote, order } = orderInput(draft, known)!;
  const { declaredMinor, ...priced } = quote;
  expect(order).toMatchObject(priced);
  expect(declaredMinor).toBe(10_000);
  expect(order).toMatchObject({
    lineId: 4,
    parcelIds: [3, 9],
    addressId: 2,
    couponId: 8,
    points: 5,
    insuredMinor: 5000,
    isTaxHandled: true,
    goodsName: '袜子',
    remark: 'hi',
  });
});

test('tax is asked for only where the line handles it', () => {
  const draft = { ...beginDraft(), isTaxHandled: true };
  const included = { ...known, line: lineOf({ tax: { mode: 'included' } }) };
  expect(orderInput(draft, included)!.quote.isTaxHandled).toBe(false);
});

test('nothing is asked for while something is missing', () => {
  expect(orderInput(beginDraft(), { ...known, address: undefined })).toBeUndefined();
  expect(orderInput(beginDraft(), { ...known, goods: [blankGoods('a')] })).toBeUndefined();
  expect(orderInput({ ...beginDraft(), points: 'x' }, known)).toBeUndefined();
});

test('goods are called by as many of their names as fit', () => {
  expect(goodsNameOf(['袜子', '', '袜子', '鞋'])).toBe('袜子, 鞋');
  expect(goodsNameOf(['a'.repeat(150), 'b'.repeat(100), 'c'])).toBe('a'.repeat(150));
});
