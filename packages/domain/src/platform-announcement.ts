export const announcementSeverities = ['info', 'maintenance'] as const;
export type AnnouncementSeverity = (typeof announcementSeverities)[number];

/** Maximum duration of an announcement. */
const maxAnnouncementDays = 60;

const dayMs = 24 * 60 * 60 * 1000;

/** Whether an announcement may be shown for this time: it ends in the future, after its start, within the limit. */
export const isAnnouncementTime = (startsAt: Date, endsAt: Date, now: Date): boolean =>
  endsAt > startsAt && endsAt > now && endsAt.getTime() - startsAt.getTime() <= maxAnnouncementDays * dayMs;
