import type { EventAct, HoldReason, ParcelState } from '@onehaul/domain/parcel/parcel-state';
import { type QueryCreator, sql } from 'kysely';
import { prepareChange, tables } from '../../db/statement.ts';
import type { Tables } from '../../db/tables.ts';
import { eventAuditColumns, type EventAuditParameters, eventAuditValues } from '../../outbox/event-audit.ts';

type ShopScope = { tenantId: number; shopId: number };
/** Columns of a parcel event and its outbox row. */
type EventColumns = EventAuditParameters & { act: EventAct };

/** Row locks in id order, to prevent deadlocks. */
export const lockParcels = prepareChange((p: ShopScope & { ids: number[] }) =>
  tables
    .selectFrom('parcel')
    .selectAll()
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`)
    .orderBy('id')
    .forUpdate(),
);
export type LockedParcel = NonNullable<(typeof lockParcels)['row']>;

/** A parcel after the update, with its previous state. */
type ChangedParcel = {
  tenantId: number;
  shopId: number;
  id: number;
  memberId: number | null;
  courierNumber: string;
  fromState: ParcelState | null;
  state: ParcelState;
};
type WithChanged = QueryCreator<Tables & { changed: ChangedParcel }>;

const insertEvents = (p: EventColumns) => (query: WithChanged) =>
  query
    .insertInto('parcelEvent')
    .columns(['tenantId', 'shopId', 'parcelId', 'act', 'fromState', 'toState', ...eventAuditColumns])
    .expression((from) =>
      from
        .selectFrom('changed')
        .select([
          'tenantId',
          'shopId',
          'id',
          sql<EventAct>`${p.act}::text`.as('act'),
          'fromState',
          'state',
          ...eventAuditValues(p),
        ]),
    );

/** Only owned parcels produce an outbox row; it carries the number so that consumers need no lookup. */
const insertHappenings = (p: EventColumns) => (query: WithChanged) =>
  query
    .insertInto('outbox')
    .columns(['tenantId', 'shopId', 'memberId', 'topic', 'subjectId', 'details'])
    .expression((from) =>
      from
        .selectFrom('changed')
        .where('memberId', 'is not', null)
        .select([
          'tenantId',
          'shopId',
          sql<number>`member_id`.as('memberId'),
          sql<string>`${p.topic}::text`.as('topic'),
          'id',
          sql<Record<string, unknown>>`
            jsonb_build_object('number', courier_number) || ${p.details}::jsonb`.as('details'),
        ]),
    );

type Move = ShopScope &
  EventColumns & {
    ids: number[];
    from: ParcelState;
    to: ParcelState;
    /** New owner; null leaves the owner unchanged. */
    memberId: number | null;
    holdReason: HoldReason | null;
    holdNote: string;
  };

/** Changes state, inserts events and outbox rows in one statement. */
export const moveParcels = prepareChange((p: Move) =>
  tables
    .with('changed', (query) =>
      query
        .updateTable('parcel')
        .set({
          state: p.to,
          memberId: sql`coalesce(${p.memberId}::int, member_id)`,
          holdReason: p.holdReason,
          holdNote: p.holdNote,
          updatedAt: sql`now()`,
        })
        .where('tenantId', '=', p.tenantId)
        .where('shopId', '=', p.shopId)
        .where(sql<boolean>`id = any(${p.ids}::bigint[])`)
        .where('state', '=', p.from)
        .returning([
          'tenantId',
          'shopId',
          'id',
          'memberId',
          'courierNumber',
          sql<ParcelState | null>`${p.from}::text`.as('fromState'),
          'state',
        ]),
    )
    .with('written', insertEvents(p))
    .with('told', insertHappenings(p))
    .selectFrom('changed')
    .select('id'),
);

/** Inserts events and outbox rows for parcels that stay in their state. */
export const insertParcelEvents = prepareChange(
  (p: ShopScope & EventColumns & { ids: number[]; isFirst: boolean }) =>
    tables
      .with('changed', (query) =>
        query
          .updateTable('parcel')
          .set({ updatedAt: sql`now()` })
          .where('tenantId', '=', p.tenantId)
          .where('shopId', '=', p.shopId)
          .where(sql<boolean>`id = any(${p.ids}::bigint[])`)
          .returning([
            'tenantId',
            'shopId',
            'id',
            'memberId',
            'courierNumber',
            sql<ParcelState | null>`case when ${p.isFirst}::boolean then null else state end`.as('fromState'),
            'state',
          ]),
      )
      .with('written', insertEvents(p))
      .with('told', insertHappenings(p))
      .selectFrom('changed')
      .select('id'),
);
