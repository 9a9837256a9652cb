import type { Translated } from '@onehaul/domain/language';
import type { AnnouncementSeverity } from '@onehaul/domain/platform-announcement';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

const listed = 50;

export const newestAnnouncements = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('platformAnnouncement')
    .innerJoin('staff', (join) =>
      join
        .onRef('staff.tenantId', '=', 'platformAnnouncement.tenantId')
        .onRef('staff.id', '=', 'platformAnnouncement.staffId'),
    )
    .select([
      'platformAnnouncement.id',
      'platformAnnouncement.texts',
      'platformAnnouncement.severity',
      'platformAnnouncement.startsAt',
      'platformAnnouncement.endsAt',
      'platformAnnouncement.endedAt',
      'staff.name as writtenBy',
    ])
    .where('platformAnnouncement.tenantId', '=', p.tenantId)
    .orderBy('platformAnnouncement.startsAt', 'desc')
    .limit(listed),
);

/** Announcements that are not over, those to come included. */
export const currentAnnouncements = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('platformAnnouncement')
    .select(['id', 'texts', 'severity', 'startsAt', 'endsAt'])
    .where('tenantId', '=', p.tenantId)
    .where('endedAt', 'is', null)
    .where('endsAt', '>', sql<Date>`now()`)
    .orderBy('startsAt')
    .limit(listed),
);

export const insertAnnouncement = prepareChange(
  (p: {
    tenantId: number;
    id: string;
    texts: string;
    severity: AnnouncementSeverity;
    startsAt: Date;
    endsAt: Date;
    staffId: number;
  }) =>
    tables.insertInto('platformAnnouncement').values({
      tenantId: p.tenantId,
      id: p.id,
      texts: sql<Translated>`${p.texts}::jsonb`,
      severity: p.severity,
      startsAt: p.startsAt,
      endsAt: p.endsAt,
      staffId: p.staffId,
    }),
);

export const endAnnouncement = prepareChange((p: { tenantId: number; id: string }) =>
  tables
    .updateTable('platformAnnouncement')
    .set({ endedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id)
    .where('endedAt', 'is', null)
    .where('endsAt', '>', sql<Date>`now()`)
    .returning('id'),
);
