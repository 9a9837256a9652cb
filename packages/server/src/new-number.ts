import { randomInt } from 'node:crypto';
import { codeSigns } from '@onehaul/domain/member-code';

const signs = 20;

/** External number of a payment, refund or withdrawal: about 95 random bits, so that none can be guessed. */
export const newNumber = (): string =>
  Array.from({ length: signs }, () => codeSigns[randomInt(codeSigns.length)]!).join('');
