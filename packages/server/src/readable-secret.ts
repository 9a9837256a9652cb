import { randomInt } from 'node:crypto';
import { codeSigns } from '@onehaul/domain/member-code';

/** A secret to read aloud and type, without look-alike characters: about 18 bits per group. */
export function readableSecret(groups: number): string {
  const group = () => Array.from({ length: 4 }, () => codeSigns[randomInt(codeSigns.length)]!).join('');
  return Array.from({ length: groups }, group).join('-');
}
