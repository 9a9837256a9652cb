import type { GoodsDeclaration } from '@onehaul/contract/goods-declaration';
import { fromMajor, toMajor } from '@onehaul/domain/money';

/** Form values of a declaration: text until it is sent. */
export type DeclarationValues = {
  nameChinese: string;
  nameEnglish: string;
  hsCode: string;
  material: string;
  origin: string;
  quantity: string;
  unitPrice: string;
  name: string;
  phone: string;
  telephone: string;
  email: string;
  address: string;
  postcode: string;
  idCard: string;
};
/** Draft that survives a reload; an identity document number is never stored. */
export type DeclarationDraft = Omit<DeclarationValues, 'idCard'>;

export const blankDeclaration = (): DeclarationDraft => ({
  nameChinese: '',
  nameEnglish: '',
  hsCode: '',
  material: '',
  origin: 'CN',
  quantity: '1',
  unitPrice: '',
  name: '',
  phone: '',
  telephone: '',
  email: '',
  address: '',
  postcode: '',
});

export const valuesOf = (declaration: GoodsDeclaration): DeclarationDraft => ({
  nameChinese: declaration.nameChinese,
  nameEnglish: declaration.nameEnglish,
  hsCode: declaration.hsCode,
  material: declaration.material,
  origin: declaration.origin,
  quantity: String(declaration.quantity),
  unitPrice: String(toMajor({ minor: declaration.unitPriceCents, currency: 'CNY' })),
  name: declaration.name,
  phone: declaration.phone,
  telephone: declaration.telephone,
  email: declaration.email,
  address: declaration.address,
  postcode: declaration.postcode,
});

export function isDeclarationDraft(value: unknown): value is DeclarationDraft {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return Object.keys(blankDeclaration()).every((name) => typeof fields[name] === 'string');
}

const maxQuantity = 100_000;
const maxCents = 100_000_000;

export function readQuantity(typed: string): number | undefined {
  const quantity = /^\d{1,6}$/.test(typed.trim()) ? Number(typed.trim()) : 0;
  return quantity >= 1 && quantity <= maxQuantity ? quantity : undefined;
}

export function readPrice(typed: string): number | undefined {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(typed.trim())) return undefined;
  const { minor } = fromMajor(Number(typed.trim()), 'CNY');
  return minor <= maxCents ? minor : undefined;
}

/** Request payload; requires valid fields. */
export function declarationInput(values: DeclarationValues) {
  const { quantity, unitPrice, idCard, origin, ...texts } = values;
  const trimmed = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text.trim()]),
  ) as typeof texts;
  return {
    ...trimmed,
    origin: origin.trim().toUpperCase(),
    quantity: readQuantity(quantity)!,
    unitPriceCents: readPrice(unitPrice)!,
    idCard: idCard.trim(),
  };
}
