import type { LiveAnnouncement } from '@onehaul/contract/console/platform-announcements';
import type { Database } from '../../db/database.ts';
import { platformTenantId } from '../../jobs/job.ts';
import { currentAnnouncements } from './platform-announcement.repository.ts';

type Current = LiveAnnouncement & { readonly startsAt: Date; readonly endsAt: Date };

const keptMs = 15_000;

/**
 * Process cache of the current announcements: every open console polls them, the database is asked four times
 * a minute at most. Those to come are cached as well, so that they start on time.
 */
export function createLiveAnnouncements(database: Database, now: () => number = Date.now) {
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<Current[]> | undefined;
  return async (): Promise<LiveAnnouncement[]> => {
    if (!reading || now() - readAt >= keptMs) {
      readAt = now();
      reading = database.tenant(platformTenantId).all(currentAnnouncements, {});
      // A failed read is not kept.
      reading.catch(() => (reading = undefined));
    }
    const at = now();
    return (await reading)
      .filter(({ startsAt, endsAt }) => startsAt.getTime() <= at && at < endsAt.getTime())
      .map(({ id, texts, severity }) => ({ id, texts, severity }));
  };
}
