import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ParcelScope = { tenantId: number; shopId: number; parcelId: number };

/** The newest photo of each kind. */
export const latestPhotos = prepare((p: ParcelScope) =>
  tables
    .selectFrom('parcelPhoto')
    .distinctOn('kind')
    .select(['id', 'kind'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('parcelId', '=', p.parcelId)
    .orderBy('kind')
    .orderBy('createdAt', 'desc'),
);

export const countPhotos = prepare((p: ParcelScope) =>
  tables
    .selectFrom('parcelPhoto')
    .select(({ fn }) => fn.countAll<number>().as('photos'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('parcelId', '=', p.parcelId),
);

type NewPhoto = ParcelScope & {
  id: string;
  kind: 'label' | 'whole' | 'damage';
  fileKey: string;
  blurredKey: string;
  sha256: Buffer;
  lengthBytes: number;
  staffId: number;
};

export const insertPhoto = prepareChange((p: NewPhoto) =>
  tables.insertInto('parcelPhoto').values({
    tenantId: p.tenantId,
    shopId: p.shopId,
    id: p.id,
    parcelId: p.parcelId,
    kind: p.kind,
    fileKey: p.fileKey,
    blurredKey: p.blurredKey,
    sha256: p.sha256,
    lengthBytes: p.lengthBytes,
    staffId: p.staffId,
  }),
);

export const maxPictureBytes = prepare((p: { tenantId: number; shopId: number }) =>
  tables
    .selectFrom('setting')
    .select(sql<unknown>`value`.as('value'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('name', '=', 'imageMostBytes'),
);
