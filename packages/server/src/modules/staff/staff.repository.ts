import type { Language } from '@onehaul/domain/language';
import type { StaffState } from '@onehaul/domain/staff/manage';
import type { Role } from '@onehaul/domain/staff/role';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { holdingColumns } from '../../db/holding-columns.ts';

type StaffKey = { tenantId: number; id: number };

const staffColumns = ['id', 'code', 'name', 'email', 'roles', 'createdAt', 'lastSignInAt'] as const;
/** State of a staff member; people who visit from the operator are none. */
const staffState = sql<StaffState>`staff.state`.as('state');

type Search = { tenantId: number; search: string };

/** Substring search is acceptable, because a tenant has few staff. */
const matching = (p: Search) =>
  tables
    .selectFrom('staff')
    .where('tenantId', '=', p.tenantId)
    .where('state', '<>', 'visitor')
    .where(
      sql<boolean>`(strpos(lower(name), lower(${p.search}::text)) > 0 or strpos(email, lower(${p.search}::text)) > 0)`,
    );

export const staffPage = prepare((p: Search & { limit: number; offset: number }) =>
  matching(p)
    .select(staffColumns)
    .select(holdingColumns)
    .select([
      staffState,
      sql<boolean>`totp_secret is not null`.as('hasSecondFactor'),
      sql<boolean>`password_hash is null and last_sign_in_at is null`.as('isInvited'),
      sql<string>`coalesce((select sponsor.name from staff sponsor
        where sponsor.tenant_id = staff.tenant_id and sponsor.id = staff.sponsor_id), '')`.as('sponsorName'),
      sql<Date | null>`case when approves_from > now() then approves_from end`.as('approvesFrom'),
    ])
    .orderBy('name')
    .orderBy('id')
    .limit(p.limit)
    .offset(p.offset),
);

export const staffCount = prepare((p: Search) =>
  matching(p).select(({ fn }) => fn.countAll<number>().as('total')),
);

export const ownAccount = prepare((p: StaffKey) =>
  tables
    .selectFrom('staff')
    .innerJoin('tenant', 'tenant.tenantId', 'staff.tenantId')
    .select([
      'staff.id',
      'staff.name',
      'staff.email',
      'staff.roles',
      'staff.language',
      'staff.passwordHash',
      'staff.passwordIsGiven',
      'staff.totpSecret',
      'tenant.name as company',
      'tenant.state as companyState',
      'tenant.stateReason',
      'tenant.closesAt',
      sql<Date | null>`(select max(expires_at) from operator_grant where tenant_id = ${p.tenantId}
        and revoked_at is null and expires_at > now())`.as('operatorAccessUntil'),
    ])
    .select(holdingColumns)
    .where('staff.tenantId', '=', p.tenantId)
    .where('staff.id', '=', p.id),
);

export const addStaff = prepareChange(
  (p: {
    tenantId: number;
    code: string;
    email: string;
    name: string;
    roles: Role[];
    language: Language;
    sponsorId: number | null;
    companyRoleId: number | null;
    isLimited: boolean;
  }) =>
    tables
      .insertInto('staff')
      .values({
        tenantId: p.tenantId,
        code: p.code,
        email: p.email,
        name: p.name,
        roles: p.roles,
        language: p.language,
        passwordIsGiven: false,
        sponsorId: p.sponsorId,
        companyRoleId: p.companyRoleId,
        isLimited: p.isLimited,
      })
      // A random code may collide within the tenant and is redrawn; a taken e-mail is an error.
      .onConflict((conflict) => conflict.columns(['tenantId', 'code']).doNothing())
      .returning('id'),
);

export const lockStaff = prepareChange((p: StaffKey) =>
  tables
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'language', 'roles', staffState, 'sponsorId', 'lastSignInAt'])
    .select(holdingColumns)
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id)
    .where('state', '<>', 'visitor')
    .forNoKeyUpdate(),
);

/**
 * Locks all staff rows in id order: of two owners who remove each other concurrently, the second sees the
 * first change. NO KEY UPDATE leaves foreign key checks of the audit log unblocked.
 */
export const lockAllStaff = prepareChange((p: { tenantId: number }) =>
  tables
    .selectFrom('staff')
    .select(['id', 'name', 'roles', staffState])
    .select(holdingColumns)
    .where('tenantId', '=', p.tenantId)
    .where('state', '<>', 'visitor')
    .orderBy('id')
    .forNoKeyUpdate(),
);

/** Serialises what may happen once in a company. */
export const lockCompany = prepareChange((p: { tenantId: number }) =>
  tables.selectFrom('tenant').select('tenantId').where('tenantId', '=', p.tenantId).forNoKeyUpdate(),
);

export const lockActiveStaff = prepareChange((p: { tenantId: number }) =>
  tables
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'lastSignInAt'])
    .where('tenantId', '=', p.tenantId)
    .where('state', '=', 'active')
    .orderBy('id')
    .forNoKeyUpdate(),
);

export const setStaffNameAndRoles = prepareChange(
  (
    p: StaffKey & {
      name: string;
      roles: Role[];
      companyRoleId: number | null;
      isLimited: boolean;
    },
  ) =>
    tables
      .updateTable('staff')
      .set({ name: p.name, roles: p.roles, companyRoleId: p.companyRoleId, isLimited: p.isLimited })
      .where('tenantId', '=', p.tenantId)
      .where('id', '=', p.id),
);

export const setStaffState = prepareChange((p: StaffKey & { from: StaffState; state: StaffState }) =>
  tables
    .updateTable('staff')
    .set({ state: p.state })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id)
    .where('state', '=', p.from),
);

export const setStaffPassword = prepareChange((p: StaffKey & { passwordHash: string; isGiven: boolean }) =>
  tables
    .updateTable('staff')
    .set({ passwordHash: p.passwordHash, passwordIsGiven: p.isGiven })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id),
);

/** Invalidates the password; the next one is set through a link. */
export const clearStaffPassword = prepareChange((p: StaffKey) =>
  tables
    .updateTable('staff')
    .set({ passwordHash: null, passwordIsGiven: false })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id),
);

/**
 * Row lock that serialises a person's code tries. Uses clock_timestamp(): now() is the transaction start,
 * which may precede a wrong code counted by a transaction it waited for.
 */
export const lockWrongCodes = prepareChange((p: StaffKey) =>
  tables
    .selectFrom('staff')
    .select([
      'wrongCodes',
      sql<number>`coalesce(extract(epoch from clock_timestamp() - wrong_code_at), 0)::float8`.as(
        'secondsSince',
      ),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id)
    .forNoKeyUpdate(),
);

export const countWrongStaffCode = prepareChange((p: StaffKey) =>
  tables
    .updateTable('staff')
    .set({ wrongCodes: sql`wrong_codes + 1`, wrongCodeAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id)
    .returning(['wrongCodes', 'name', 'email', 'language']),
);

export const clearWrongCodes = prepareChange((p: StaffKey) =>
  tables
    .updateTable('staff')
    .set({ wrongCodes: 0, wrongCodeAt: null })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id),
);

export const activeOwners = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'language'])
    .where('tenantId', '=', p.tenantId)
    .where('state', '=', 'active')
    .where(sql<boolean>`roles && '{owner,operator}'`)
    .orderBy('id'),
);

export const setStaffLanguage = prepareChange((p: StaffKey & { language: Language }) =>
  tables
    .updateTable('staff')
    .set({ language: p.language })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id),
);

export const recordStaffSignIn = prepareChange((p: StaffKey) =>
  tables
    .updateTable('staff')
    .set({ lastSignInAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id),
);

/** Prevents TOTP replay: of two uses of the same code one gets no row. Also stores the re-sealed secret. */
export const consumeTotpStep = prepareChange((p: StaffKey & { step: number; secret: Buffer }) =>
  tables
    .updateTable('staff')
    .set({ totpLastStep: p.step, totpSecret: p.secret })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id)
    .where('totpLastStep', '<', p.step)
    .where('totpSecret', 'is not', null)
    .returning('id'),
);

/** Enrols the second factor, unless one exists. */
export const setTotpSecret = prepareChange((p: StaffKey & { step: number; secret: Buffer }) =>
  tables
    .updateTable('staff')
    .set({ totpLastStep: p.step, totpSecret: p.secret })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id)
    .where('totpSecret', 'is', null)
    .returning('id'),
);

export const removeTotpSecret = prepareChange((p: StaffKey) =>
  tables
    .updateTable('staff')
    .set({ totpSecret: null })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id),
);

export const addRecoveryCodes = prepareChange((p: StaffKey & { hashes: Buffer[] }) =>
  tables
    .insertInto('staffRecoveryCode')
    .columns(['tenantId', 'staffId', 'codeHash'])
    .expression(({ selectFrom }) =>
      selectFrom(sql<{ hash: Buffer }>`unnest(${p.hashes}::bytea[])`.as<'given'>(sql`given(hash)`)).select([
        sql<number>`${p.tenantId}::int`.as('tenantId'),
        sql<number>`${p.id}::int`.as('staffId'),
        'given.hash as codeHash',
      ]),
    ),
);

/** Consumes a recovery code. */
export const consumeRecoveryCode = prepareChange((p: StaffKey & { hash: Buffer }) =>
  tables
    .deleteFrom('staffRecoveryCode')
    .where('tenantId', '=', p.tenantId)
    .where('staffId', '=', p.id)
    .where('codeHash', '=', p.hash)
    .returning('staffId'),
);

export const removeRecoveryCodes = prepareChange((p: StaffKey) =>
  tables.deleteFrom('staffRecoveryCode').where('tenantId', '=', p.tenantId).where('staffId', '=', p.id),
);
