import { randomInt, randomUUID } from 'node:crypto';
import type { Role } from '@onehaul/domain/staff/role';
import { aCountry, aMember, aStaffMember, type TestMember } from './member-builders.ts';
import { staffCaller, cookiesOf, clearGuesses, signInStaff } from './staff-sign-in.ts';
import type { Reply, TestApi } from './test-api.ts';
import type { TestDatabase } from './test-database.ts';

export type Shop = { readonly id: number; readonly tenantId: number; readonly host: string };

/** A caller, with the credentials of a real sign-in. */
export type Actor = {
  readonly headers: Readonly<Record<string, string>>;
  readonly password: string;
  /** A member's; empty for all others. */
  readonly refreshToken: string;
  readonly phoneNumber: string;
  readonly email: string;
  readonly id: number;
  /** TOTP secret of staff who need one. */
  readonly secret: string;
};

export const visitor: Actor = {
  headers: {},
  password: 'nobody-has-one',
  refreshToken: '',
  phoneNumber: '13900000000',
  email: 'nobody@company.test',
  id: 0,
  secret: '',
};

export const countryId = 86;
/** Random: similar numbers would trigger the abuse detection. */
export const newPhoneNumber = () => `1${randomInt(3_000_000_000, 9_999_999_999)}`;

/** A distinct client address per call, so that rate limits do not trigger. */
let calls = 0;
export const newAddressHeaders = () => {
  calls += 1;
  return { 'x-forwarded-for': `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}` };
};

async function signInMember(api: TestApi, shop: Shop, member: TestMember): Promise<Reply> {
  const { username, password } = member;
  const reply = await api.post(
    shop.host,
    '/ClientLogin/SubmitLogin',
    { username, password },
    newAddressHeaders(),
  );
  if (reply.body.Code !== 200) throw new Error(`${username} cannot sign in: ${reply.body.Error}`);
  return reply;
}

export type MemberActors = Readonly<Record<'member' | 'subAccount' | 'other' | 'stranger', Actor>>;

/** A member of the shop, their sub-account, another member of it, and a member of another shop. */
export async function someMembers(
  database: TestDatabase,
  api: TestApi,
  shop: Shop,
  elsewhere: Shop,
): Promise<MemberActors> {
  await aCountry(database, { id: countryId, code: 'XX' });
  const anActor = async (at: Shop, mainId?: number): Promise<Actor> => {
    const draft = { countryId, phoneNumber: newPhoneNumber(), email: 'member@mail.test' };
    const member = await aMember(database, at, { ...draft, ...(mainId !== undefined && { mainId }) });
    const reply = await signInMember(api, at, member);
    const { AccessToken, RefreshToken } = reply.body.Data as { AccessToken: string; RefreshToken: string };
    const headers = { authorization: `Bearer ${AccessToken}`, cookie: cookiesOf(reply) };
    return {
      ...visitor,
      ...draft,
      headers,
      password: member.password,
      refreshToken: RefreshToken,
      id: member.id,
    };
  };
  const member = await anActor(shop);
  return {
    member,
    subAccount: await anActor(shop, member.id),
    other: await anActor(shop),
    stranger: await anActor(elsewhere),
  };
}

const staffRoles = ['clerk', 'service', 'finance', 'admin', 'owner'] as const satisfies Role[];
export type StaffActors = Readonly<
  Record<(typeof staffRoles)[number] | 'operator' | 'rival' | 'pending' | 'given', Actor>
>;

/**
 * A staff member of each role, the platform's operator, the owner of another tenant, one whose second factor
 * is pending, and one with a given password.
 */
export async function someStaff(
  database: TestDatabase,
  api: TestApi,
  tenantId: number,
  rivalTenantId: number,
): Promise<StaffActors> {
  await clearGuesses(api);
  const anActor = async (role: Role, tenant: number): Promise<Actor> => {
    const account = await aStaffMember(database, tenant, { roles: [role], email: newEmail(role) });
    const { cookie, secret } = await signInStaff(api, account);
    // Allows the code of the enrolment to be used again, because the authenticator still shows it.
    await database.sql('update staff set totp_last_step = 0 where id = $1', [account.id]);
    return { ...visitor, ...account, headers: { cookie }, secret };
  };
  const company: Partial<Record<(typeof staffRoles)[number], Actor>> = {};
  for (const role of staffRoles) company[role] = await anActor(role, tenantId);
  const given = await anActor('service', tenantId);
  await database.sql('update staff set password_is_given = true where id = $1', [given.id]);
  const half = await anActor('owner', tenantId);
  const { email, password } = half;
  const cookie = cookiesOf(await staffCaller(api)('session/signIn', { email, password }));
  return {
    ...(company as Record<(typeof staffRoles)[number], Actor>),
    operator: await anActor('operator', 1),
    rival: await anActor('owner', rivalTenantId),
    pending: { ...half, headers: { cookie } },
    given,
  };
}

export const newEmail = (name = 'person') => `${name}-${randomUUID()}@company.test`;
