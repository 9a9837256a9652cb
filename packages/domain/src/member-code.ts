/**
 * A member code is read over the phone and written on parcels. Its alphabet excludes look-alikes (0 O, 1 I L,
 * 8 B, 5 S, 2 Z, V W); the last character is a check that detects any single wrong character and any swap of
 * neighbours.
 */
export const codeSigns = '34679ACDEFGHJKMNPQRTUXY';
const prime = codeSigns.length; // 23: a prime, so every weight has an inverse and no error cancels out

function checkSign(payload: string): string {
  let sum = 0;
  for (const [index, sign] of [...payload].entries()) sum += (index + 2) * codeSigns.indexOf(sign);
  return codeSigns[sum % prime]!;
}

/** Characters before the check character. */
export const shortestPayload = 5;

/** Derives a code from a random number; longer codes are used when a shop's shorter ones fill up. */
export function memberCode(random: number, signs = shortestPayload): string {
  let rest = random;
  let payload = '';
  for (let index = 0; index < signs; index++) {
    payload += codeSigns[rest % prime]!;
    rest = Math.floor(rest / prime);
  }
  return payload + checkSign(payload);
}

/** Number of codes of a length, the exclusive upper bound of the random number. */
export const codesOf = (signs = shortestPayload) => prime ** signs;

/** Parses a typed or scanned code into its stored form; undefined when it is invalid. */
export function readMemberCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  if (code.length < shortestPayload + 1 || code.length > 12) return undefined;
  if ([...code].some((sign) => !codeSigns.includes(sign))) return undefined;
  return checkSign(code.slice(0, -1)) === code.at(-1) ? code : undefined;
}
