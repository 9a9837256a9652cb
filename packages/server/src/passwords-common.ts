import { readFileSync } from 'node:fs';

/**
 * What is tried first of passwords that are long enough for the strong rule: the list of zxcvbn-ts (MIT, © 2012-2016
 * Dan Wheeler and Dropbox, Inc., © 2021 @zxcvbn-ts) and what Chinese and Vietnamese lists and this trade add to it.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL('passwords-common.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);
