import { withdrawalStates } from '@onehaul/domain/wallet/withdrawal-state';
import { z } from 'zod';
import { bigRecordId, bytes, instant, pageRequest, recordId } from '../wire.ts';
import { singleLine, pageOf, staffCall } from './staff-call.ts';

const recordRef = { shopId: recordId, id: bigRecordId };
const reason = singleLine(300).min(1);

/** Another member of the company with the same card. */
const DuplicateCard = z.object({
  shopId: z.int(),
  memberId: z.int(),
  memberCode: z.string(),
  memberName: z.string(),
});

const WithdrawalRow = z.object({
  ...recordRef,
  number: z.string(),
  state: z.enum(withdrawalStates),
  memberId: z.int(),
  memberCode: z.string(),
  memberName: z.string(),
  /** In fen. */
  minor: z.int(),
  /** The member's remaining cash balance. */
  cashMinor: z.int(),
  holder: z.string(),
  bankName: z.string(),
  tail: z.string(),
  cardSince: instant,
  twins: z.array(DuplicateCard),
  /** Above the shop's limit: the approver may not pay it out. */
  isForTwo: z.boolean(),
  notBefore: instant,
  /** False while the card is new, before `notBefore`. */
  isPayable: z.boolean(),
  expectedOn: z.string(),
  createdAt: instant,
  approvedById: z.int().nullable(),
  approvedBy: z.string(),
  approvedAt: instant.nullable(),
  decidedBy: z.string(),
  decidedAt: instant.nullable(),
  reason: z.string(),
  transferNumber: z.string(),
  /** Empty without an image of the transfer. */
  proofUrl: z.string(),
});
export type WithdrawalRow = z.output<typeof WithdrawalRow>;

export const withdrawalDeskCalls = {
  list: staffCall({
    path: '/console/withdrawals/list',
    access: 'finance:read',
    effect: 'read',
    summary:
      'Lists withdrawals in a state, or all pending with staff; pending ones oldest first, others newest first.',
    input: z.object({
      ...pageRequest(20, 100),
      shopId: recordId.optional(),
      state: z.enum(withdrawalStates).optional(),
    }),
    output: pageOf(WithdrawalRow),
  }),
  reveal: staffCall({
    path: '/console/withdrawals/reveal',
    access: 'finance:review',
    effect: 'change',
    answersSecret: true,
    summary: 'Returns the full number of the card to be paid. The viewer is logged.',
    input: z.object(recordRef),
    output: z.object({ cardNumber: z.string() }),
  }),
  approve: staffCall({
    path: '/console/withdrawals/approve',
    whileSuspended: true,
    access: 'finance:review',
    effect: 'change',
    approves: true,
    summary: 'Approves a withdrawal for payment.',
    input: z.object(recordRef),
    output: z.null(),
  }),
  pay: staffCall({
    path: '/console/withdrawals/pay',
    whileSuspended: true,
    access: 'finance:review',
    effect: 'change',
    approves: true,
    summary: 'Records a paid withdrawal with the bank’s transfer number; above the limit, by another person.',
    input: z.object({ ...recordRef, transferNumber: singleLine(60).min(1) }),
    output: z.null(),
  }),
  addProof: staffCall({
    path: '/console/withdrawals/addProof',
    whileSuspended: true,
    access: 'finance:review',
    effect: 'change',
    sends: 'multipart',
    summary: 'Adds a picture of the transfer to a paid withdrawal.',
    input: z.object({
      shopId: z.coerce.number().pipe(recordId),
      id: z.coerce.number().pipe(bigRecordId),
      file: bytes,
    }),
    output: z.null(),
  }),
  reject: staffCall({
    path: '/console/withdrawals/reject',
    whileSuspended: true,
    access: 'finance:review',
    effect: 'change',
    summary: 'Rejects a withdrawal, for a reason shown to the member; the money is returned to them.',
    input: z.object({ ...recordRef, reason }),
    output: z.null(),
  }),
  fail: staffCall({
    path: '/console/withdrawals/fail',
    whileSuspended: true,
    access: 'finance:review',
    effect: 'change',
    summary:
      'Records that the bank rejected an approved withdrawal; the money is returned and the member notified.',
    input: z.object({ ...recordRef, reason }),
    output: z.null(),
  }),
};
