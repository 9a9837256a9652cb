import { adjustedAccounts, adjustmentStates, maxAdjustmentMinor } from '@onehaul/domain/wallet/adjustment';
import { flowUnits } from '@onehaul/domain/wallet/flow';
import { type JournalKind, journalKinds } from '@onehaul/domain/wallet/journal';
import { withdrawalStates } from '@onehaul/domain/wallet/withdrawal-state';
import { z } from 'zod';
import { bigRecordId, instant, pageRequest, recordId } from '../wire.ts';
import { pageOf, singleLine, staffCall } from './staff-call.ts';

/** A main account: sub-accounts have no wallet. */
const owner = { shopId: recordId, memberId: recordId };

const Balances = z.object({
  /** In fen. */
  cash: z.int(),
  gift: z.int(),
  hold: z.int(),
  earnings: z.int(),
  points: z.int(),
});
export type WalletBalances = z.output<typeof Balances>;

/** A change of the balance in fen, or of the points. */
const Movement = z.object({
  id: bigRecordId,
  kind: z.enum(journalKinds as [JournalKind, ...JournalKind[]]),
  createdAt: instant,
  state: z.enum(['done', ...withdrawalStates]),
  before: z.int(),
  change: z.int(),
  after: z.int(),
  orders: z.array(z.object({ id: bigRecordId, number: z.string() })),
  /** Number of the payment or withdrawal. */
  number: z.string(),
  remark: z.string(),
});
export type WalletMovement = z.output<typeof Movement>;

const adjustmentRef = { shopId: recordId, id: bigRecordId };

const Adjustment = z.object({
  ...adjustmentRef,
  memberId: z.int(),
  memberCode: z.string(),
  memberName: z.string(),
  account: z.enum(adjustedAccounts),
  /** In fen; negative for a deduction. */
  changeMinor: z.int(),
  /** Balance of the account now. */
  balanceMinor: z.int(),
  reason: z.string(),
  state: z.enum(adjustmentStates),
  requestedById: z.int(),
  requestedBy: z.string(),
  requestedAt: instant,
  decidedBy: z.string(),
  decidedAt: instant.nullable(),
  note: z.string(),
});
export type WalletAdjustment = z.output<typeof Adjustment>;

export const walletDeskCalls = {
  get: staffCall({
    path: '/console/wallets/get',
    access: 'finance:read',
    effect: 'read',
    summary: 'Returns the balances of a member.',
    input: z.object(owner),
    output: Balances,
  }),
  movements: staffCall({
    path: '/console/wallets/movements',
    access: 'finance:read',
    effect: 'read',
    summary: 'Lists the movements of a member’s balance or points, newest first.',
    input: z.object({ ...owner, ...pageRequest(20, 100), unit: z.enum(flowUnits).default('money') }),
    output: pageOf(Movement),
  }),
  adjustments: staffCall({
    path: '/console/wallets/adjustments',
    access: 'finance:read',
    effect: 'read',
    summary: 'Lists balance adjustments: pending ones oldest first, decided ones newest first.',
    input: z.object({
      ...pageRequest(20, 100),
      shopId: recordId.optional(),
      memberId: recordId.optional(),
      isPending: z.boolean().default(true),
    }),
    output: pageOf(Adjustment),
  }),
  requestAdjustment: staffCall({
    path: '/console/wallets/requestAdjustment',
    access: 'wallet:adjust',
    effect: 'change',
    summary: 'Requests a correction of a member’s balance, which another person posts.',
    input: z.object({
      ...owner,
      account: z.enum(adjustedAccounts),
      /** In fen; negative for a deduction. */
      changeMinor: z.int().min(-maxAdjustmentMinor).max(maxAdjustmentMinor),
      /** Balance of the account that the person saw; refused if it has moved since. */
      seenMinor: z.int(),
      reason: singleLine(200).min(1),
    }),
    output: z.object({ id: bigRecordId }),
  }),
  approveAdjustment: staffCall({
    path: '/console/wallets/approveAdjustment',
    access: 'finance:review',
    effect: 'change',
    approves: true,
    summary: 'Posts a requested adjustment, by another person than the requester, and notifies the member.',
    input: z.object({ ...adjustmentRef, seenMinor: z.int() }),
    output: z.null(),
  }),
  rejectAdjustment: staffCall({
    path: '/console/wallets/rejectAdjustment',
    access: 'finance:review',
    effect: 'change',
    summary: 'Rejects a requested adjustment. No money moves.',
    input: z.object({ ...adjustmentRef, note: singleLine(200).min(1) }),
    output: z.null(),
  }),
};
