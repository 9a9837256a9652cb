import { maxPeerKeys } from '@onehaul/domain/peer/signature';
import { Refusal } from '@onehaul/domain/refusal';
import { sql } from 'kysely';
import type { Db, TransactionDb } from '../../db/database.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type Owner = { readonly shopId: number; readonly memberId: number };
type MemberScope = Owner & { tenantId: number };

const activeKeys = prepare((p: MemberScope) =>
  tables
    .selectFrom('apiKey')
    .select(['id', 'name', 'prefix', 'lastUsedAt'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('revokedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(maxPeerKeys),
);

const markKeyRevoked = prepareChange((p: MemberScope & { id: number }) =>
  tables
    .updateTable('apiKey')
    .set({ revokedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('id', '=', p.id)
    .where('revokedAt', 'is', null)
    .returning('id'),
);

/** A member's active API keys; each gives access to the account without its password. */
export function findActiveKeys(db: Db, owner: Owner) {
  return db.all(activeKeys, owner);
}

/** Revokes API keys of a member; a foreign or revoked key refuses the whole call. */
export async function revokeKeys(
  db: TransactionDb,
  { ids, ...owner }: Owner & { ids: readonly number[] },
): Promise<void> {
  for (const id of new Set(ids)) {
    const revoked = await db.first(markKeyRevoked, { ...owner, id });
    if (!revoked) throw new Refusal('record.notFound');
  }
}
