import { randomInt } from 'node:crypto';
import { codeSigns } from '@onehaul/domain/member-code';

const signs = 20;

/** What a payment, a refund or a withdrawal is called outside: about 95 bits, so that none is guessed from another. */
export const newNumber = (): string =>
  Array.from({ length: signs }, () => codeSigns[randomInt(codeSigns.length)]!).join('');
