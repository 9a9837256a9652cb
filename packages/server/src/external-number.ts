import { randomInt } from 'node:crypto';
import { codeAlphabet } from '@onehaul/domain/member-code';

const numberLength = 20;

/** External number of a payment, refund or withdrawal: about 95 random bits, so that none can be guessed. */
export const generateExternalNumber = (): string =>
  Array.from({ length: numberLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]!).join('');
