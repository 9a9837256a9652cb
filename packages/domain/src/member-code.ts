/**
 * A member's code is read over the phone and written on parcels. Its signs leave out look-alikes (0 O, 1 I L, 8 B, 5 S,
 * 2 Z, V W), and the last one is a check: any one wrong sign and any two neighbours swapped are noticed.
 */
export const codeSigns = '34679ACDEFGHJKMNPQRTUXY';
const prime = codeSigns.length; // 23: a prime, so that every weight has an inverse and no mistake cancels out

function checkSign(payload: string): string {
  let sum = 0;
  for (const [index, sign] of [...payload].entries()) sum += (index + 2) * codeSigns.indexOf(sign);
  return codeSigns[sum % prime]!;
}

/** Signs before the check. */
export const shortestPayload = 5;

/** A code for a random number; more signs when a shop's shorter codes are crowded. */
export function memberCode(random: number, signs = shortestPayload): string {
  let rest = random;
  let payload = '';
  for (let index = 0; index < signs; index++) {
    payload += codeSigns[rest % prime]!;
    rest = Math.floor(rest / prime);
  }
  return payload + checkSign(payload);
}

/** How many codes there are of a length: the random number is drawn below it. */
export const codesOf = (signs = shortestPayload) => prime ** signs;

/** The code as we store it, from how a person typed or scanned it; undefined when no such code can exist. */
export function readMemberCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  if (code.length < shortestPayload + 1 || code.length > 12) return undefined;
  if ([...code].some((sign) => !codeSigns.includes(sign))) return undefined;
  return checkSign(code.slice(0, -1)) === code.at(-1) ? code : undefined;
}
