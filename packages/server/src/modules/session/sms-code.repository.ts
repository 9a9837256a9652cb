import { sql } from 'kysely';
import { prepareChange, tables } from '../../db/statement.ts';
import type { Tables } from '../../db/tables.ts';

export type SmsPurpose = Tables['smsCode']['purpose'];

type Shop = { tenantId: number; shopId: number };
type NewCode = Shop & {
  id: string;
  countryId: number;
  digits: string;
  purpose: SmsPurpose;
  /** A sign-in code that may be used for a password reset instead. */
  alsoResets: boolean;
  codeHash: Buffer;
};

export const insertCode = prepareChange((p: NewCode) =>
  tables.insertInto('smsCode').values({
    tenantId: p.tenantId,
    shopId: p.shopId,
    id: p.id,
    countryId: p.countryId,
    phoneNumber: p.digits,
    purpose: p.purpose,
    alsoResets: p.alsoResets,
    codeHash: p.codeHash,
    expiresAt: sql<Date>`now() + interval '10 minutes'`,
  }),
);

type Try = Shop & {
  id: string | null;
  countryId: number | null;
  digits: string;
  purpose: SmsPurpose;
  codeHash: Buffer;
  /** Hash of the same digits as a sign-in code, for codes that serve both purposes. */
  signInHash: Buffer;
};

/** Codes of the purpose; for a reset also sign-in codes that serve both. */
const isValidForPurpose = (purpose: SmsPurpose) =>
  sql<boolean>`(purpose = ${purpose} or (also_resets and ${purpose} = 'resetPassword'))`;

/**
 * Counts one of five tries atomically. Of two concurrent right tries the second finds the code used; a sixth
 * try finds it dead.
 */
export const tryCode = prepareChange((p: Try) =>
  tables
    .updateTable('smsCode')
    .set({
      tries: sql<number>`tries + 1`,
      usedAt: sql<Date | null>`case when code_hash =
        case when purpose = ${p.purpose} then ${p.codeHash}::bytea else ${p.signInHash}::bytea end
        then now() end`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('phoneNumber', '=', p.digits)
    .where(isValidForPurpose(p.purpose))
    .where(sql<boolean>`(${p.countryId}::int is null or country_id = ${p.countryId}::int)`)
    .where(({ eb, selectFrom }) =>
      eb(
        'id',
        '=',
        // Without a request id (§7 resets without one) the number's newest code applies.
        sql<string>`coalesce(${p.id}::uuid, ${selectFrom('smsCode as newest')
          .select('newest.id')
          .where('newest.tenantId', '=', p.tenantId)
          .where('newest.shopId', '=', p.shopId)
          .where('newest.phoneNumber', '=', p.digits)
          .where(isValidForPurpose(p.purpose))
          .orderBy('newest.createdAt', 'desc')
          .limit(1)})`,
      ),
    )
    .where('tries', '<', 5)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['countryId', sql<boolean>`used_at is not null`.as('isRight')]),
);
