import { normalizeAddressPhone, isMainlandIdCard, normalizeIdCard, wrongAddressField } from './validate.ts';

/**
 * Alphabet of the unified social credit code, indexed by value; look-alike letters are excluded (GB 32100).
 */
const creditCodeAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Validates the code of a registered company: the last character is a check over the seventeen before it. */
export function isCreditCode(typed: string): boolean {
  const code = normalizeIdCard(typed);
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}[0-9]{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(code)) return false;
  const sum = Array.from(code.slice(0, 17)).reduce(
    (total, sign, place) => total + creditCodeAlphabet.indexOf(sign) * (3 ** place % 31),
    0,
  );
  return creditCodeAlphabet[(31 - (sum % 31)) % 31] === code[17];
}

type Declarer = {
  readonly phone: string;
  readonly telephone: string;
  readonly email: string;
  readonly postcode: string;
  /** Undefined when the stored number stays unchanged. */
  readonly idCard?: string | undefined;
};

const email = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;
const country = 'CN';

/**
 * Returns the first invalid field of a goods declaration (§5). Declarers are always mainland residents, so
 * mainland number formats apply. A declarer without a landline enters the mobile number again.
 */
export function wrongDeclarationField(declarer: Declarer): keyof Declarer | undefined {
  const { phone, telephone, postcode, idCard } = declarer;
  const wrong = wrongAddressField(country, { phone, telephone: '', postcode });
  if (wrong) return wrong;
  const isMobileAgain = normalizeAddressPhone(country, telephone) === normalizeAddressPhone(country, phone);
  if (!isMobileAgain && (!telephone || wrongAddressField(country, { phone, telephone, postcode })))
    return 'telephone';
  if (!postcode) return 'postcode';
  if (declarer.email.length > 254 || !email.test(declarer.email)) return 'email';
  if (idCard !== undefined && !isMainlandIdCard(normalizeIdCard(idCard)) && !isCreditCode(idCard))
    return 'idCard';
  return undefined;
}
