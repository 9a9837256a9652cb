const zero = '0'.charCodeAt(0);
const minCardDigits = 12;
const maxCardDigits = 19;

/** Normalises a typed bank card number to digits; undefined when it is invalid. */
export function parseCardNumber(typed: string): string | undefined {
  const digits = typed.normalize('NFKC').replaceAll(/[\s-]/gu, '');
  const isLongEnough = digits.length >= minCardDigits && digits.length <= maxCardDigits;
  return isLongEnough && /^[0-9]+$/.test(digits) && passesLuhnCheck(digits) ? digits : undefined;
}

/** Luhn check: every second digit from the right is doubled. */
function passesLuhnCheck(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - place) - zero;
    const counted = place % 2 === 1 ? digit * 2 : digit;
    sum += counted > 9 ? counted - 9 : counted;
  }
  // All zeros pass the Luhn check but are no card.
  return sum > 0 && sum % 10 === 0;
}

export const cardTail = (number: string): string => number.slice(-4);
