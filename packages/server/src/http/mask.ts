// Each pattern is linear in its input (no ReDoS): a long run of one letter must not block the server.
const email = /(?<![\w.%+-])([\w.%+-])[\w.%+-]*@([A-Za-z0-9.-]+\.[A-Za-z]{2,})/g;
/** Phone, ID card and bank card numbers: seven digits or more, possibly grouped. */
const longNumber = /\+?\d(?:[ -]?\d){6,}[Xx]?/g;
/** A day as the contract writes it, which has the shape of a grouped number. */
const isoDay = /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const bearer = /(bearer\s+)\S+/gi;
const cookies = /(cookie"?\s*:\s*)[^\r\n]+/gi;
/** A secret field and its value, which may be quoted either way, also escaped inside another string. */
const secretField =
  /((?:password|pwd|token|secret|code|authorization)\\?["']?\s*[:=]\s*)(\\"(?:(?!\\")[^])*\\"|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|[^\s,;&}]+)/gi;

/** Masks personal data and credentials for logging (V16.2.5). */
export function mask(text: string): string {
  return text
    .replace(bearer, '$1***')
    .replace(cookies, '$1***')
    .replace(secretField, '$1***')
    .replace(email, '$1***@$2')
    .replace(longNumber, (digits) => (isoDay.test(digits) ? digits : `***${digits.slice(-2)}`));
}
