import { referralNames } from '@onehaul/contract/referral';
import type { RefusalCode } from '@onehaul/domain/refusal';

export const referrals = ['agentCode', 'recommenderCode', 'servicePersonCode'] as const;
export type Referral = (typeof referrals)[number];

const maxLength = 32;

/** Referral codes from the link: they prefill and lock their fields (§2). */
export function referralsOf(parameters: URLSearchParams): Partial<Record<Referral, string>> {
  return Object.fromEntries(
    referrals.flatMap((referral) => {
      const code = (parameters.get(referralNames[referral]) ?? '').trim();
      return code === '' || code.length > maxLength ? [] : [[referral, code]];
    }),
  );
}

/** Refusal code for an unknown referral. */
export const refusalOf = {
  agentCode: 'member.agentUnknown',
  recommenderCode: 'member.recommenderUnknown',
  servicePersonCode: 'member.servicePersonUnknown',
} as const satisfies Record<Referral, RefusalCode>;
