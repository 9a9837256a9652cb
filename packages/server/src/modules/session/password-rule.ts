import { maxPasswordLength, passwordRule, passwordRefusal } from '@onehaul/domain/password';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import type { VisitorContext } from '../../http/context.ts';
import { commonPasswords } from '../../passwords-common.ts';
import { findSettings } from '../shop/index.ts';

/** Refuses a new password that violates the shop's rule (A13). */
export async function assertPassword(context: VisitorContext, password: string): Promise<void> {
  const rule = passwordRule(settingsFrom(await findSettings(context)));
  const refusal = passwordRefusal(password, rule, commonPasswords);
  if (refusal) throw new Refusal(refusal, { least: rule.leastLength, most: maxPasswordLength });
}
