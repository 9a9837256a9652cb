import { sql } from 'kysely';
import { total } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import type { OfPeer } from './peer.repository.ts';

type OfShop = { tenantId: number; shopId: number };

/** A key that is not revoked, of an active member. */
export const keyByPrefix = prepare((p: OfShop & { prefix: string }) =>
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

export const noteUse = prepareChange((p: OfShop & { id: number }) =>
  tables
    .updateTable('apiKey')
    .set({ lastUsedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

export const keyPage = prepare((p: OfPeer & { limit: number; offset: number }) =>
  tables
    .selectFrom('apiKey')
    .select(['id', 'name', 'prefix', 'createdAt', 'lastUsedAt', 'revokedAt', total])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .orderBy('id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

export const countWorking = prepare((p: OfPeer) =>
  tables
    .selectFrom('apiKey')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('revokedAt', 'is', null),
);

export const insertKey = prepareChange((p: OfPeer & { name: string; prefix: string; secretSealed: Buffer }) =>
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
