import type { BankCard } from '@onehaul/contract/wallet';
import { cardTail, parseCardNumber } from '@onehaul/domain/wallet/card-number';
import { readYuan } from './read-yuan.ts';

export const otherCard = 'other';

/** Form values as typed. */
export type Draft = {
  readonly amount: string;
  /** Id of a saved card, or the value for another card. */
  readonly card: string;
  readonly holder: string;
  readonly bankName: string;
  readonly cardNumber: string;
};

export type Field = 'amount' | 'holder' | 'bankName' | 'cardNumber';
type Problem = 'required' | 'card' | 'amount' | 'least';
export type Problems = Partial<Record<Field, Problem>>;

type Known = {
  readonly cards: readonly BankCard[];
  readonly withdrawable: number;
  readonly least: number;
};

type Target = { readonly holder: string; readonly bankName: string; readonly tail: string };
export type WithdrawalInput = { readonly minor: number; readonly target: Target };

/** Returns target and amount, or validation errors (§5). */
export function readDraft(draft: Draft, { cards, withdrawable, least }: Known): WithdrawalInput | Problems {
  const minor = readYuan(draft.amount);
  const saved = cards.find(({ id }) => String(id) === draft.card);
  const number = parseCardNumber(draft.cardNumber);
  const problems: Problems = {
    ...(minor === undefined || minor > withdrawable
      ? { amount: 'amount' as const }
      : minor < least && { amount: 'least' as const }),
    ...(!saved && {
      ...(!draft.holder.trim() && { holder: 'required' as const }),
      ...(!draft.bankName.trim() && { bankName: 'required' as const }),
      ...(!number && { cardNumber: 'card' as const }),
    }),
  };
  if (Object.keys(problems).length > 0) return problems;
  const target = saved ?? {
    holder: draft.holder.trim(),
    bankName: draft.bankName.trim(),
    tail: cardTail(number!),
  };
  return { minor: minor!, target };
}

export const isWithdrawalInput = (read: WithdrawalInput | Problems): read is WithdrawalInput =>
  'target' in read;
