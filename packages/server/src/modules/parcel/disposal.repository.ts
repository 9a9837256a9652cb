import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };

type NewDisposal = ShopScope & {
  parcelId: number;
  outcome: 'disposed' | 'returned';
  reason: string;
  staffId: number;
};

/** Returns no row when a proposal for this parcel is already pending. */
export const insertDisposal = prepareChange((p: NewDisposal) =>
  tables
    .insertInto('disposal')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      parcelId: p.parcelId,
      outcome: p.outcome,
      reason: p.reason,
      proposedBy: p.staffId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);

export const findDisposal = prepare((p: ShopScope & { id: number }) =>
  tables
    .selectFrom('disposal')
    .select(['id', 'parcelId', 'outcome', 'reason', 'proposedBy', 'state'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

type Decision = ShopScope & { id: number; staffId: number; state: 'confirmed' | 'refused' };

export const closeDisposal = prepareChange((p: Decision) =>
  tables
    .updateTable('disposal')
    .set({ state: p.state, decidedBy: p.staffId, decidedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '=', 'open')
    .returning('id'),
);

export const openDisposalOf = prepare((p: ShopScope & { parcelId: number }) =>
  tables
    .selectFrom('disposal')
    .innerJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'disposal.tenantId').onRef('staff.id', '=', 'disposal.proposedBy'),
    )
    .select([
      'disposal.id',
      'disposal.outcome',
      'disposal.reason',
      'disposal.proposedBy as proposedById',
      'staff.name as proposedBy',
      'disposal.proposedAt',
    ])
    .where('disposal.tenantId', '=', p.tenantId)
    .where('disposal.shopId', '=', p.shopId)
    .where('disposal.parcelId', '=', p.parcelId)
    .where('disposal.state', '=', 'open'),
);

/** The shop's notice period for unclaimed parcels, with the transaction time to compare it to. */
export const noticeDaysNow = prepare((p: ShopScope) =>
  tables
    .selectFrom('shop')
    .leftJoin('setting', (join) =>
      join
        .onRef('setting.tenantId', '=', 'shop.tenantId')
        .onRef('setting.shopId', '=', 'shop.id')
        .on('setting.name', '=', 'unclaimedNoticeDays'),
    )
    .select(['setting.value as ownNoticeDays', sql<Date>`now()`.as('now')])
    .where('shop.tenantId', '=', p.tenantId)
    .where('shop.id', '=', p.shopId),
);

/** Clears bin and storage clock of a parcel that leaves the warehouse. */
export const clearStorage = prepareChange((p: ShopScope & { id: number }) =>
  tables
    .updateTable('parcel')
    .set({ binId: null, storageLookAt: null, pausedAt: null })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);
