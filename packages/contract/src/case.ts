import { caseKinds, caseStates, caseTabs, ownerCaseActs } from '@onehaul/domain/case/case-state';
import { measureOutcomes } from '@onehaul/domain/case/measurement';
import { z } from 'zod';
import { ownCall } from './call.ts';
import { bigRecordId, cnyCents, instant, pageRequest, tenths, thousandths, wireObject } from './wire.ts';

/** Multi-line text without other control characters. */
export const multiLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\u0000-\u0009\u000b-\u001f\u007f]*$/)
    .refine((text) => text.isWellFormed());

const pictures = z.array(z.uuid()).max(6).default([]);
const asked = cnyCents.pipe(z.int().min(1).max(100_000_000));

/** Subject of a case: a parcel, an order, or neither. */
const CaseTarget = wireObject(
  { of: z.enum(['parcel', 'order']), id: bigRecordId, number: z.string(), goodsName: z.string() },
  { id: 'TargetId', number: 'TargetNumber' },
);

const rowFields = {
  id: bigRecordId,
  number: z.string(),
  kind: z.enum(caseKinds),
  state: z.enum(caseStates),
  target: CaseTarget.nullable(),
  /** Beginning of the first message. */
  excerpt: z.string(),
  asked: cnyCents.nullable(),
  offered: cnyCents.nullable(),
  /** Compensation paid. */
  paid: cnyCents,
  /** Refunded after a new measurement. */
  refunded: cnyCents,
  /** Response deadline; null while waiting for the member. */
  dueAt: instant.nullable(),
  isOverdue: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  closedAt: instant.nullable(),
};
const rowNames = {
  asked: 'AskedAmount',
  offered: 'OfferedAmount',
  paid: 'PaidAmount',
  refunded: 'RefundedAmount',
  createdAt: 'CreateTime',
  updatedAt: 'UpdateTime',
};
const CaseRow = wireObject(rowFields, rowNames);
export type CaseRow = z.output<typeof CaseRow>;

const Message = wireObject(
  {
    id: bigRecordId,
    act: z.enum(ownerCaseActs),
    actor: z.enum(['member', 'staff', 'system']),
    words: z.string(),
    pictureUrls: z.array(z.string()),
    /** Amount of an offer or a payment. */
    minor: cnyCents.nullable(),
    createdAt: instant,
  },
  { minor: 'Amount', createdAt: 'CreateTime' },
);
export type CaseMessage = z.output<typeof Message>;

const Piece = wireObject(
  {
    boxNumber: z.int(),
    grams: thousandths,
    lengthMillimetres: tenths,
    widthMillimetres: tenths,
    heightMillimetres: tenths,
  },
  { grams: 'Weight', lengthMillimetres: 'Length', widthMillimetres: 'Width', heightMillimetres: 'Height' },
);
export type CasePiece = z.output<typeof Piece>;
const Measurements = wireObject(
  { pieces: z.array(Piece), total: cnyCents.nullable() },
  { total: 'AccruedCharge' },
);

/** Events of the parcel or order that are relevant to a case. */
export const evidenceActs = [
  'arrived',
  'measured',
  'remeasured',
  'held',
  'packed',
  'shipped',
  'delivered',
  'lost',
] as const;

const Evidence = wireObject({
  photos: z.array(
    wireObject({
      id: z.uuid(),
      kind: z.enum(['label', 'whole', 'damage', 'scale', 'box', 'exception', 'delivery']),
      boxNumber: z.int().nullable(),
      url: z.string(),
      takenAt: instant,
    }),
  ),
  pieces: z.array(Piece),
  events: z.array(wireObject({ act: z.enum(evidenceActs), happenedAt: instant })),
});
export type CaseEvidence = z.output<typeof Evidence>;

const CaseDetails = wireObject(
  {
    ...rowFields,
    messages: z.array(Message),
    /** The open offer: amount, reason, and the rule with its maximum. */
    offer: wireObject({
      minor: cnyCents,
      words: z.string(),
      rule: z.enum(['insured', 'freight', 'parcel']),
      most: cnyCents,
    }).nullable(),
    measured: Measurements.nullable(),
    remeasured: Measurements.nullable(),
    outcome: z.enum(measureOutcomes).nullable(),
    evidence: Evidence.nullable(),
  },
  rowNames,
);
export type CaseDetails = z.output<typeof CaseDetails>;

const recordRef = { id: bigRecordId };

export const caseCalls = {
  list: ownCall({
    path: '/Client_Case/GetDataPage',
    access: 'member',
    effect: 'read',
    summary: 'Lists the member’s cases, newest first, with the number of cases.',
    input: wireObject({
      ...pageRequest(20, 50),
      tab: z.enum(caseTabs).optional(),
      kind: z.enum(caseKinds).optional(),
    }),
    output: wireObject(
      {
        items: z.array(CaseRow),
        total: z.int(),
        counts: wireObject({ open: z.int(), yourTurn: z.int(), closed: z.int() }),
      },
      { items: 'Rows' },
    ),
  }),
  get: ownCall({
    path: '/Client_Case/GetTheData',
    access: 'member',
    effect: 'read',
    summary: 'Returns a case with its messages and the shop’s records of the parcel or order it is about.',
    input: wireObject(recordRef),
    output: CaseDetails,
  }),
  open: ownCall({
    path: '/Client_Case/AddData',
    access: 'member',
    effect: 'change',
    summary: 'Opens a case: a question, damage, loss or a disputed measurement.',
    input: wireObject(
      {
        kind: z.enum(caseKinds),
        parcelId: bigRecordId.optional(),
        orderId: bigRecordId.optional(),
        words: multiLine(2000).min(1),
        pictures,
        asked: asked.optional(),
      },
      { asked: 'AskedAmount' },
    ),
    output: wireObject({ id: bigRecordId, number: z.string() }),
  }),
  write: ownCall({
    path: '/Client_Case/AddMessage',
    access: 'member',
    effect: 'change',
    summary: 'Adds a message or pictures to a case.',
    input: wireObject({ ...recordRef, words: multiLine(2000), pictures }),
    output: wireObject({ state: z.enum(caseStates) }),
  }),
  answer: ownCall({
    path: '/Client_Case/Answer',
    access: 'member',
    effect: 'change',
    summary:
      'Accepts an offer, which is paid immediately, appeals it with a reason, or closes a settled case.',
    input: wireObject({
      ...recordRef,
      answer: z.enum(['accept', 'appeal', 'close']),
      words: multiLine(2000).default(''),
    }),
    output: wireObject({ state: z.enum(caseStates), paid: cnyCents }, { paid: 'PaidAmount' }),
  }),
};
