// Each pattern reads a run of letters once: a text of one letter without end must not stop the server.
const email = /(?<![\w.%+-])([\w.%+-])[\w.%+-]*@([A-Za-z0-9.-]+\.[A-Za-z]{2,})/g;
/** Phone, ID card and bank card numbers: seven digits or more, perhaps grouped. */
const longNumber = /\+?\d(?:[ -]?\d){6,}[Xx]?/g;
const bearer = /(bearer\s+)\S+/gi;
const cookies = /(cookie"?\s*:\s*)[^\r\n]+/gi;
/** A secret and its value, which may be quoted in either way, and quoted again inside another text. */
const secretField =
  /((?:password|pwd|token|secret|code|authorization)\\?["']?\s*[:=]\s*)(\\"(?:(?!\\")[^])*\\"|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|[^\s,;&}]+)/gi;

/** Text that is safe to log: what identifies or lets in a person is shortened beyond use (V16.2.5). */
export function mask(text: string): string {
  return text
    .replace(bearer, '$1***')
    .replace(cookies, '$1***')
    .replace(secretField, '$1***')
    .replace(email, '$1***@$2')
    .replace(longNumber, (digits) => `***${digits.slice(-2)}`);
}
