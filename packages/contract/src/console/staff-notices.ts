import { quantities } from '@onehaul/domain/quota';
import { caseNoticeEvents, moneyNoticeEvents, staffNoticeKinds } from '@onehaul/domain/staff/staff-notice';
import { z } from 'zod';
import { bigRecordId, instant } from '../wire.ts';
import { staffCall } from './staff-call.ts';

const row = { id: bigRecordId, createdAt: instant, isRead: z.boolean() };

const StaffNotice = z.discriminatedUnion('kind', [
  z.object({
    ...row,
    kind: z.literal('case'),
    event: z.enum(caseNoticeEvents),
    shopId: z.int(),
    subjectId: bigRecordId,
    number: z.string(),
  }),
  z.object({
    ...row,
    kind: z.literal('money'),
    event: z.enum(moneyNoticeEvents),
    shopId: z.int(),
    /** Of the payment, or of the withdrawal. */
    subjectId: bigRecordId,
    number: z.string(),
    minor: z.int(),
    currencyCode: z.string(),
  }),
  z.object({
    ...row,
    kind: z.literal('failure'),
    subjectId: bigRecordId,
    job: z.string(),
    /** The single affected record, such as a payment number, if there is one. */
    number: z.string(),
  }),
  z.object({
    ...row,
    kind: z.literal('quota'),
    event: z.enum(['near', 'reached']),
    quantity: z.enum(quantities),
  }),
]);
export type StaffNotice = z.output<typeof StaffNotice>;

const Choice = z.object({ kind: z.enum(staffNoticeKinds), isMailed: z.boolean() });
const Choices = z.object({
  /** Of the kinds that the caller's permissions allow. */
  choices: z.array(Choice),
  /** Where mails go; null: this installation sends none. */
  mailAddress: z.string().nullable(),
});
export type StaffNoticeChoices = z.output<typeof Choices>;

/** A badge shows no more. */
export const maxUnreadStaffNotices = 100;

export const staffNoticeCalls = {
  count: staffCall({
    path: '/console/staff-notices/count',
    access: 'signedIn',
    effect: 'read',
    polls: true,
    summary: 'Counts the caller’s unread notices, up to 100.',
    input: z.object({}),
    output: z.object({ unread: z.int() }),
  }),
  list: staffCall({
    path: '/console/staff-notices/list',
    access: 'signedIn',
    effect: 'read',
    summary: 'Lists the caller’s notices, newest first, from before one of them.',
    input: z.object({ before: bigRecordId.optional(), rows: z.int().min(1).max(50).default(20) }),
    output: z.object({ items: z.array(StaffNotice), isMore: z.boolean() }),
  }),
  markRead: staffCall({
    path: '/console/staff-notices/markRead',
    access: 'signedIn',
    effect: 'change',
    unlogged: true,
    summary: 'Marks notices of the caller as read.',
    input: z.object({ ids: z.array(bigRecordId).min(1).max(50) }),
    output: z.null(),
  }),
  markAllRead: staffCall({
    path: '/console/staff-notices/markAllRead',
    access: 'signedIn',
    effect: 'change',
    unlogged: true,
    summary: 'Marks all notices of the caller as read, up to the newest one they have seen.',
    input: z.object({ through: bigRecordId }),
    output: z.null(),
  }),
  choices: staffCall({
    path: '/console/staff-notices/choices',
    access: 'signedIn',
    effect: 'read',
    summary: 'Returns which notices the caller wants by mail.',
    input: z.object({}),
    output: Choices,
  }),
  setChoice: staffCall({
    path: '/console/staff-notices/setChoice',
    access: 'signedIn',
    effect: 'change',
    summary: 'Sets whether the caller wants a kind of notice by mail.',
    input: Choice,
    output: Choices,
  }),
};

/** The page of the console where the work behind a notice is. */
export function pageOfStaffNotice(notice: StaffNotice): string {
  switch (notice.kind) {
    case 'case':
      return `/cases?open=${notice.shopId}-${notice.subjectId}`;
    case 'money': {
      const tab = { deposit: 'deposits', held: 'held', withdrawal: 'withdrawals' }[notice.event];
      return `/finance?tab=${tab}&open=${notice.shopId}-${notice.subjectId}`;
    }
    case 'failure':
      return `/failures?open=${notice.subjectId}`;
    case 'quota':
      return '/plan';
  }
}
