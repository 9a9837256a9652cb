import { readFileSync } from 'node:fs';

/**
 * Common passwords that satisfy the strong rule's length: the list of zxcvbn-ts (MIT, © 2012-2016 Dan Wheeler
 * and Dropbox, Inc., © 2021 @zxcvbn-ts) plus entries from Chinese and Vietnamese lists and from this trade.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL('passwords-common.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);
