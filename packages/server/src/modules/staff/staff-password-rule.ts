import { mostPasswordLength, strongLeastLength, whyNotPassword } from '@onehaul/domain/password';
import { Refusal } from '@onehaul/domain/refusal';
import { commonPasswords } from '../../passwords-common.ts';

/** The strong password rule always applies to staff (A13). */
const rule = { leastLength: strongLeastLength, isStrong: true };

export function assertStaffPassword(password: string): void {
  const reason = whyNotPassword(password, rule, commonPasswords);
  if (reason) throw new Refusal(reason, { least: strongLeastLength, most: mostPasswordLength });
}
