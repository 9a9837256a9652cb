import { hostStates } from '@onehaul/domain/host/host-check';
import { senderRecordKinds } from '@onehaul/domain/host/mail-sender';
import { z } from 'zod';
import { instant, recordId } from '../wire.ts';
import { singleLine, staffCall } from './staff-call.ts';

const SenderRecord = z.object({
  kind: z.enum(senderRecordKinds),
  type: z.literal('TXT'),
  name: z.string(),
  value: z.string(),
  /** What DNS has there instead or besides, as of the last check. */
  found: z.array(z.string()),
  isRight: z.boolean(),
  /** Without it the address is not used; the others improve delivery. */
  isRequired: z.boolean(),
});

const MailSender = z.object({
  /** With the domain as people read it. */
  address: z.string(),
  state: z.enum(hostStates),
  records: z.array(SenderRecord),
  checkedAt: instant.nullable(),
  nextCheckAt: instant.nullable(),
  /** When a failing sender is no longer used. */
  endsAt: instant.nullable(),
});
export type MailSenderRow = z.output<typeof MailSender>;

const shop = z.object({ shopId: recordId });

export const mailSenderCalls = {
  get: staffCall({
    path: '/console/mail-senders/get',
    access: 'studio:read',
    effect: 'read',
    summary: 'Returns the sender of a shop’s mails with the DNS records of its domain.',
    input: shop,
    output: z.object({ sender: MailSender.nullable() }),
  }),
  set: staffCall({
    path: '/console/mail-senders/set',
    access: 'shop:publish',
    effect: 'change',
    limit: 'strict',
    summary: 'Sets the address a shop sends mails from and returns the DNS records that prove and sign it.',
    input: shop.extend({ address: singleLine(320).refine((address) => address !== '') }),
    output: z.object({ sender: MailSender }),
  }),
  check: staffCall({
    path: '/console/mail-senders/check',
    access: 'shop:publish',
    effect: 'change',
    limit: 'strict',
    summary: 'Looks up the DNS records of a shop’s sender now and uses it when they are right.',
    input: shop,
    output: z.object({ sender: MailSender }),
  }),
  remove: staffCall({
    path: '/console/mail-senders/remove',
    access: 'shop:publish',
    effect: 'change',
    summary: 'Removes a shop’s own sender and its key: mails are sent from the platform’s address.',
    input: shop,
    output: z.object({}),
  }),
};
