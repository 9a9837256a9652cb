import type { MemberState } from '@onehaul/domain/member';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type Shop = { tenantId: number; shopId: number };
type Member = Shop & { memberId: number };
type Phone = Shop & { countryId: number; digits: string };

/** Member fields that sign-in depends on. */
export type Account = {
  readonly id: number;
  readonly mainId: number | null;
  readonly state: MemberState;
  readonly mainState: MemberState | null;
  /** The cancellation date has passed, although nothing is erased yet. */
  readonly isOver: boolean;
  readonly passwordHash: string | null;
  readonly isPhoneProved: boolean;
};

const accounts = (p: Shop) =>
  tables
    .selectFrom('member')
    .leftJoin('member as main', (join) =>
      sameShop(join, 'main', 'member').onRef('main.id', '=', 'member.mainId'),
    )
    .select([
      'member.id',
      'member.mainId',
      'member.state',
      'main.state as mainState',
      'member.passwordHash',
      sql<boolean>`coalesce(member.cancels_at <= now(), false)`.as('isOver'),
      sql<boolean>`member.phone_proved_at is not null`.as('isPhoneProved'),
    ])
    .where('member.tenantId', '=', p.tenantId)
    .where('member.shopId', '=', p.shopId);

const accountByName = prepare((p: Shop & { usernameKey: string }) =>
  accounts(p).where('member.usernameKey', '=', p.usernameKey),
);

export function findAccountByName(db: Db, shopId: number, usernameKey: string): Promise<Account | undefined> {
  return db.first(accountByName, { shopId, usernameKey });
}

const accountById = prepare((p: Member) => accounts(p).where('member.id', '=', p.memberId));

export function findAccount(db: Db, shopId: number, memberId: number): Promise<Account | undefined> {
  return db.first(accountById, { shopId, memberId });
}

/** The account with the proved number first. A limit of two is enough to detect ambiguity. */
const accountsByPhone = prepare((p: Phone) =>
  accounts(p)
    .where('member.countryId', '=', p.countryId)
    .where('member.phoneNumber', '=', p.digits)
    .where('member.state', '<>', 'erased')
    .where(sql<boolean>`(member.phone_proved_at is not null or member.main_id is null)`)
    .orderBy(sql`member.phone_proved_at is null`)
    .limit(2),
);

/** The account of a phone number: the one that proved it, else the only main account that claims it (A27). */
export async function findAccountByPhone(
  db: Db,
  phone: { shopId: number; countryId: number; digits: string },
): Promise<Account | undefined> {
  const [first, second] = await db.all(accountsByPhone, phone);
  return first?.isPhoneProved || !second ? first : undefined;
}

/** Records a sign-in. Compare-and-set on the state the decision was based on. */
export const recordSignIn = prepareChange((p: Member & { from: MemberState; to: MemberState }) =>
  tables
    .updateTable('member')
    .set({ lastSignInAt: sql<Date>`now()`, state: p.to, cancelsAt: null })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.memberId)
    .where('state', '=', p.from)
    .returning('id'),
);

/**
 * The owner of a number may differ from its registrant, so the password survives only for a browser that has
 * used it.
 */
export const provePhone = prepareChange(
  (p: Member & { countryId: number; digits: string; keepPassword: boolean }) =>
    tables
      .updateTable('member')
      .set({
        phoneProvedAt: sql<Date>`now()`,
        passwordHash: sql<string | null>`case when ${p.keepPassword}::boolean then password_hash end`,
        passwordIsGiven: sql<boolean>`password_is_given and ${p.keepPassword}::boolean`,
      })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('id', '=', p.memberId)
      .where('countryId', '=', p.countryId)
      .where('phoneNumber', '=', p.digits)
      .where('phoneProvedAt', 'is', null)
      .returning('id'),
);

/** Removes the passwords of sub-accounts that a stranger may have added before the number was proved. */
export const clearPasswordsOfSubAccounts = prepareChange((p: Member) =>
  tables
    .updateTable('member')
    .set({ passwordHash: null })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('mainId', '=', p.memberId)
    .returning('id'),
);

export const setPassword = prepareChange(
  (p: Member & { countryId: number; digits: string; passwordHash: string }) =>
    tables
      .updateTable('member')
      .set({
        passwordHash: p.passwordHash,
        passwordIsGiven: false,
        phoneProvedAt: sql<Date>`coalesce(phone_proved_at, now())`,
      })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('id', '=', p.memberId)
      .where('countryId', '=', p.countryId)
      .where('phoneNumber', '=', p.digits)
      .where('state', '<>', 'erased')
      .returning('id'),
);

const dialCodeOf = prepare((p: { countryId: number }) =>
  tables.selectFrom('country').select('dialCode').where('id', '=', p.countryId),
);

export async function findDialCode(db: Db, countryId: number): Promise<string | undefined> {
  return (await db.first(dialCodeOf, { countryId }))?.dialCode;
}
