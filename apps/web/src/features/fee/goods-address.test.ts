import { expect, test } from 'vitest';
import { pageSearch, paths } from '../../app/paths.ts';
import { safePath } from '../../app/safe-path.ts';
import {
  type CalculatorView,
  readBoxes,
  readGoods,
  readUnits,
  readView,
  type TypedGoods,
  writeAddress,
  writeBoxes,
  writeVolumeAddress,
} from './goods-address.ts';
import { emptyBox } from './typed-box.ts';

const goods: TypedGoods = {
  warehouseId: 1,
  countryId: 110,
  goodsTypeId: 3,
  boxes: [
    { key: 0, weight: '12.5', length: '60', width: '40', height: '30', count: '2' },
    { key: 1, weight: '3', length: '', width: '', height: '', count: '1' },
  ],
  postcode: 'SW1A 2AA',
  area: 'outlying-islands',
  value: '500',
  cover: '300.5',
  isTaxHandled: true,
};
const view: CalculatorView = {
  sort: 'days',
  lineId: 7,
  quoteId: '018f3b2e-0000-7000-8000-0123456789ab',
};

test('what was typed is spelled in one compact way', () => {
  expect(writeAddress(goods, view)).toBe(
    '?from=1&to=110&goods=3&boxes=12.5-60-40-30x2_3---&postcode=SW1A+2AA&area=outlying-islands&value=500' +
      '&cover=300.5&tax=1&sort=days&line=7&quote=018f3b2e-0000-7000-8000-0123456789ab',
  );
});

test('an address gives back exactly what was typed, unfinished rows too', () => {
  const search = new URLSearchParams(writeAddress(goods, view));
  expect(readGoods(search)).toEqual(goods);
  expect(readView(search)).toEqual(view);
});

test('nothing typed leaves the address bare', () => {
  const nothing = readGoods(new URLSearchParams());
  expect(nothing.boxes).toEqual([emptyBox(0)]);
  expect(writeAddress(nothing, readView(new URLSearchParams()))).toBe('');
});

test('the address survives the server, a registration and a login', () => {
  const address = writeAddress(goods, view);
  for (const path of [paths.shippingCalculation, paths.consolidationCalculation]) {
    expect(pageSearch(path, new URLSearchParams(address))).toBe(address);
    expect(safePath(path + address)).toBe(path + address);
  }
  const most = Array.from({ length: 20 }, (_, key) => ({
    ...goods.boxes[0]!,
    weight: '1000.125',
    length: '1000.5',
    key,
  }));
  const longest = paths.shippingCalculation + writeAddress({ ...goods, boxes: most }, view);
  expect(safePath(longest)).toBe(longest);
});

test('what somebody else wrote into an address is read as far as it makes sense', () => {
  const search = new URLSearchParams({
    from: '-1',
    to: '1e3',
    goods: '<b>',
    boxes: '1-2-3_x_1-2-3-4xx_5-6-7-8x3',
    postcode: '<script>',
    area: 'Two Words',
    value: '1,5',
    cover: '99999999',
    sort: 'name',
    line: '0',
    quote: 'not-a-uuid',
  });
  expect(readGoods(search)).toEqual({
    warehouseId: undefined,
    countryId: undefined,
    goodsTypeId: undefined,
    boxes: [{ key: 0, weight: '5', length: '6', width: '7', height: '8', count: '3' }],
    postcode: '',
    area: '',
    value: '',
    cover: '',
    isTaxHandled: false,
  });
  expect(readView(search)).toEqual({ sort: 'price', lineId: undefined, quoteId: undefined });
  expect(readBoxes(Array.from({ length: 99 }, () => '1-1-1-1').join('_'))).toHaveLength(20);
});

test('words typed where numbers belong are not passed on, commas are', () => {
  const rows = [{ key: 0, weight: '1,5', length: 'long', width: '４０', height: '', count: '' }];
  expect(writeBoxes(rows)).toBe('1.5--40-x');
  expect(readBoxes('1.5--40-x')[0]).toMatchObject({ weight: '1.5', length: '', width: '40', count: '' });
});

test('the converter has its units in the address', () => {
  const address = writeVolumeAddress(goods.boxes, { size: 'in', weight: 'lb' });
  expect(address).toBe('?boxes=12.5-60-40-30x2_3---&size=in&weight=lb');
  expect(pageSearch(paths.volumeConversion, new URLSearchParams(address))).toBe(address);
  expect(readUnits(new URLSearchParams(address))).toEqual({ size: 'in', weight: 'lb' });
  expect(writeVolumeAddress([emptyBox(0)], { size: 'cm', weight: 'kg' })).toBe('');
});

test('the home page gives a weight, which becomes a usual box', () => {
  const boxes = (search: string) => writeBoxes(readGoods(new URLSearchParams(search)).boxes);
  expect(boxes('to=110&kg=2.5')).toBe('2.5-30-20-15');
  expect(boxes('to=110&kg=2.5&boxes=4-60-40-30')).toBe('4-60-40-30');
  for (const kg of ['', '-1', '1e3', '12345', '2.5-1-1-1']) expect(boxes(`kg=${kg}`)).toBe('');
});
