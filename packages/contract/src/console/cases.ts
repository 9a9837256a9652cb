import { maxOrderBoxes } from '@onehaul/domain/order/order-number';
import { caseKinds, caseMessageActs, caseStates } from '@onehaul/domain/case/case-state';
import { measureOutcomes } from '@onehaul/domain/case/measurement';
import { z } from 'zod';
import { evidenceActs, multiLine } from '../case.ts';
import { bigRecordId, instant, pageRequest, recordId } from '../wire.ts';
import { pageOf, searchText, staffCall } from './staff-call.ts';

const recordRef = { shopId: recordId, id: bigRecordId };
const minor = z.int().min(1).max(100_000_000);

const Target = z.object({
  of: z.enum(['parcel', 'order']),
  id: bigRecordId,
  number: z.string(),
  goodsName: z.string(),
});

const CaseRow = z.object({
  ...recordRef,
  number: z.string(),
  kind: z.enum(caseKinds),
  state: z.enum(caseStates),
  memberId: z.int(),
  memberCode: z.string(),
  memberName: z.string(),
  target: Target.nullable(),
  excerpt: z.string(),
  askedMinor: z.int().nullable(),
  offeredMinor: z.int().nullable(),
  /** Waits for approval by a second person. */
  proposedMinor: z.int().nullable(),
  staffId: z.int().nullable(),
  staffName: z.string(),
  dueAt: instant.nullable(),
  isOverdue: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
});
export type CaseRow = z.output<typeof CaseRow>;

const Piece = z.object({
  boxNumber: z.int(),
  grams: z.int(),
  lengthMillimetres: z.int(),
  widthMillimetres: z.int(),
  heightMillimetres: z.int(),
});
const Measurements = z.object({ pieces: z.array(Piece), totalMinor: z.int().nullable() });

const CaseForStaff = CaseRow.extend({
  messages: z.array(
    z.object({
      id: bigRecordId,
      act: z.enum(caseMessageActs),
      actor: z.enum(['member', 'staff', 'system']),
      actorName: z.string(),
      words: z.string(),
      pictureUrls: z.array(z.string()),
      minor: z.int().nullable(),
      isInternal: z.boolean(),
      createdAt: instant,
    }),
  ),
  offerWords: z.string(),
  proposedWords: z.string(),
  proposedBy: z.int().nullable(),
  proposedByName: z.string(),
  /** Rule and maximum of an offer; null when nothing is claimed. */
  cover: z.object({ rule: z.enum(['insured', 'freight', 'parcel']), mostMinor: z.int() }).nullable(),
  /** Offers above this amount need two people. */
  secondPersonCents: z.int(),
  refundedMinor: z.int(),
  paidMinor: z.int(),
  /** Both are returned only after the second measurement, so that it is done blind. */
  measured: Measurements.nullable(),
  remeasured: Measurements.nullable(),
  outcome: z.enum(measureOutcomes).nullable(),
  firstName: z.string(),
  secondName: z.string(),
  /** Null while a blind measurement is pending. */
  evidence: z
    .object({
      photos: z.array(
        z.object({
          id: z.uuid(),
          kind: z.enum(['label', 'whole', 'damage', 'scale', 'box', 'exception', 'delivery']),
          boxNumber: z.int().nullable(),
          url: z.string(),
          takenAt: instant,
        }),
      ),
      pieces: z.array(Piece),
      events: z.array(z.object({ act: z.enum(evidenceActs), happenedAt: instant })),
    })
    .nullable(),
});
export type CaseForStaff = z.output<typeof CaseForStaff>;

export const caseDeskCalls = {
  list: staffCall({
    path: '/console/cases/list',
    access: 'case:read',
    effect: 'read',
    summary: 'Lists cases: overdue first, then by due date; closed cases newest first.',
    input: z.object({
      ...pageRequest(20, 100),
      search: searchText,
      shopId: recordId.optional(),
      kind: z.enum(caseKinds).optional(),
      state: z.enum(caseStates).optional(),
      isMine: z.boolean().default(false),
      /** Cases that wait for the shop: within the time of the promise, or past it. */
      due: z.enum(['waiting', 'overdue']).optional(),
    }),
    output: pageOf(CaseRow),
  }),
  get: staffCall({
    path: '/console/cases/get',
    access: 'case:read',
    effect: 'read',
    summary:
      'Returns a case with its messages, internal notes and our records of the parcel or order it is about.',
    input: z.object(recordRef),
    output: CaseForStaff,
  }),
  take: staffCall({
    path: '/console/cases/take',
    access: 'case:work',
    effect: 'change',
    summary: 'Assigns a case to the caller.',
    input: z.object(recordRef),
    output: z.null(),
  }),
  colleagues: staffCall({
    path: '/console/cases/colleagues',
    access: 'case:work',
    effect: 'read',
    summary: 'Lists the people to whom a case of the shop can be assigned.',
    input: z.object({ shopId: recordId }),
    output: z.object({ items: z.array(z.object({ id: z.int(), name: z.string() })) }),
  }),
  assign: staffCall({
    path: '/console/cases/assign',
    access: 'case:work',
    effect: 'change',
    summary: 'Assigns a case to a colleague, who is notified.',
    input: z.object({ ...recordRef, staffId: recordId }),
    output: z.null(),
  }),
  answer: staffCall({
    path: '/console/cases/answer',
    access: 'case:work',
    effect: 'change',
    summary: 'Replies to the member, whose turn it is then.',
    input: z.object({ ...recordRef, words: multiLine(2000).min(1) }),
    output: z.null(),
  }),
  note: staffCall({
    path: '/console/cases/note',
    access: 'case:work',
    effect: 'change',
    summary: 'Adds an internal note that the member does not see.',
    input: z.object({ ...recordRef, words: multiLine(2000).min(1) }),
    output: z.null(),
  }),
  offer: staffCall({
    path: '/console/cases/offer',
    access: 'case:decide',
    effect: 'change',
    summary:
      'Offers money for damage or loss, up to the rule’s cover. Large amounts require a second person’s approval.',
    input: z.object({ ...recordRef, minor, words: multiLine(1000).min(1) }),
    output: z.object({ isProposed: z.boolean() }),
  }),
  approve: staffCall({
    path: '/console/cases/approve',
    access: 'case:decide',
    effect: 'change',
    approves: true,
    summary: 'Approves a proposed offer, which is sent to the member, or rejects it, as a second person.',
    input: z.object({ ...recordRef, isApproved: z.boolean(), words: multiLine(1000).default('') }),
    output: z.null(),
  }),
  close: staffCall({
    path: '/console/cases/close',
    access: 'case:work',
    effect: 'change',
    summary: 'Closes a case with a message to the member.',
    input: z.object({ ...recordRef, words: multiLine(2000).min(1) }),
    output: z.null(),
  }),
};

const workplace = { shopId: recordId, warehouseId: recordId };

/** A pending re-measurement: location and piece count, without the first figures, to keep it blind. */
const Waiting = z.object({
  id: bigRecordId,
  of: z.enum(['parcel', 'order']),
  /** Number to scan: the courier's, or the order's. */
  number: z.string(),
  piece: z.int(),
  binCode: z.string(),
  goodsName: z.string(),
  boxNumbers: z.array(z.int()),
  dueAt: instant.nullable(),
  isOverdue: z.boolean(),
  openedAt: instant,
  /** The reader made the first measurement, so another person must do this one. */
  isOwn: z.boolean(),
});
export type WaitingMeasure = z.output<typeof Waiting>;

const weightGrams = z.int().min(1).max(1_000_000);
const side = z.int().min(1).max(10_000);

export const measureAgainCalls = {
  list: staffCall({
    path: '/console/measure-again/list',
    access: 'parcel:work',
    effect: 'read',
    summary: 'Lists what a second person has to remeasure in a warehouse, without the first figures.',
    input: z.object(workplace),
    output: z.object({ items: z.array(Waiting) }),
  }),
  record: staffCall({
    path: '/console/measure-again/record',
    access: 'parcel:work',
    effect: 'change',
    summary:
      'Records the second person’s measurements with a photo of each piece; the outcome is decided by rule.',
    input: z.object({
      ...workplace,
      id: bigRecordId,
      pieces: z
        .array(
          z.object({
            boxNumber: z.int().min(1).max(maxOrderBoxes),
            grams: weightGrams,
            lengthMillimetres: side,
            widthMillimetres: side,
            heightMillimetres: side,
          }),
        )
        .min(1)
        .max(maxOrderBoxes),
    }),
    output: z.object({ number: z.string() }),
  }),
};
