import type { RefusalCode } from './refusal.ts';

/** The floor is the spec's 6; a shop may switch the strong rule on, staff always have it (A13). */
export type PasswordRule = { readonly leastLength: number; readonly isStrong: boolean };

export const strongLeastLength = 8;
/** Longer ones only cost time to hash. */
export const mostPasswordLength = 128;

/** Why a new password cannot be taken. `common` holds the passwords everybody tries first. */
export function whyNotPassword(
  password: string,
  { leastLength, isStrong }: PasswordRule,
  common?: ReadonlySet<string>,
): RefusalCode | undefined {
  const least = isStrong ? Math.max(leastLength, strongLeastLength) : leastLength;
  if ([...password].length < least) return 'password.tooShort';
  if (password.length > mostPasswordLength) return 'password.tooLong';
  if (isStrong && common?.has(password.toLowerCase())) return 'password.tooCommon';
  return undefined;
}
