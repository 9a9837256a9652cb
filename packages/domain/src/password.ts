import type { RefusalCode } from './refusal.ts';
import type { Settings } from './settings.ts';

/** Password policy: the strong rule, unless a shop relaxes it to the spec's minimum of 6 (A13). */
export type PasswordRule = { readonly leastLength: number; readonly isStrong: boolean };

/** The spec's minimum (§9): no setting goes below it. */
const absoluteMinLength = 6;
export const strongMinLength = 8;
/** Bounds the cost of hashing. */
export const maxPasswordLength = 128;

/** Builds the member password policy from the shop's settings. */
export function passwordRule({
  passwordLeastLength,
  strongPasswords,
}: Pick<Settings, 'passwordLeastLength' | 'strongPasswords'>): PasswordRule {
  const isStrong = strongPasswords === 1;
  return {
    leastLength: Math.max(passwordLeastLength, isStrong ? strongMinLength : absoluteMinLength),
    isStrong,
  };
}

/** Returns why a new password is rejected. `common` holds the most common passwords. */
export function passwordRefusal(
  password: string,
  { leastLength, isStrong }: PasswordRule,
  common?: ReadonlySet<string>,
): RefusalCode | undefined {
  if ([...password].length < leastLength) return 'password.tooShort';
  if (password.length > maxPasswordLength) return 'password.tooLong';
  if (!isStrong) return undefined;
  const lower = password.toLowerCase();
  return common?.has(lower) || isPattern(lower) ? 'password.tooCommon' : undefined;
}

/** Detects sequences (`87654321`, `abcdefgh`) and repeated short parts (`00000000`, `123123123`). */
function isPattern(password: string): boolean {
  const signs = [...password].map((sign) => sign.codePointAt(0)!);
  const steps = new Set(signs.slice(1).map((sign, index) => sign - signs[index]!));
  if (steps.size === 1 && [-1, 0, 1].includes([...steps][0]!)) return true;
  return [1, 2, 3, 4].some(
    (period) => signs.length >= 2 * period && signs.every((sign, index) => sign === signs[index % period]),
  );
}
