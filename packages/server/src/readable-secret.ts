import { randomInt } from 'node:crypto';
import { codeAlphabet } from '@onehaul/domain/member-code';

/** A secret to read aloud and type, without look-alike characters: about 18 bits per group. */
export function readableSecret(groups: number): string {
  const group = () => Array.from({ length: 4 }, () => codeAlphabet[randomInt(codeAlphabet.length)]!).join('');
  return Array.from({ length: groups }, group).join('-');
}
