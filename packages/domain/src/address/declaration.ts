import { addressPhone, isMainlandIdCard, readIdCard, wrongAddressField } from './validate.ts';

/** Signs of a credit code by their numbers: letters that look like digits are left out (GB 32100). */
const creditSigns = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** The code of a registered company; its last sign follows from the seventeen before it. */
export function isCreditCode(typed: string): boolean {
  const code = readIdCard(typed);
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}[0-9]{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(code)) return false;
  const sum = Array.from(code.slice(0, 17)).reduce(
    (total, sign, place) => total + creditSigns.indexOf(sign) * (3 ** place % 31),
    0,
  );
  return creditSigns[(31 - (sum % 31)) % 31] === code[17];
}

type Declarer = {
  readonly phone: string;
  readonly telephone: string;
  readonly email: string;
  readonly postcode: string;
  /** Undefined where the number that is kept stays. */
  readonly idCard?: string | undefined;
};

const email = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;
const country = 'CN';

/**
 * The first field of a goods declaration that cannot be right (§5): who declares is known on the mainland, by its
 * numbers. Who has no landline gives the mobile again.
 */
export function wrongDeclarationField(declarer: Declarer): keyof Declarer | undefined {
  const { phone, telephone, postcode, idCard } = declarer;
  const wrong = wrongAddressField(country, { phone, telephone: '', postcode });
  if (wrong) return wrong;
  const isMobileAgain = addressPhone(country, telephone) === addressPhone(country, phone);
  if (!isMobileAgain && (!telephone || wrongAddressField(country, { phone, telephone, postcode })))
    return 'telephone';
  if (!postcode) return 'postcode';
  if (declarer.email.length > 254 || !email.test(declarer.email)) return 'email';
  if (idCard !== undefined && !isMainlandIdCard(readIdCard(idCard)) && !isCreditCode(idCard)) return 'idCard';
  return undefined;
}
