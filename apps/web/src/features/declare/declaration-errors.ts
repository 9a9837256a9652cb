import { wrongDeclarationField } from '@onehaul/domain/address/declaration';
import type { MessageKey } from '@onehaul/i18n/namespace';
import { type DeclarationValues, readPrice, readQuantity } from './declaration-values.ts';

export type DeclarationField = keyof DeclarationValues;

/** In screen order. */
export const declarationFields = [
  'nameChinese',
  'nameEnglish',
  'hsCode',
  'origin',
  'unitPrice',
  'quantity',
  'material',
  'name',
  'phone',
  'telephone',
  'email',
  'address',
  'postcode',
  'idCard',
] as const satisfies readonly DeclarationField[];

const optional: readonly DeclarationField[] = ['hsCode', 'material'];
export const isOptional = (name: DeclarationField) => optional.includes(name);

/** A declarer whose fields are all valid. */
const valid = {
  phone: '13800138000',
  telephone: '13800138000',
  email: 'a@b.cn',
  postcode: '518000',
  idCard: '11010519491231002X',
};
const declarer = ['phone', 'telephone', 'email', 'postcode', 'idCard'] as const;

/** Checks one field of the declarer as if the others were valid. */
function isDeclarerRight(field: (typeof declarer)[number], values: DeclarationValues): boolean {
  const text = values[field].trim();
  const phone = field === 'telephone' ? values.phone.trim() || valid.phone : valid.phone;
  const written = { ...valid, phone, telephone: phone, [field]: text };
  if (field === 'phone') written.telephone = text;
  return wrongDeclarationField(written) !== field;
}

const checked = ['hsCode', 'origin', 'quantity', 'unitPrice', ...declarer] as const;

function isRight(field: (typeof checked)[number], values: DeclarationValues): boolean {
  const text = values[field].trim();
  if (field === 'hsCode') return /^\d{6,10}$/.test(text);
  if (field === 'origin') return /^[A-Za-z]{2}$/.test(text);
  if (field === 'quantity') return readQuantity(text) !== undefined;
  if (field === 'unitPrice') return readPrice(text) !== undefined;
  return isDeclarerRight(field, values);
}

type Problems = Partial<Record<DeclarationField, MessageKey<'customs'>>>;

/** Missing fields, and fields that the server would refuse. A stored identity number may stay as it is. */
export function declarationErrors(values: DeclarationValues, hasIdCard: boolean): Problems {
  const problemOf = (name: DeclarationField): MessageKey<'customs'> | undefined => {
    const isNeeded = !isOptional(name) && !(name === 'idCard' && hasIdCard);
    if (values[name].trim() === '') return isNeeded ? 'required' : undefined;
    const field = checked.find((one) => one === name);
    return field && !isRight(field, values) ? `wrong.${field}` : undefined;
  };
  return Object.fromEntries(
    declarationFields.flatMap((name) => {
      const problem = problemOf(name);
      return problem ? [[name, problem]] : [];
    }),
  );
}
