import { emptyBox, maxRows, type TypedBox, type Units } from './typed-box.ts';
import { plainNumber } from './typed-number.ts';

/** All inputs of the calculator. */
export type TypedGoods = {
  readonly warehouseId: number | undefined;
  readonly countryId: number | undefined;
  readonly goodsTypeId: number | undefined;
  readonly boxes: readonly TypedBox[];
  readonly postcode: string;
  /** Key of the remote area of the address, for users that know it by name. */
  readonly area: string;
  readonly value: string;
  readonly cover: string;
  readonly isTaxHandled: boolean;
};

/** View state: sort order, expanded bill, and a saved quote. */
export type CalculatorView = {
  readonly sort: 'price' | 'days';
  readonly lineId: number | undefined;
  readonly quoteId: string | undefined;
};

const idOf = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);
const amountOf = (text: string | null) => (text && /^\d{1,7}(\.\d{0,2})?$/.test(text) ? text : '');
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const row = /^([\d.]{0,9})-([\d.]{0,9})-([\d.]{0,9})-([\d.]{0,9})(?:x(\d{0,3}))?$/;
/** Drops input that is not a number. */
const figures = (typed: string) => (/^[\d.]{0,9}$/.test(plainNumber(typed)) ? plainNumber(typed) : '');

/**
 * Encodes boxes in a URL: `weight-length-width-height`, suffix `x3` for three equal ones, `_` between rows. A
 * missing number leaves its place empty: `12.5-60-40-30x2_3---`.
 */
export function writeBoxes(rows: readonly TypedBox[]): string {
  const isTouched = (each: TypedBox) =>
    [each.weight, each.length, each.width, each.height].some((typed) => figures(typed) !== '') ||
    each.count !== '1';
  if (!rows.some(isTouched)) return '';
  return rows
    .map((each) => {
      const sizes = [each.weight, each.length, each.width, each.height].map(figures).join('-');
      return each.count === '1' ? sizes : `${sizes}x${figures(each.count)}`;
    })
    .join('_');
}

export function readBoxes(text: string | null): TypedBox[] {
  const rows = (text ?? '').split('_').slice(0, maxRows);
  const boxes = rows.flatMap((each) => {
    const match = row.exec(each);
    if (!match) return [];
    const [, weight = '', length = '', width = '', height = '', count = '1'] = match;
    return [{ weight, length, width, height, count }];
  });
  return boxes.length > 0 ? boxes.map((box, key) => ({ key, ...box })) : [emptyBox(0)];
}

/** The home page asks for the weight only: a usual box, whose size can be changed on the page. */
const usualBox = (kilograms: string | null) =>
  kilograms && /^\d{1,4}([.]\d{1,3})?$/.test(kilograms) ? `${kilograms}-30-20-15` : null;

export function readGoods(search: URLSearchParams): TypedGoods {
  return {
    warehouseId: idOf(search.get('from')),
    countryId: idOf(search.get('to')),
    goodsTypeId: idOf(search.get('goods')),
    boxes: readBoxes(search.get('boxes') ?? usualBox(search.get('kg'))),
    postcode: /^[\w -]{0,12}$/.exec(search.get('postcode') ?? '')?.[0] ?? '',
    area: /^[a-z][a-z0-9-]{0,39}$/.exec(search.get('area') ?? '')?.[0] ?? '',
    value: amountOf(search.get('value')),
    cover: amountOf(search.get('cover')),
    isTaxHandled: search.get('tax') === '1',
  };
}

export function readView(search: URLSearchParams): CalculatorView {
  const quoteId = search.get('quote') ?? '';
  return {
    sort: search.get('sort') === 'days' ? 'days' : 'price',
    lineId: idOf(search.get('line')),
    quoteId: uuid.test(quoteId) ? quoteId : undefined,
  };
}

/** Query string with its question mark; empty when nothing was typed. */
export function writeAddress(goods: TypedGoods, view: Partial<CalculatorView> = {}): string {
  const parts: Record<string, string | number | undefined> = {
    from: goods.warehouseId,
    to: goods.countryId,
    goods: goods.goodsTypeId,
    boxes: writeBoxes(goods.boxes),
    postcode: goods.postcode.trim(),
    area: goods.area,
    value: amountOf(plainNumber(goods.value)),
    cover: amountOf(plainNumber(goods.cover)),
    tax: goods.isTaxHandled ? 1 : undefined,
    sort: view.sort === 'days' ? 'days' : undefined,
    line: view.lineId,
    quote: view.quoteId,
  };
  return searchOf(parts);
}

export function readUnits(search: URLSearchParams): Units {
  return {
    size: search.get('size') === 'in' ? 'in' : 'cm',
    weight: search.get('weight') === 'lb' ? 'lb' : 'kg',
  };
}

export function writeVolumeAddress(rows: readonly TypedBox[], { size, weight }: Units): string {
  return searchOf({
    boxes: writeBoxes(rows),
    size: size === 'in' ? size : undefined,
    weight: weight === 'lb' ? weight : undefined,
  });
}

function searchOf(parts: Readonly<Record<string, string | number | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
}
