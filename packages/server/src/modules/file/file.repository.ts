import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type MemberScope = { tenantId: number; shopId: number; memberId: number };

export const uploadsOfLastHour = prepare((p: MemberScope) =>
  tables
    .selectFrom('file')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('createdAt', '>', sql<Date>`now() - interval '1 hour'`),
);

/**
 * Locks the owner row until the upload is counted and inserted, so that concurrent uploads respect the limit.
 */
export const lockOwner = prepareChange((p: MemberScope) =>
  tables
    .selectFrom('member')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.memberId)
    .where('state', '=', 'active')
    .forNoKeyUpdate(),
);

type NewFile = MemberScope & { id: string; fileKey: string; contentType: string; lengthBytes: number };

export const insertFile = prepareChange((p: NewFile) =>
  tables.insertInto('file').values({
    tenantId: p.tenantId,
    shopId: p.shopId,
    id: p.id,
    memberId: p.memberId,
    fileKey: p.fileKey,
    contentType: p.contentType,
    lengthBytes: p.lengthBytes,
  }),
);

export const fileOfMember = prepare((p: MemberScope & { id: string }) =>
  tables
    .selectFrom('file')
    .select('fileKey')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('id', '=', p.id),
);

export const filesOfMember = prepare((p: MemberScope & { ids: string[] }) =>
  tables
    .selectFrom('file')
    .select(['id', 'fileKey'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where(sql<boolean>`id = any(${p.ids}::uuid[])`),
);

export const deleteFileRow = prepareChange((p: { tenantId: number; shopId: number; id: string }) =>
  tables
    .deleteFrom('file')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

/** The shop's own image size limit, if set. */
export const shopImageLimit = prepare((p: { tenantId: number; shopId: number }) =>
  tables
    .selectFrom('setting')
    .select('value')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('name', '=', 'imageMostBytes'),
);
