import { describe, expect, test } from 'vitest';
import { blankGoods, declarationOf, declaredCents, goodsOf, problemsOfGoods } from './declared-goods.ts';

const parcel = (goodsName: string, quantity: number, unitPriceCents: number) => ({
  goodsName,
  quantity,
  unitPriceCents,
});

describe('what the parcels say', () => {
  test('becomes lines, the same goods at the same price together', () => {
    const goods = goodsOf([parcel('袜子', 2, 1050), parcel('鞋', 1, 9900), parcel('袜子 ', 3, 1050)]);
    expect(goods.map(({ nameChinese, quantity, unitPrice }) => [nameChinese, quantity, unitPrice])).toEqual([
      ['袜子', '5', '10.5'],
      ['鞋', '1', '99'],
    ]);
    expect(declaredCents(goods)).toBe(5 * 1050 + 9900);
  });

  test('stays apart where the price differs, and a name that is missing is asked for', () => {
    const goods = goodsOf([parcel('袜子', 1, 1000), parcel('袜子', 1, 2000), parcel('', 1, 1000)]);
    expect(goods).toHaveLength(3);
    expect(problemsOfGoods(goods[2]!)).toEqual({ nameChinese: 'goods.nameMissing' });
    expect(declarationOf(goods)).toBeUndefined();
  });
});

test.each([
  [{}, {}],
  [{ quantity: '0' }, { quantity: 'goods.quantityWrong' }],
  [{ quantity: '100001' }, { quantity: 'goods.quantityWrong' }],
  [{ unitPrice: '' }, { unitPrice: 'goods.priceMissing' }],
  [{ unitPrice: '0' }, { unitPrice: 'goods.priceMissing' }],
  [{ unitPrice: '1.234' }, { unitPrice: 'goods.priceWrong' }],
  [{ hsCode: '12345' }, { hsCode: 'goods.hsCodeWrong' }],
  [{ hsCode: '6115950000' }, {}],
  [{ origin: 'China' }, { origin: 'goods.originWrong' }],
])('%j has these problems: %j', (changed, problems) => {
  const right = { ...blankGoods('a'), nameChinese: '袜子', unitPrice: '10' };
  expect(problemsOfGoods({ ...right, ...changed })).toEqual(problems);
});

test('a declaration without mistakes is sent as customs takes it', () => {
  const typed = { ...blankGoods('a'), nameChinese: ' 袜子 ', unitPrice: '10,5', quantity: '3', origin: 'cn' };
  expect(declarationOf([typed])).toEqual([
    {
      nameChinese: '袜子',
      nameEnglish: '',
      quantity: 3,
      unitPriceCents: 1050,
      hsCode: '',
      origin: 'CN',
      material: '',
    },
  ]);
  expect(declarationOf([])).toBeUndefined();
});
