import { maxPasswordLength, passwordRefusal } from '@onehaul/domain/password';
import { phoneDigits, phoneRefusal } from '@onehaul/domain/phone';
import type { MessageKey } from '@onehaul/i18n/namespace';
import type { Profile } from '@onehaul/contract/member';
import type { Sex } from '@onehaul/domain/member';

/** What the page shows of the account. */
export type AccountProfile = Pick<
  Profile,
  | 'memberCode'
  | 'username'
  | 'name'
  | 'sex'
  | 'email'
  | 'avatarUrl'
  | 'countryId'
  | 'dialCode'
  | 'phoneNumber'
  | 'isPhoneProved'
  | 'telephone'
  | 'marketplaceAccount'
  | 'isMainAccount'
  | 'hasPassword'
  | 'balance'
>;

/** Message key of a validation error; undefined when valid. */
type Wrong = MessageKey<'account'> | undefined;

export type ProfileValues = {
  name: string;
  sex: Sex;
  email: string;
  countryId: number | null;
  phoneNumber: string;
  telephone: string;
  marketplaceAccount: string;
};

export function profileValues(profile: AccountProfile): ProfileValues {
  const { name, sex, email, countryId, phoneNumber, telephone, marketplaceAccount } = profile;
  return { name, sex, email, countryId, phoneNumber, telephone, marketplaceAccount };
}

export const filledRefusal = (value: string | undefined, wrong: Wrong): Wrong =>
  value?.trim() ? undefined : wrong;

const email = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

export function emailRefusal(value: string | undefined): Wrong {
  const typed = value?.trim() ?? '';
  if (typed === '') return 'profile.emailMissing';
  return email.test(typed) ? undefined : 'profile.emailInvalid';
}

export function phoneNumberRefusal(value: string | undefined, dialCode: string | undefined): Wrong {
  const digits = phoneDigits(value ?? '');
  if (digits === '') return 'profile.phoneMissing';
  return phoneRefusal(digits, dialCode) ? 'profile.phoneInvalid' : undefined;
}

/** Checks the length the shop requires. Common passwords are rejected by the server, which holds the list. */
export function newPasswordRefusal(value: string | undefined, leastLength: number): Wrong {
  if (!value) return 'password.newMissing';
  switch (passwordRefusal(value, { leastLength, isStrong: false })) {
    case undefined:
      return undefined;
    case 'password.tooLong':
      return 'password.tooLong';
    default:
      return 'password.tooShort';
  }
}

export function sameRefusal(confirmed: string | undefined, chosen: string | undefined): Wrong {
  if (!confirmed) return 'password.confirmMissing';
  return confirmed === chosen ? undefined : 'password.differs';
}

/** Interpolation values of the messages above. */
export const ruleValues = (leastLength: number) => ({ least: leastLength, most: maxPasswordLength });

/** Normalizes values as they are stored: trimmed, the number as digits. */
export function tidied<Values extends Partial<ProfileValues>>(values: Values): Values {
  const trimmed = Object.entries(values).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trim() : value,
  ]);
  const kept = Object.fromEntries(trimmed) as Values;
  return kept.phoneNumber === undefined ? kept : { ...kept, phoneNumber: phoneDigits(kept.phoneNumber) };
}

export function isChanged(typed: Partial<ProfileValues>, profile: AccountProfile): boolean {
  const before = profileValues(profile);
  const values = tidied(typed);
  return Object.entries(before).some(
    ([field, value]) => (values[field as keyof ProfileValues] ?? null) !== value,
  );
}
