import type { RefusalCode } from './refusal.ts';
import type { Settings } from './settings.ts';

/** What is asked of a new password: the strong rule, unless a shop relaxes it to the spec's minimum of 6 (A13). */
export type PasswordRule = { readonly leastLength: number; readonly isStrong: boolean };

/** The spec's minimum (§9): no setting goes below it. */
const floorLength = 6;
export const strongLeastLength = 8;
/** Longer ones only cost time to hash. */
export const mostPasswordLength = 128;

/** The rule a shop's settings make for its members. */
export function passwordRule({
  passwordLeastLength,
  strongPasswords,
}: Pick<Settings, 'passwordLeastLength' | 'strongPasswords'>): PasswordRule {
  const isStrong = strongPasswords === 1;
  return {
    leastLength: Math.max(passwordLeastLength, isStrong ? strongLeastLength : floorLength),
    isStrong,
  };
}

/** Why a new password cannot be taken. `common` holds the passwords everybody tries first. */
export function whyNotPassword(
  password: string,
  { leastLength, isStrong }: PasswordRule,
  common?: ReadonlySet<string>,
): RefusalCode | undefined {
  if ([...password].length < leastLength) return 'password.tooShort';
  if (password.length > mostPasswordLength) return 'password.tooLong';
  if (!isStrong) return undefined;
  const lower = password.toLowerCase();
  return common?.has(lower) || isPattern(lower) ? 'password.tooCommon' : undefined;
}

/** Keys in a row (`87654321`, `abcdefgh`), or a short piece again and again (`00000000`, `123123123`). */
function isPattern(password: string): boolean {
  const signs = [...password].map((sign) => sign.codePointAt(0)!);
  const steps = new Set(signs.slice(1).map((sign, index) => sign - signs[index]!));
  if (steps.size === 1 && [-1, 0, 1].includes([...steps][0]!)) return true;
  return [1, 2, 3, 4].some(
    (period) => signs.length >= 2 * period && signs.every((sign, index) => sign === signs[index % period]),
  );
}
