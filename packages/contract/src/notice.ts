import { noticeChannels, noticeKinds, noticeSubjects } from '@onehaul/domain/notice';
import { z } from 'zod';
import { ownCall } from './call.ts';
import { bigRecordId, instant, page, pageRequest, wireObject } from './wire.ts';

const Notice = wireObject(
  {
    id: bigRecordId,
    kind: z.enum(noticeKinds),
    /** In the reader's language. */
    title: z.string(),
    text: z.string(),
    /** The parcel, order or payment it is about, depending on the kind. */
    subjectId: bigRecordId,
    /** The number of that record; may be empty. */
    number: z.string(),
    isRead: z.boolean(),
    createdAt: instant,
  },
  { text: 'Content', createdAt: 'CreateTime' },
);
export type Notice = z.output<typeof Notice>;

const channel = z.enum(noticeChannels);

const NoticeChoice = wireObject({ kind: z.enum(noticeKinds), channel, isOn: z.boolean() });
export type NoticeChoice = z.output<typeof NoticeChoice>;

/** Why a channel is unavailable; empty when it is available. */
const refusalReason = <Reason extends string>(...reasons: [Reason, ...Reason[]]) => z.enum(['', ...reasons]);

const NoticeChoices = wireObject({
  /** Destinations of mails and texts, returned to the main account only; empty for a sub-account. */
  email: z.string(),
  phone: z.string(),
  /** Maximum texts to one member per day. */
  mostTexts: z.int(),
  whyNot: wireObject({
    mail: refusalReason('notOffered', 'noAddress'),
    sms: refusalReason('notOffered', 'noAddress', 'notProved', 'notServed'),
    push: refusalReason('notOffered', 'noDevice'),
  }),
  /** Every kind that can occur at the shop, with its enabled channels. */
  choices: z.array(wireObject({ kind: z.enum(noticeKinds), channels: z.array(channel) })),
  /** Browsers subscribed to push notifications. */
  devices: z.array(
    wireObject(
      {
        id: bigRecordId,
        browser: z.string(),
        createdAt: instant,
        lastToldAt: instant.nullable(),
        /** The browser that made this request. */
        isThis: z.boolean(),
      },
      { createdAt: 'CreateTime' },
    ),
  ),
});
export type NoticeChoices = z.output<typeof NoticeChoices>;

const base64Url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9_-]+={0,2}$/);

export const noticeCalls = {
  list: ownCall({
    path: '/Client_Notice/GetDataPage',
    access: 'member',
    effect: 'read',
    summary: 'Lists the member’s notices, newest first.',
    input: wireObject({
      ...pageRequest(20, 50),
      isUnreadOnly: z.boolean().default(false),
      subject: z.enum(noticeSubjects).nullable().default(null),
    }),
    output: page(Notice),
  }),
  unread: ownCall({
    path: '/Client_Notice/GetUnreadCount',
    access: 'member',
    effect: 'read',
    summary: 'Returns the number of unread notices.',
    input: wireObject({}),
    output: wireObject({ unread: z.int() }),
  }),
  markRead: ownCall({
    path: '/Client_Notice/MarkRead',
    access: 'member',
    effect: 'change',
    summary: 'Marks notices as read; all of them if none are given.',
    input: wireObject({ ids: z.array(bigRecordId).max(200).default([]) }),
    output: wireObject({ unread: z.int() }),
  }),
  choices: ownCall({
    path: '/Client_Notice/GetChoices',
    access: 'member',
    effect: 'read',
    summary: 'Returns the channels the member has chosen for each kind of notice, and where they are sent.',
    input: wireObject({}),
    output: NoticeChoices,
  }),
  setChoices: ownCall({
    path: '/Client_Notice/SetChoices',
    access: 'mainAccount',
    effect: 'change',
    summary: 'Updates the member’s notice choices. Choices not given stay unchanged.',
    input: wireObject({
      changes: z
        .array(NoticeChoice)
        .min(1)
        .max(noticeKinds.length * noticeChannels.length),
    }),
    output: NoticeChoices,
  }),
  pushKey: ownCall({
    path: '/Client_Notice/GetPushKey',
    access: 'member',
    effect: 'read',
    summary: 'Returns the public key for browsers’ push subscriptions; empty if push is not available.',
    input: wireObject({}),
    output: wireObject({ publicKey: z.string() }),
  }),
  addPushDevice: ownCall({
    path: '/Client_Notice/AddPushDevice',
    access: 'mainAccount',
    effect: 'change',
    summary: 'Subscribes the browser of this session to push notices, which also arrive while it is closed.',
    input: wireObject({
      endpoint: z.url().min(10).max(2000),
      p256dh: base64Url(100),
      auth: base64Url(40),
    }),
    output: wireObject({}),
  }),
  removePushDevice: ownCall({
    path: '/Client_Notice/RemovePushDevice',
    access: 'mainAccount',
    effect: 'change',
    summary: 'Unsubscribes a browser from push notices; the browser of this session if none is given.',
    input: wireObject({ endpoint: z.string().max(2000).default('') }),
    output: wireObject({}),
  }),
};
