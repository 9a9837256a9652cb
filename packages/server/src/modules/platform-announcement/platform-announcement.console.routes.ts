import { randomUUID } from 'node:crypto';
import { platformAnnouncementCalls } from '@onehaul/contract/console/platform-announcements';
import { isAnnouncementTime } from '@onehaul/domain/platform-announcement';
import { Refusal } from '@onehaul/domain/refusal';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import type { Services } from '../../services.ts';
import { createLiveAnnouncements } from './live-announcements.ts';
import {
  endAnnouncement,
  insertAnnouncement,
  newestAnnouncements,
} from './platform-announcement.repository.ts';

/** Announcements of the operator to the staff of all companies. */
export function createPlatformAnnouncementConsoleRoutes(services: Services): StaffRoute[] {
  const live = createLiveAnnouncements(services.database);
  return bindStaff(platformAnnouncementCalls, {
    list: async ({ db }) => ({ items: await db.all(newestAnnouncements, {}) }),
    add: async ({ staff, db, audit }, { texts, severity, startsAt, endsAt }) => {
      if (!isAnnouncementTime(startsAt, endsAt, new Date()))
        throw new Refusal('input.invalid', { field: 'endsAt' });
      const id = randomUUID();
      const words = JSON.stringify(texts);
      await db.all(insertAnnouncement, { id, texts: words, severity, startsAt, endsAt, staffId: staff.id });
      audit('platformAnnouncement', id, { text: texts.en, severity });
      return { id };
    },
    end: async ({ db, audit }, { id }) => {
      if (!(await db.first(endAnnouncement, { id }))) throw new Refusal('record.notFound');
      audit('platformAnnouncement', id);
      return null;
    },
    live: async () => ({ items: await live() }),
  });
}
