import { randomUUID } from 'node:crypto';
import { countMemberCodes, generateMemberCode } from '@onehaul/domain/member-code';
import { usernameKey } from '@onehaul/domain/member';
import type { Places } from '@onehaul/domain/staff/place';
import type { Permission, Role } from '@onehaul/domain/staff/role';
import { hashPassword } from '@onehaul/server/passwords';
import type { TestDatabase } from './test-database.ts';

type Shop = { readonly id: number; readonly tenantId: number };
type Draft = {
  username?: string;
  password?: string;
  name?: string;
  email?: string;
  countryId?: number;
  phoneNumber?: string;
  isPhoneProved?: boolean;
  mainId?: number;
  isAgent?: boolean;
  isPasswordGiven?: boolean;
};
export type TestMember = { id: number; code: string; username: string; password: string };

const hashes = new Map<string, Promise<string>>();
const hashOf = (password: string) => {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
};
let count = 0;
const nextCode = () => generateMemberCode((++count * 7919 + 104_729) % countMemberCodes());

/** A country for phone numbers; test databases have no reference data. */
export async function aCountry(
  { sql }: TestDatabase,
  { id = 86, code = 'CN', dialCode = '+86' } = {},
): Promise<number> {
  await sql(
    `insert into country (id, code, dial_code, names, position) values ($1, $2, $3, '{"en":"Country"}', $1)
     on conflict do nothing`,
    [id, code, dialCode],
  );
  return id;
}

/** A member of the shop who can sign in. */
export async function aMember(database: TestDatabase, shop: Shop, draft: Draft = {}): Promise<TestMember> {
  const { sql } = database;
  const code = nextCode();
  const { username = `member-${code}`, password = 'secret-word' } = draft;
  const [row] = await sql(
    `insert into member (tenant_id, shop_id, code, username, username_key, password_hash, password_is_given, name,
       email, country_id, phone_number, phone_proved_at, main_id, pay_limit_cents, language)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, case when $12 then now() end, $13,
       case when $13::int is not null then 0 end, 'en')
     on conflict (tenant_id, shop_id, code) do nothing returning id`,
    [
      shop.tenantId,
      shop.id,
      code,
      username,
      usernameKey(username),
      await hashOf(password),
      draft.isPasswordGiven ?? false,
      draft.name ?? username,
      draft.email ?? null,
      draft.countryId ?? null,
      draft.phoneNumber ?? null,
      draft.isPhoneProved ?? false,
      draft.mainId ?? null,
    ],
  );
  // The shop gave this code to a member of its own, whose code was random.
  if (!row) return aMember(database, shop, draft);
  const id = row.id as number;
  if (draft.isAgent) await anAgent(database, shop, id);
  return { id, code, username, password };
}

type PlanDraft = {
  model?: string;
  levelBps?: number[];
  kilogramMinor?: number;
  wholesaleBps?: number;
  confirmDays?: number;
  sourceMonthMinor?: number | null;
};

/** Makes a member an agent with their own plan: 10% of the freight by default. */
export async function anAgent(
  { sql }: Pick<TestDatabase, 'sql'>,
  shop: Shop,
  memberId: number,
  draft: PlanDraft & { state?: string } = {},
): Promise<{ planId: number }> {
  const [plan] = await sql(
    `insert into agent_plan (tenant_id, shop_id, names, model, level_bps, kilogram_minor, wholesale_bps, confirm_days,
       source_month_minor)
     values ($1, $2, '{"en":"Plan"}', $3, $4, $5, $6, $7, $8) returning id`,
    [
      shop.tenantId,
      shop.id,
      draft.model ?? 'percent',
      draft.levelBps ?? [1000],
      draft.kilogramMinor ?? 0,
      draft.wholesaleBps ?? 0,
      draft.confirmDays ?? 7,
      draft.sourceMonthMinor ?? null,
    ],
  );
  const planId = plan!.id as number;
  await sql(`insert into agent (tenant_id, shop_id, member_id, plan_id, state) values ($1, $2, $3, $4, $5)`, [
    shop.tenantId,
    shop.id,
    memberId,
    planId,
    draft.state ?? 'active',
  ]);
  return { planId };
}

/** The session id in a member's test token. */
export const ownSessionId = (memberId: number) =>
  `00000000-0000-4000-8000-${String(memberId).padStart(12, '0')}`;

/** A fresh proof of person in the session of the member's test token, as a password sign-in creates it. */
export async function aProof(
  { sql }: Pick<TestDatabase, 'sql'>,
  shop: Shop,
  memberId: number,
): Promise<void> {
  await sql(
    `insert into session (tenant_id, shop_id, id, member_id, method, refresh_hash, expires_at, proved_at, browser,
       address)
     values ($1, $2, $3, $4, 'password', '\\x00', now() + interval '1 day', now(), 'Firefox', '203.0.113.9')
     on conflict (tenant_id, shop_id, id) do update set proved_at = now(), ended_at = null`,
    [shop.tenantId, shop.id, ownSessionId(memberId), memberId],
  );
}

/** A session of the member, from another browser unless an id is passed. */
export async function aSession(
  { sql }: TestDatabase,
  shop: Shop,
  memberId: number,
  id: string = randomUUID(),
): Promise<string> {
  await sql(
    `insert into session (tenant_id, shop_id, id, member_id, method, refresh_hash, expires_at, browser, address)
     values ($1, $2, $3, $4, 'password', '\\x00', now() + interval '1 day', 'Firefox', '203.0.113.9')`,
    [shop.tenantId, shop.id, id, memberId],
  );
  return id;
}

export async function aStaffMember(
  { sql }: TestDatabase,
  tenantId: number,
  { roles, email, password = 'staff-secret-word', companyRoleId = null, places = null }: StaffDraft,
): Promise<{ id: number; code: string; email: string; password: string }> {
  const code = nextCode();
  const [row] = await sql(
    `insert into staff (tenant_id, code, email, name, roles, password_hash, password_is_given,
       company_role_id, is_limited)
     values ($1, $2, $3, $3, $4, $5, false, $6, $7) returning id`,
    [tenantId, code, email, roles, await hashOf(password), companyRoleId, places !== null],
  );
  const id = row!.id as number;
  for (const { shopId, warehouseId } of places ?? [])
    await sql(
      'insert into staff_place (tenant_id, staff_id, shop_id, warehouse_id) values ($1, $2, $3, $4)',
      [tenantId, id, shopId, warehouseId],
    );
  return { id, code, email, password };
}

type StaffDraft = {
  roles: Role[];
  email: string;
  password?: string;
  companyRoleId?: number | null;
  places?: Places;
};

/** A role of the company, which nobody holds yet. */
export async function aCompanyRole(
  { sql }: TestDatabase,
  tenantId: number,
  permissions: readonly Permission[],
  name = `Role ${nextCode()}`,
): Promise<number> {
  const [row] = await sql(
    'insert into company_role (tenant_id, name, permissions) values ($1, $2, $3) returning id',
    [tenantId, name, permissions],
  );
  return row!.id as number;
}
