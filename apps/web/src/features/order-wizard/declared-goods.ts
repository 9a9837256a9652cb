import type { GoodsDeclaration } from '@onehaul/contract/goods-declaration';
import type { Parcel } from '@onehaul/contract/parcel';
import { type DeclaredGoods, declaredMinor, maxDeclaredGoods } from '@onehaul/domain/order/instruction';
import type { MessageKey } from '@onehaul/i18n/namespace';
import type { DraftGoods } from './draft.ts';
import { readCents, readWhole, typedCents } from './typed-amount.ts';

const maxQuantity = 100_000;

const blank = { nameEnglish: '', hsCode: '', origin: 'CN', material: '' };

export const blankGoods = (id: string): DraftGoods => ({
  id,
  nameChinese: '',
  quantity: '1',
  unitPrice: '',
  ...blank,
});

type Described = Pick<Parcel, 'goodsName' | 'quantity' | 'unitPriceCents'>;

/** Declares the goods of the parcels, with equal goods combined. */
export function goodsOf(parcels: readonly Described[]): DraftGoods[] {
  const found = new Map<string, { readonly parcel: Described; quantity: number }>();
  for (const parcel of parcels) {
    const key = `${parcel.goodsName.trim()} ${parcel.unitPriceCents}`;
    const same = found.get(key);
    if (same) same.quantity += parcel.quantity;
    else found.set(key, { parcel, quantity: parcel.quantity });
  }
  return [...found.values()].map(({ parcel, quantity }, index) => ({
    ...blank,
    id: `parcel-${index + 1}`,
    nameChinese: parcel.goodsName.trim(),
    quantity: String(quantity),
    // An unknown price stays empty, to be typed.
    unitPrice: parcel.unitPriceCents > 0 ? typedCents(parcel.unitPriceCents) : '',
  }));
}

type SavedDeclaration = Pick<
  GoodsDeclaration,
  'nameChinese' | 'nameEnglish' | 'quantity' | 'unitPriceCents' | 'hsCode' | 'origin' | 'material'
>;

/** Inserts saved goods into the first line without a name, else appends a line. */
export function addSavedGoods(goods: readonly DraftGoods[], saved: SavedDeclaration): DraftGoods[] {
  const place = goods.findIndex(({ nameChinese }) => nameChinese.trim() === '');
  const line = (id: string): DraftGoods => ({
    id,
    nameChinese: saved.nameChinese,
    nameEnglish: saved.nameEnglish,
    quantity: String(saved.quantity),
    unitPrice: typedCents(saved.unitPriceCents),
    hsCode: saved.hsCode,
    origin: saved.origin,
    material: saved.material,
  });
  if (place < 0) return [...goods, line(crypto.randomUUID())].slice(0, maxDeclaredGoods);
  return goods.map((one, index) => (index === place ? line(one.id) : one));
}

/** Maps a line to the input of the customs rules. */
export const checkedLine = (goods: DraftGoods) => ({
  names: [goods.nameChinese, goods.nameEnglish],
  hsCode: goods.hsCode,
  valueMinor: declaredCents([goods]),
});

export type GoodsProblems = Partial<Record<keyof DraftGoods, MessageKey<'wizard'>>>;

/** Validation errors of a line (§5: name, quantity and price are required). */
export function problemsOfGoods(goods: DraftGoods): GoodsProblems {
  const quantity = readWhole(goods.quantity) ?? 0;
  const cents = goods.unitPrice.trim() === '' ? 0 : readCents(goods.unitPrice);
  return {
    ...(goods.nameChinese.trim() === '' && { nameChinese: 'goods.nameMissing' }),
    ...((quantity < 1 || quantity > maxQuantity) && { quantity: 'goods.quantityWrong' }),
    ...((cents === undefined || cents === 0) && {
      unitPrice: cents === 0 ? 'goods.priceMissing' : 'goods.priceWrong',
    }),
    ...(!/^(\d{6,10})?$/.test(goods.hsCode.trim()) && { hsCode: 'goods.hsCodeWrong' }),
    ...(!/^([A-Za-z]{2})?$/.test(goods.origin.trim()) && { origin: 'goods.originWrong' }),
  } as const;
}

/** Returns the declaration; undefined while a line is invalid. */
export function declarationOf(goods: readonly DraftGoods[]): DeclaredGoods[] | undefined {
  if (goods.length === 0 || goods.some((one) => Object.keys(problemsOfGoods(one)).length > 0))
    return undefined;
  return goods.map((one) => ({
    nameChinese: one.nameChinese.trim(),
    nameEnglish: one.nameEnglish.trim(),
    quantity: readWhole(one.quantity)!,
    unitPriceCents: readCents(one.unitPrice)!,
    hsCode: one.hsCode.trim(),
    origin: one.origin.trim().toUpperCase(),
    material: one.material.trim(),
  }));
}

/** Declared value, from the lines that parse: customs and insurance are based on it. */
export function declaredCents(goods: readonly DraftGoods[]): number {
  return declaredMinor(
    goods.map(({ quantity, unitPrice }) => ({
      ...blank,
      nameChinese: '',
      quantity: readWhole(quantity) ?? 0,
      unitPriceCents: readCents(unitPrice) ?? 0,
    })),
  );
}
