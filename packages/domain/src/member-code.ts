/**
 * A member code is read over the phone and written on parcels. Its alphabet excludes look-alikes (0 O, 1 I L,
 * 8 B, 5 S, 2 Z, V W); the last character is a check that detects any single wrong character and any swap of
 * neighbours.
 */
export const codeAlphabet = '34679ACDEFGHJKMNPQRTUXY';
const prime = codeAlphabet.length; // 23: a prime, so every weight has an inverse and no error cancels out

function checkCharacter(payload: string): string {
  let sum = 0;
  for (const [index, sign] of [...payload].entries()) sum += (index + 2) * codeAlphabet.indexOf(sign);
  return codeAlphabet[sum % prime]!;
}

/** Characters before the check character. */
export const minPayloadLength = 5;

/** Derives a code from a random number; longer codes are used when a shop's shorter ones fill up. */
export function generateMemberCode(random: number, signs = minPayloadLength): string {
  let rest = random;
  let payload = '';
  for (let index = 0; index < signs; index++) {
    payload += codeAlphabet[rest % prime]!;
    rest = Math.floor(rest / prime);
  }
  return payload + checkCharacter(payload);
}

/** Number of codes of a length, the exclusive upper bound of the random number. */
export const countMemberCodes = (signs = minPayloadLength) => prime ** signs;

/** Parses a typed or scanned code into its stored form; undefined when it is invalid. */
export function parseMemberCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  if (code.length < minPayloadLength + 1 || code.length > 12) return undefined;
  if ([...code].some((sign) => !codeAlphabet.includes(sign))) return undefined;
  return checkCharacter(code.slice(0, -1)) === code.at(-1) ? code : undefined;
}
