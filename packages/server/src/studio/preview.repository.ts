import { sql } from 'kysely';
import { holdingColumns } from '../db/holding-columns.ts';
import { prepare, prepareChange, tables } from '../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type Pass = ShopScope & { tokenHash: Buffer };

/** Host of the shop's pages; never the mobile site. */
export const findShopHost = prepare((p: ShopScope) =>
  tables
    .selectFrom('shop')
    .select(sql<string | null>`app.primary_host(shop.id)`.as('host'))
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.shopId),
);

export const insertPass = prepareChange(
  (p: ShopScope & { codeHash: Buffer; staffId: number; resource: string | null; draftId: string | null }) =>
    tables.insertInto('previewPass').values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      codeHash: p.codeHash,
      staffId: p.staffId,
      resource: p.resource,
      draftId: p.draftId,
      expiresAt: sql<Date>`now() + interval '60 seconds'`,
    }),
);

export const deleteExpiredPasses = prepareChange((p: ShopScope) =>
  tables
    .deleteFrom('previewPass')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('expiresAt', '<', sql<Date>`now()`),
);

/** Turns a code into a token: once, within its minute, at a host of its shop. */
export const consumeCode = prepareChange((p: Pass & { codeHash: Buffer }) =>
  tables
    .updateTable('previewPass')
    .set({ tokenHash: p.tokenHash, expiresAt: sql<Date>`now() + interval '30 minutes'` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('codeHash', '=', p.codeHash)
    .where('tokenHash', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['resource', 'draftId']),
);

/** Roles of the person whose token it is; nothing when it expired or they were suspended. */
export const findPassHolder = prepare((p: Pass) =>
  tables
    .selectFrom('previewPass')
    .innerJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'previewPass.tenantId').onRef('staff.id', '=', 'previewPass.staffId'),
    )
    .select(['staff.roles', ...holdingColumns])
    .where('previewPass.tenantId', '=', p.tenantId)
    .where('previewPass.shopId', '=', p.shopId)
    .where('previewPass.tokenHash', '=', p.tokenHash)
    .where('previewPass.expiresAt', '>', sql<Date>`now()`)
    .where('staff.state', '=', 'active'),
);

export const deletePass = prepareChange((p: Pass) =>
  tables
    .deleteFrom('previewPass')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('tokenHash', '=', p.tokenHash),
);

const drafts = (p: ShopScope & { resource: string }) =>
  tables
    .selectFrom('recordDraft')
    .select(['id', 'recordKey', 'content', 'updatedAt'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('resource', '=', p.resource);

export const findShopDrafts = prepare((p: ShopScope & { resource: string; limit: number }) =>
  drafts(p).orderBy('updatedAt', 'desc').limit(p.limit),
);

export const findShopDraft = prepare((p: ShopScope & { resource: string; id: string }) =>
  drafts(p).where('id', '=', p.id),
);
