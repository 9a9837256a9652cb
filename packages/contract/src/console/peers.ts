import { peerStates } from '@onehaul/domain/peer/credit';
import { statementStates, statementPayMethods } from '@onehaul/domain/peer/statement';
import { z } from 'zod';
import { bigRecordId, instant, pageRequest, recordId } from '../wire.ts';
import { GeneratedDocument } from './orders.ts';
import { singleLine, pageOf, searchText, staffCall } from './staff-call.ts';

const recordRef = { shopId: recordId, id: recordId };
/** A month in the shop's time zone, `2026-11`. */
const month = z.string().regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/);

const PeerRow = z.object({
  ...recordRef,
  memberCode: z.string(),
  name: z.string(),
  state: z.enum(peerStates),
  /** In fen: credit limit, outstanding debt, and amount due on statements. */
  creditMinor: z.int(),
  owedMinor: z.int(),
  dueMinor: z.int(),
  dueOn: z.string().nullable(),
  isOverdue: z.boolean(),
  termDays: z.int(),
  lineCount: z.int(),
});
export type PeerRow = z.output<typeof PeerRow>;

const PeerLine = z.object({ id: recordId, code: z.string(), name: z.string(), isPrivate: z.boolean() });
const PeerKeyRow = z.object({
  id: bigRecordId,
  name: z.string(),
  prefix: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
  revokedAt: instant.nullable(),
});

const PeerDetail = z.object({
  row: PeerRow,
  lines: z.array(PeerLine),
  keys: z.array(PeerKeyRow),
});
export type PeerDetail = z.output<typeof PeerDetail>;

const StatementRow = z.object({
  shopId: recordId,
  id: bigRecordId,
  memberId: recordId,
  memberCode: z.string(),
  peerName: z.string(),
  number: z.string(),
  month: z.string(),
  orders: z.int(),
  totalMinor: z.int(),
  state: z.enum(statementStates),
  dueOn: z.string(),
  isOverdue: z.boolean(),
  issuedAt: instant,
  paidAt: instant.nullable(),
  paidBy: z.enum(statementPayMethods).nullable(),
  transferNumber: z.string(),
});
export type StatementRow = z.output<typeof StatementRow>;

const terms = {
  name: singleLine(100).min(1),
  creditMinor: z.int().min(0).max(100_000_000_000),
  termDays: z.int().min(0).max(120),
  lineIds: z.array(recordId).max(200),
};

export const peerDeskCalls = {
  list: staffCall({
    path: '/console/peers/list',
    access: 'peer:read',
    effect: 'read',
    summary: 'Lists peers with their credit, what they owe and what is due.',
    input: z.object({ ...pageRequest(20, 100), search: searchText, shopId: recordId.optional() }),
    output: pageOf(PeerRow),
  }),
  get: staffCall({
    path: '/console/peers/get',
    access: 'peer:read',
    effect: 'read',
    summary: 'Returns a peer with its granted lines and API keys.',
    input: z.object(recordRef),
    output: PeerDetail,
  }),
  options: staffCall({
    path: '/console/peers/options',
    access: 'peer:read',
    effect: 'read',
    places: 'rows',
    summary: 'Lists the shops that work with peers, with the lines they can grant.',
    input: z.object({}),
    output: z.object({
      shops: z.array(z.object({ id: recordId, lines: z.array(PeerLine) })),
    }),
  }),
  add: staffCall({
    path: '/console/peers/add',
    access: 'peer:manage',
    effect: 'change',
    summary: 'Makes a member a peer, with credit, term and lines.',
    input: z.object({ shopId: recordId, memberCode: singleLine(20).min(1), ...terms }),
    output: z.object({ id: recordId }),
  }),
  change: staffCall({
    path: '/console/peers/change',
    access: 'peer:manage',
    effect: 'change',
    summary: 'Updates the name, credit, term and lines of a peer.',
    input: z.object({ ...recordRef, ...terms }),
    output: z.null(),
  }),
  suspend: staffCall({
    path: '/console/peers/suspend',
    access: 'peer:manage',
    effect: 'change',
    summary: 'Suspends a peer, who cannot place orders. Orders in progress continue.',
    input: z.object(recordRef),
    output: z.null(),
  }),
  restore: staffCall({
    path: '/console/peers/restore',
    access: 'peer:manage',
    effect: 'change',
    summary: 'Restores a suspended peer, who can place orders again.',
    input: z.object(recordRef),
    output: z.null(),
  }),
};

export const statementDeskCalls = {
  list: staffCall({
    path: '/console/peer-statements/list',
    access: 'peer:read',
    effect: 'read',
    summary: 'Lists monthly statements, newest first.',
    input: z.object({
      ...pageRequest(20, 100),
      shopId: recordId.optional(),
      memberId: recordId.optional(),
      state: z.enum(statementStates).optional(),
    }),
    output: pageOf(StatementRow),
  }),
  issue: staffCall({
    path: '/console/peer-statements/issue',
    access: 'peer:manage',
    effect: 'change',
    summary: 'Issues the statement of a past month without waiting for the job.',
    input: z.object({ ...recordRef, month }),
    output: z.object({ number: z.string() }),
  }),
  recordPayment: staffCall({
    path: '/console/peer-statements/recordPayment',
    access: 'peer:manage',
    effect: 'change',
    summary: 'Records the payment of a statement to the shop’s bank, with the number of the transfer.',
    input: z.object({ shopId: recordId, id: bigRecordId, transferNumber: singleLine(60).min(4) }),
    output: z.null(),
  }),
  file: staffCall({
    path: '/console/peer-statements/file',
    access: 'peer:read',
    effect: 'read',
    summary: 'Returns a statement as a PDF or a workbook.',
    input: z.object({ shopId: recordId, id: bigRecordId, kind: z.enum(['pdf', 'xlsx']) }),
    output: GeneratedDocument,
  }),
};
