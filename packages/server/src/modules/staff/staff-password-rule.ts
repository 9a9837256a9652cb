import { mostPasswordLength, strongLeastLength, whyNotPassword } from '@onehaul/domain/password';
import { Refusal } from '@onehaul/domain/refusal';
import { commonPasswords } from '../../passwords-common.ts';

/** Staff always have the strong rule (A13). */
const rule = { leastLength: strongLeastLength, isStrong: true };

export function assertStaffPassword(password: string): void {
  const reason = whyNotPassword(password, rule, commonPasswords);
  if (reason) throw new Refusal(reason, { least: strongLeastLength, most: mostPasswordLength });
}
