import { maxPasswordLength, strongMinLength, passwordRefusal } from '@onehaul/domain/password';
import { Refusal } from '@onehaul/domain/refusal';
import { commonPasswords } from '../../passwords-common.ts';

/** The strong password rule always applies to staff (A13). */
const rule = { leastLength: strongMinLength, isStrong: true };

export function assertStaffPassword(password: string): void {
  const reason = passwordRefusal(password, rule, commonPasswords);
  if (reason) throw new Refusal(reason, { least: strongMinLength, most: maxPasswordLength });
}
