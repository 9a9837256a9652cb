import { phoneDigits } from '../phone.ts';

/** Number and postcode formats of a country; unlisted countries get the common rules. */
type Shapes = {
  readonly dialCode: string;
  readonly phone: RegExp;
  /** National numbers start with a trunk zero that international format omits. */
  readonly hasTrunkZero: boolean;
  readonly telephone: RegExp;
  readonly postcode: RegExp;
};

const shapesOf: Readonly<Record<string, Shapes>> = {
  CN: {
    dialCode: '86',
    phone: /^1[3-9][0-9]{9}$/,
    hasTrunkZero: false,
    telephone: /^0[0-9]{2,3}[1-9][0-9]{6,7}$/,
    postcode: /^[0-8][0-9]{5}$/,
  },
  // Hong Kong has no postcodes; these are the placeholders that forms requiring one receive.
  HK: {
    dialCode: '852',
    phone: /^[2-9][0-9]{7}$/,
    hasTrunkZero: false,
    telephone: /^[2-9][0-9]{7}$/,
    postcode: /^(999077|000000)$/,
  },
  TW: {
    dialCode: '886',
    phone: /^0(9[0-9]{8}|[2-8][0-9]{7,8})$/,
    hasTrunkZero: true,
    telephone: /^0[2-9][0-9]{7,8}$/,
    postcode: /^[1-9][0-9]{2}([0-9]{2,3})?$/,
  },
  VN: {
    dialCode: '84',
    phone: /^0([235789][0-9]{8}|2[0-9]{9})$/,
    hasTrunkZero: true,
    telephone: /^0[2-9][0-9]{8,9}$/,
    postcode: /^[0-9]{5,6}$/,
  },
};
const anyPhone = /^\+?[0-9]{6,15}$/;
const anyPostcode = /^[0-9A-Z][0-9A-Z -]{1,10}[0-9A-Z]$/i;

/** Normalises a receiver's phone for storage: no spaces, and no dial code of its own country. */
export function normalizeAddressPhone(countryCode: string, typed: string): string {
  const digits = phoneDigits(typed);
  const shapes = shapesOf[countryCode];
  const abroad = shapes && new RegExp(`^(\\+|00)${shapes.dialCode}`);
  if (!abroad?.test(digits)) return digits;
  const rest = digits.replace(abroad, '');
  return shapes!.hasTrunkZero && !rest.startsWith('0') ? `0${rest}` : rest;
}

/** Normalises for storage: upper case, without spaces, hyphens and brackets. */
export const normalizeIdCard = (typed: string) =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s()-]/g, '');

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Verifies the check character of a mainland identity number over its first seventeen digits (GB 11643). */
function isMainlandCheckRight(number: string): boolean {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
  return '10X98765432'[sum % 11] === number[17];
}

/** Expects a value normalised by `normalizeIdCard`. */
export const isMainlandIdCard = (idCard: string) =>
  /^[0-9]{17}[0-9X]$/.test(idCard) && isMainlandCheckRight(idCard);

function isIdCard(countryCode: string, idCard: string): boolean {
  if (!/^[0-9A-Z]{6,20}$/.test(idCard)) return false;
  const isMainland = countryCode === 'CN' && /^[0-9]{17}[0-9X]$/.test(idCard);
  return !isMainland || isMainlandCheckRight(idCard);
}

type AddressFields = {
  readonly phone: string;
  readonly telephone: string;
  readonly postcode: string;
  readonly idCard?: string | undefined;
};

/**
 * Returns the address fields that are invalid in their country; optional fields are validated only when
 * present.
 */
export function wrongAddressFields(countryCode: string, address: AddressFields): (keyof AddressFields)[] {
  const shapes = shapesOf[countryCode];
  const { phone, telephone, postcode, idCard } = address;
  const isTelephone = (typed: string) =>
    (shapes?.telephone ?? anyPhone).test(normalizeAddressPhone(countryCode, typed));
  const isRight: Record<keyof AddressFields, boolean> = {
    phone: (shapes?.phone ?? anyPhone).test(normalizeAddressPhone(countryCode, phone)),
    telephone: !telephone || isTelephone(telephone),
    postcode: !postcode || (shapes?.postcode ?? anyPostcode).test(postcode),
    idCard: !idCard || isIdCard(countryCode, normalizeIdCard(idCard)),
  };
  return (Object.keys(isRight) as (keyof AddressFields)[]).filter((field) => !isRight[field]);
}

export const wrongAddressField = (
  countryCode: string,
  address: AddressFields,
): keyof AddressFields | undefined => wrongAddressFields(countryCode, address)[0];
