import type { Language } from '@onehaul/domain/language';
import type { MemberState, Sex } from '@onehaul/domain/member';
import { countMemberCodes, generateMemberCode } from '@onehaul/domain/member-code';

/** Password of every demo member; their balances are play money. */
export const demoPassword = 'onehaul-demo';

/** Sign-in accounts of every demo shop, all with the one password. */
export const demoSignIns = {
  demo: 'a gold member with a proved phone number and two sub-accounts',
  'demo.sub': 'a sub-account of demo',
  newcomer: 'a member whose password was given by staff and is still to be changed',
  leaving: 'a member whose account closes in nine days; signing in undoes that',
} as const;
/** Only in shops with the agent module. */
export const demoAgent = 'agent';
/** Only at Harbour: a forwarder who orders on account. */
export const demoPeer = 'peer';

/** A member of a demo shop. Defaults: active, with an e-mail, a verified phone number and a password. */
export type DemoPerson = {
  readonly username: string;
  readonly name: string;
  readonly sex: Sex;
  readonly language: Language;
  readonly level?: number;
  readonly phone?: { readonly countryCode: string; readonly digits: string };
  readonly isPhoneProved?: boolean;
  readonly email?: string;
  readonly state?: Exclude<MemberState, 'erased'>;
  readonly isAgent?: boolean;
  readonly hasPassword?: boolean;
  readonly isPasswordGiven?: boolean;
  /** Usernames of related accounts. */
  readonly mainAccount?: string;
  readonly agent?: string;
  readonly recommender?: string;
};

/** Deterministic, unique member code. */
export function demoCode(
  shop: { tenantId: number; people: readonly DemoPerson[] },
  username: string,
): string {
  const place = shop.people.findIndex((person) => person.username === username);
  if (place < 0) throw new Error(`no ${username} in this demo shop`);
  return generateMemberCode((shop.tenantId * 1_000_003 + place * 104_729) % countMemberCodes());
}

type Line = readonly [username: string, name: string, sex: Sex, ...rest: number[]];

/**
 * Ordinary members from compact rows: username, name, sex and, unless it is the first, the level. Phone
 * numbers and states are derived from the position in the list, so that the console's lists and filters have
 * some of everything.
 */
export function ordinaryPeople(
  lines: readonly Line[],
  {
    language,
    phoneOf,
    mail,
  }: {
    language: Language;
    phoneOf: (place: number) => NonNullable<DemoPerson['phone']>;
    mail: string;
  },
): DemoPerson[] {
  return lines.map(([username, name, sex, level = 1], place) => ({
    username,
    name,
    sex,
    language,
    level,
    ...(place % 9 !== 8 && { phone: phoneOf(place), isPhoneProved: place % 4 !== 3 }),
    ...(place % 5 !== 4 && { email: `${username}@${mail}` }),
    ...(place % 13 === 12 && { state: 'suspended' as const }),
    ...(place % 17 === 16 && { hasPassword: false }),
    ...(place % 6 === 5 && { recommender: 'demo' }),
  }));
}
