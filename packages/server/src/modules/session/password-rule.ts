import {
  mostPasswordLength,
  type PasswordRule,
  strongLeastLength,
  whyNotPassword,
} from '@onehaul/domain/password';
import { Refusal } from '@onehaul/domain/refusal';
import { defaultSettings, settingsFrom } from '@onehaul/domain/settings';
import type { VisitorContext } from '../../http/context.ts';
import { commonPasswords } from '../../passwords-common.ts';
import { findSettings } from '../shop/index.ts';

/** What the shop asks of new passwords; the product's own least length is the floor (A13). */
async function passwordRule(context: VisitorContext): Promise<PasswordRule> {
  const { passwordLeastLength, strongPasswords } = settingsFrom(await findSettings(context));
  return {
    leastLength: Math.max(passwordLeastLength, defaultSettings.passwordLeastLength),
    isStrong: strongPasswords === 1,
  };
}

/** Refuses a new password that the shop's rule does not allow. */
export async function assertPassword(context: VisitorContext, password: string): Promise<void> {
  const rule = await passwordRule(context);
  const refusal = whyNotPassword(password, rule, commonPasswords);
  if (!refusal) return;
  const least = rule.isStrong ? Math.max(rule.leastLength, strongLeastLength) : rule.leastLength;
  throw new Refusal(refusal, { least, most: mostPasswordLength });
}
