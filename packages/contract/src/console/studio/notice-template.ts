import { languages } from '@onehaul/domain/language';
import { noticeKinds } from '@onehaul/domain/notice';
import { maxBodyLength, maxSubjectLength, templateChannels } from '@onehaul/domain/notice-template';
import { z } from 'zod';
import { multiLine } from '../../case.ts';
import { instant, recordId } from '../../wire.ts';
import { singleLine, staffCall } from '../staff-call.ts';
import { versionActs } from './resource.ts';

const kind = z.enum(noticeKinds);
const channel = z.enum(templateChannels);
const language = z.enum(languages);
const target = { shopId: recordId, kind, channel };
const version = z.int().min(1);

/** Empty: ours. */
const text = z.object({ subject: singleLine(maxSubjectLength), body: multiLine(maxBodyLength.mail) });
/** Responses are lenient: texts saved under older rules can still be opened. */
const shownText = z.object({ subject: z.string(), body: z.string() });
const shownTexts = z.record(language, shownText);
export type NoticeTexts = z.output<typeof shownTexts>;

/** A text as it is being edited, filled with sample values or those of a real parcel or order. */
const draft = {
  language,
  text,
  /** Number of a parcel or order of the shop, depending on the kind; empty for sample values. */
  number: singleLine(40).default(''),
};

const access = { read: 'content:read', edit: 'content:edit' } as const;

export const noticeTemplateCalls = {
  list: staffCall({
    path: '/console/studio/noticeTemplate/list',
    access: access.read,
    effect: 'read',
    summary: 'Lists the notices that can occur at a shop, and those whose texts it has written itself.',
    input: z.object({ shopId: recordId }),
    output: z.object({
      kinds: z.array(kind),
      own: z.array(z.object({ kind, channel, languages: z.array(language) })),
    }),
  }),
  get: staffCall({
    path: '/console/studio/noticeTemplate/get',
    access: access.read,
    effect: 'read',
    summary: 'Returns the texts of a notice on a channel: the shop’s own, ours, and the history.',
    input: z.object(target),
    output: z.object({
      version,
      /** Empty where ours is used. */
      own: shownTexts,
      ours: shownTexts,
      /** Whether a test can be sent: by mail only, because staff have no phone number here. */
      canTest: z.boolean(),
      history: z.array(
        z.object({
          version,
          act: z.enum(versionActs),
          staffName: z.string().nullable(),
          at: instant,
          /** Languages whose texts changed. */
          changedFields: z.array(z.string()),
        }),
      ),
    }),
  }),
  save: staffCall({
    path: '/console/studio/noticeTemplate/save',
    access: access.edit,
    effect: 'change',
    summary:
      'Sets the shop’s own texts of a notice on a channel; empty texts, and those equal to ours, are ours.',
    input: z.object({ ...target, version, texts: z.partialRecord(language, text) }),
    output: z.object({ version }),
  }),
  revert: staffCall({
    path: '/console/studio/noticeTemplate/revert',
    access: access.edit,
    effect: 'change',
    summary: 'Restores the texts of an earlier version as a new version.',
    input: z.object({ ...target, version, to: version }),
    output: z.object({ version }),
  }),
  preview: staffCall({
    path: '/console/studio/noticeTemplate/preview',
    access: access.read,
    effect: 'read',
    summary: 'Fills a text as it would be delivered, with sample values or those of a parcel or order.',
    input: z.object({ ...target, ...draft }),
    output: z.object({
      /** Empty for an SMS. */
      subject: z.string(),
      body: z.string(),
      /** What surrounds the text in a mail. */
      mail: z
        .object({ greeting: z.string(), button: z.string(), why: z.string(), stop: z.string() })
        .nullable(),
    }),
  }),
  sendTest: staffCall({
    path: '/console/studio/noticeTemplate/sendTest',
    access: access.edit,
    effect: 'change',
    limit: 'strict',
    summary: 'Mails a text as it is being edited to the signed-in person’s own address.',
    input: z.object({ shopId: recordId, kind, ...draft }),
    output: z.object({ email: z.string() }),
  }),
};
