import { confirmationStates } from '@onehaul/domain/customs/confirmation-state';
import { z } from 'zod';
import { bigRecordId, instant, pageRequest, recordId } from '../wire.ts';
import { singleLine, pageOf, searchText, staffCall } from './staff-call.ts';

const answer = z.enum(['confirm', 'deny']);

const ConsigneeRow = z.object({
  shopId: z.int(),
  orderId: bigRecordId,
  number: z.string(),
  batchNumber: z.string(),
  memberCode: z.string(),
  memberName: z.string(),
  receiverName: z.string(),
  /** Masked; the full number is revealed by a separate, audited call. */
  receiverPhone: z.string(),
  goodsName: z.string(),
  declaredMinor: z.int(),
  /** Shipments to this receiver in the half-year, including this one. */
  shippedThisHalf: z.int(),
  state: z.enum(confirmationStates),
  askedAt: instant,
  dueAt: instant,
  answeredAt: instant.nullable(),
  /** Empty where the member reported it. */
  staffName: z.string(),
  note: z.string(),
});
export type ConsigneeRow = z.output<typeof ConsigneeRow>;

export const pasteOutcomes = ['done', 'unknown', 'notOpen'] as const;

export const consigneeDeskCalls = {
  list: staffCall({
    path: '/console/consignees/list',
    access: 'consignee:read',
    effect: 'read',
    summary: 'Lists the confirmations receivers have to give at customs, by due date.',
    input: z.object({
      ...pageRequest(20, 100),
      shopId: recordId.optional(),
      state: z.enum(confirmationStates).default('waiting'),
      search: searchText,
    }),
    output: pageOf(ConsigneeRow),
  }),
  counts: staffCall({
    path: '/console/consignees/counts',
    access: 'consignee:read',
    effect: 'read',
    summary: 'Returns the number of confirmations in each state.',
    input: z.object({ shopId: recordId.optional() }),
    output: z.object({
      waiting: z.int(),
      confirmed: z.int(),
      mismatch: z.int(),
      expired: z.int(),
    }),
  }),
  answer: staffCall({
    path: '/console/consignees/answer',
    access: 'consignee:work',
    effect: 'change',
    summary: 'Records the broker’s answer for an order.',
    input: z.object({ shopId: recordId, orderId: bigRecordId, answer, note: singleLine(300).default('') }),
    output: z.null(),
  }),
  answerMany: staffCall({
    path: '/console/consignees/answerMany',
    access: 'consignee:work',
    effect: 'change',
    summary:
      'Records the broker’s answers for a list of orders; those that do not fit are reported and skipped.',
    input: z.object({
      numbers: z.array(singleLine(40).min(1)).min(1).max(200),
      answer,
    }),
    output: z.object({
      done: z.int(),
      rows: z.array(z.object({ number: z.string(), outcome: z.enum(pasteOutcomes) })),
    }),
  }),
  reveal: staffCall({
    path: '/console/consignees/reveal',
    access: 'member:reveal',
    effect: 'change',
    answersSecret: true,
    summary: 'Returns a receiver’s full phone number. The viewer and the reason are logged.',
    input: z.object({ shopId: recordId, orderId: bigRecordId, reason: singleLine(200).min(1) }),
    output: z.object({ phone: z.string() }),
  }),
  askAgain: staffCall({
    path: '/console/consignees/askAgain',
    access: 'consignee:work',
    effect: 'change',
    summary: 'Asks the receiver again, with a new due date.',
    input: z.object({ shopId: recordId, orderId: bigRecordId }),
    output: z.null(),
  }),
};
