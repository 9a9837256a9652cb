import { languages } from '@onehaul/domain/language';
import { announcementSeverities } from '@onehaul/domain/platform-announcement';
import { z } from 'zod';
import { instant } from '../wire.ts';
import { singleLine, staffCall } from './staff-call.ts';

const text = singleLine(240).min(1);
const texts = z.object({ zhHans: text, zhHanT: text, en: text, vi: text } satisfies Record<
  (typeof languages)[number],
  typeof text
>);
const severity = z.enum(announcementSeverities);

const PlatformAnnouncement = z.object({
  id: z.uuid(),
  texts: z.partialRecord(z.enum(languages), z.string()),
  severity,
  startsAt: instant,
  endsAt: instant,
  endedAt: instant.nullable(),
  writtenBy: z.string(),
});
export type PlatformAnnouncement = z.output<typeof PlatformAnnouncement>;

const LiveAnnouncement = PlatformAnnouncement.pick({ id: true, texts: true, severity: true });
export type LiveAnnouncement = z.output<typeof LiveAnnouncement>;

export const platformAnnouncementCalls = {
  list: staffCall({
    path: '/console/platform-announcements/list',
    access: 'company:read',
    effect: 'read',
    summary: 'Lists the last announcements of the operator, newest first.',
    input: z.object({}),
    output: z.object({ items: z.array(PlatformAnnouncement) }),
  }),
  add: staffCall({
    path: '/console/platform-announcements/add',
    access: 'company:manage',
    effect: 'change',
    summary: 'Announces something to the staff of all companies.',
    input: z.object({ texts, severity, startsAt: instant, endsAt: instant }),
    output: z.object({ id: z.uuid() }),
  }),
  end: staffCall({
    path: '/console/platform-announcements/end',
    access: 'company:manage',
    effect: 'change',
    summary: 'Ends an announcement before its time.',
    input: z.object({ id: z.uuid() }),
    output: z.null(),
  }),
  live: staffCall({
    path: '/console/platform-announcements/live',
    access: 'anyone',
    effect: 'read',
    summary:
      'Returns the announcements to show now. Open to anyone, because it is polled and must not keep a session alive.',
    input: z.object({}),
    output: z.object({ items: z.array(LiveAnnouncement) }),
  }),
};
