import { randomInt } from 'node:crypto';
import { codeSigns } from '@onehaul/domain/member-code';

/** A secret that can be read out and typed, without look-alikes: about 18 bits a group. */
export function readableSecret(groups: number): string {
  const group = () => Array.from({ length: 4 }, () => codeSigns[randomInt(codeSigns.length)]!).join('');
  return Array.from({ length: groups }, group).join('-');
}
