import { referralNames } from '@onehaul/contract/referral';
import type { RefusalCode } from '@onehaul/domain/refusal';

export const referrals = ['agentCode', 'recommenderCode', 'servicePersonCode'] as const;
export type Referral = (typeof referrals)[number];

const longest = 32;

/** The codes a link brought along: they fill their fields and lock them (§2). */
export function referralsOf(parameters: URLSearchParams): Partial<Record<Referral, string>> {
  return Object.fromEntries(
    referrals.flatMap((referral) => {
      const code = (parameters.get(referralNames[referral]) ?? '').trim();
      return code === '' || code.length > longest ? [] : [[referral, code]];
    }),
  );
}

/** What the server says when it does not know a code. */
export const refusalOf = {
  agentCode: 'member.agentUnknown',
  recommenderCode: 'member.recommenderUnknown',
  servicePersonCode: 'member.servicePersonUnknown',
} as const satisfies Record<Referral, RefusalCode>;
