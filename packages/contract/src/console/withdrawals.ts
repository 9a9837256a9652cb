import { withdrawalStates } from '@onehaul/domain/wallet/withdrawal-state';
import { z } from 'zod';
import { bigRecordId, bytes, instant, pageRequest, recordId } from '../wire.ts';
import { line, pageOf, staffCall } from './staff-call.ts';

const which = { shopId: recordId, id: bigRecordId };
const reason = line(300).min(1);

/** Another member of the company with the same card. */
const CardTwin = z.object({
  shopId: z.int(),
  memberId: z.int(),
  memberCode: z.string(),
  memberName: z.string(),
});

const WithdrawalRow = z.object({
  ...which,
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
  twins: z.array(CardTwin),
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
      'Withdrawals of a state, or all that wait for staff; waiting ones oldest first, the others newest first.',
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
    summary: 'The whole number of the card that is to be paid; who looked is written down.',
    input: z.object(which),
    output: z.object({ cardNumber: z.string() }),
  }),
  approve: staffCall({
    path: '/console/withdrawals/approve',
    access: 'finance:review',
    effect: 'change',
    approves: true,
    summary: 'It may be paid out.',
    input: z.object(which),
    output: z.null(),
  }),
  pay: staffCall({
    path: '/console/withdrawals/pay',
    access: 'finance:review',
    effect: 'change',
    approves: true,
    summary: 'It was paid out, with the bank’s number of the transfer; above the limit by another person.',
    input: z.object({ ...which, transferNumber: line(60).min(1) }),
    output: z.null(),
  }),
  addProof: staffCall({
    path: '/console/withdrawals/addProof',
    access: 'finance:review',
    effect: 'change',
    sends: 'multipart',
    summary: 'A picture of the transfer, of a withdrawal that was paid out.',
    input: z.object({
      shopId: z.coerce.number().pipe(recordId),
      id: z.coerce.number().pipe(bigRecordId),
      file: bytes,
    }),
    output: z.null(),
  }),
  reject: staffCall({
    path: '/console/withdrawals/reject',
    access: 'finance:review',
    effect: 'change',
    summary: 'It is not paid out, for a reason the member is told; the money goes back.',
    input: z.object({ ...which, reason }),
    output: z.null(),
  }),
  fail: staffCall({
    path: '/console/withdrawals/fail',
    access: 'finance:review',
    effect: 'change',
    summary: 'The bank did not take an approved one; the money goes back and the member is told.',
    input: z.object({ ...which, reason }),
    output: z.null(),
  }),
};

const RechargePackage = z.object({
  shopId: z.int(),
  id: z.int(),
  minor: z.int(),
  giftMinor: z.int(),
  position: z.int(),
  isActive: z.boolean(),
});
export type RechargePackageRow = z.output<typeof RechargePackage>;

const yuan = z.int().max(100_000_000);

export const rechargePackageCalls = {
  list: staffCall({
    path: '/console/recharge-packages/list',
    access: 'finance:read',
    effect: 'read',
    summary: 'What the company’s shops add when members put money in.',
    input: z.object({}),
    output: z.object({ items: z.array(RechargePackage) }),
  }),
  save: staffCall({
    path: '/console/recharge-packages/save',
    access: 'finance:review',
    effect: 'change',
    summary: 'Adds a package, changes one or switches it off; what was paid before keeps its gift.',
    input: z.object({
      shopId: recordId,
      id: recordId.optional(),
      minor: yuan.min(1),
      giftMinor: yuan.min(0),
      position: z.int().min(1).max(999).default(1),
      isActive: z.boolean().default(true),
    }),
    output: z.object({ id: z.int() }),
  }),
};
