import { sql } from 'kysely';
import { totalCount } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import type { PeerScope } from './peer.repository.ts';

type ShopScope = { tenantId: number; shopId: number };

/** A key that is not revoked, of an active member. */
export const keyByPrefix = prepare((p: ShopScope & { prefix: string }) =>
  tables
    .selectFrom('apiKey')
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'apiKey').onRef('member.id', '=', 'apiKey.memberId'),
    )
    .select(['apiKey.id', 'apiKey.memberId', 'apiKey.prefix', 'apiKey.secretSealed', 'apiKey.lastUsedAt'])
    .where('apiKey.tenantId', '=', p.tenantId)
    .where('apiKey.shopId', '=', p.shopId)
    .where('apiKey.prefix', '=', p.prefix)
    .where('apiKey.revokedAt', 'is', null)
    .where('member.state', '=', 'active'),
);

export const recordKeyUse = prepareChange((p: ShopScope & { id: number }) =>
  tables
    .updateTable('apiKey')
    .set({ lastUsedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

export const keyPage = prepare((p: PeerScope & { limit: number; offset: number }) =>
  tables
    .selectFrom('apiKey')
    .select(['id', 'name', 'prefix', 'createdAt', 'lastUsedAt', 'revokedAt', totalCount])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .orderBy('id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

export const countActiveKeys = prepare((p: PeerScope) =>
  tables
    .selectFrom('apiKey')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('revokedAt', 'is', null),
);

export const insertKey = prepareChange(
  (p: PeerScope & { name: string; prefix: string; secretSealed: Buffer }) =>
    tables
      .insertInto('apiKey')
      .values({
        tenantId: p.tenantId,
        shopId: p.shopId,
        memberId: p.memberId,
        name: p.name,
        prefix: p.prefix,
        secretSealed: p.secretSealed,
      })
      .returning('id'),
);
