import { noticeKinds } from '@onehaul/domain/notice';
import { z } from 'zod';
import { call } from './call.ts';
import { bigRecordId, instant, page, pageRequest, wireObject } from './wire.ts';

const Notice = wireObject(
  {
    id: bigRecordId,
    kind: z.enum(noticeKinds),
    /** In the reader's language. */
    title: z.string(),
    text: z.string(),
    /** The parcel, order or payment it is about: the kind says which. */
    subjectId: bigRecordId,
    /** What that is called; empty where it is not said. */
    number: z.string(),
    isRead: z.boolean(),
    createdAt: instant,
  },
  { text: 'Content', createdAt: 'CreateTime' },
);
export type Notice = z.output<typeof Notice>;

export const noticeCalls = {
  list: call('/Client_Notice/GetDataPage', {
    summary: 'What the member was told, newest first.',
    input: wireObject({ ...pageRequest(20, 50), isUnreadOnly: z.boolean().default(false) }),
    output: page(Notice),
  }),
  unread: call('/Client_Notice/GetUnreadCount', {
    summary: 'How many notices were not read.',
    input: wireObject({}),
    output: wireObject({ unread: z.int() }),
  }),
  markRead: call('/Client_Notice/MarkRead', {
    summary: 'Marks notices as read; all of them when none is named.',
    input: wireObject({ ids: z.array(bigRecordId).max(200).default([]) }),
    output: wireObject({ unread: z.int() }),
  }),
  choices: call('/Client_Notice/GetChoices', {
    summary: 'How the member wants to be told.',
    input: wireObject({}),
    output: wireObject({ isMailed: z.boolean(), email: z.string() }),
  }),
  setChoices: call('/Client_Notice/SetChoices', {
    summary: 'Sets how the member wants to be told.',
    input: wireObject({ isMailed: z.boolean() }),
    output: wireObject({ isMailed: z.boolean(), email: z.string() }),
  }),
};
