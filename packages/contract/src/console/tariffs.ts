import { lineDeliveries } from '@onehaul/domain/order/line-delivery';
import { linePayPolicies, payPolicies } from '@onehaul/domain/order/order-state';
import { z } from 'zod';
import { Tariff } from '../tariff.ts';
import { instant, recordId } from '../wire.ts';
import { singleLine, staffCall } from './staff-call.ts';

const LineRow = z.object({
  shopId: z.int(),
  id: z.int(),
  code: z.string(),
  name: z.string(),
  warehouseName: z.string(),
  countryName: z.string(),
  carrierName: z.string(),
  speedName: z.string(),
  isOpen: z.boolean(),
  /** Offered only to members it was granted to. */
  isPrivate: z.boolean(),
  /** When an order on this line is paid (A41). */
  payPolicy: z.enum(payPolicies),
  /** Home delivery, pickup point, or either. */
  delivery: z.enum(lineDeliveries),
  /** The version in force, and the one scheduled next; null before the first publication. */
  version: z.int().nullable(),
  effectiveAt: instant.nullable(),
  nextVersion: z.int().nullable(),
  nextEffectiveAt: instant.nullable(),
  hasDraft: z.boolean(),
});

const Version = z.object({
  version: z.int(),
  effectiveAt: instant,
  publishedAt: instant,
  staffName: z.string().nullable(),
  note: z.string(),
  tariff: Tariff,
});

const Draft = z.object({
  basedOn: z.int(),
  tariff: Tariff,
  staffName: z.string(),
  updatedAt: instant,
});

const LineDetail = z.object({
  row: LineRow,
  versions: z.array(Version),
  draft: Draft.nullable(),
  remoteAreas: z.array(z.object({ key: z.string(), name: z.string() })),
  levels: z.array(z.object({ level: z.int(), name: z.string() })),
});

/** A stored quote repriced under a draft. */
const ReplayedQuote = z.object({
  quoteId: z.string(),
  createdAt: instant,
  memberCode: z.string(),
  billedBefore: z.int(),
  basis: z.enum(['weight', 'volume']),
  beforeMinor: z.int(),
  /** Null where the new tariff refuses it, with the refusal code. */
  afterMinor: z.int().nullable(),
  refusal: z.string().nullable(),
});

export type LineRow = z.output<typeof LineRow>;
export type TariffVersionRow = z.output<typeof Version>;
export type LineDetail = z.output<typeof LineDetail>;
export type ReplayedQuote = z.output<typeof ReplayedQuote>;

const lineRef = { shopId: recordId, lineId: recordId };

export const tariffCalls = {
  list: staffCall({
    path: '/console/tariffs/list',
    access: 'tariff:read',
    effect: 'read',
    places: 'rows',
    summary: 'Lists the lines of the company’s shops with their current tariff version.',
    input: z.object({}),
    output: z.object({ items: z.array(LineRow) }),
  }),
  get: staffCall({
    path: '/console/tariffs/get',
    access: 'tariff:read',
    effect: 'read',
    summary: 'Returns a line with its tariff versions and its draft.',
    input: z.object(lineRef),
    output: LineDetail,
  }),
  saveDraft: staffCall({
    path: '/console/tariffs/saveDraft',
    access: 'tariff:edit',
    effect: 'change',
    summary: 'Saves the draft of a tariff.',
    input: z.object({ ...lineRef, basedOn: z.int().min(0), tariff: Tariff }),
    output: z.null(),
  }),
  dropDraft: staffCall({
    path: '/console/tariffs/dropDraft',
    access: 'tariff:edit',
    effect: 'change',
    summary: 'Deletes a draft.',
    input: z.object(lineRef),
    output: z.null(),
  }),
  replay: staffCall({
    path: '/console/tariffs/replay',
    access: 'tariff:read',
    effect: 'read',
    summary: 'Returns what the line’s recent quotes would cost under a tariff.',
    input: z.object({ ...lineRef, tariff: Tariff }),
    output: z.object({ items: z.array(ReplayedQuote) }),
  }),
  publish: staffCall({
    path: '/console/tariffs/publish',
    access: 'tariff:publish',
    effect: 'change',
    summary: 'Publishes the draft as the next version, effective immediately or at a later time.',
    input: z.object({
      ...lineRef,
      /** The version the draft is based on (optimistic concurrency); 0 before the first publication. */
      basedOn: z.int().min(0),
      /** The draft as reviewed; a different one is not published. */
      tariff: Tariff,
      effectiveAt: instant.nullable(),
      note: singleLine(200).default(''),
    }),
    output: z.object({ version: z.int(), effectiveAt: instant }),
  }),
  setOpen: staffCall({
    path: '/console/tariffs/setOpen',
    access: 'tariff:publish',
    effect: 'change',
    summary: 'Opens or closes a line.',
    input: z.object({ ...lineRef, isOpen: z.boolean() }),
    output: z.null(),
  }),
  setPrivate: staffCall({
    path: '/console/tariffs/setPrivate',
    access: 'tariff:publish',
    effect: 'change',
    summary: 'Makes a line private to those it is granted to, or offers it to everyone.',
    input: z.object({ ...lineRef, isPrivate: z.boolean() }),
    output: z.null(),
  }),
  setPayPolicy: staffCall({
    path: '/console/tariffs/setPayPolicy',
    access: 'tariff:publish',
    effect: 'change',
    summary: 'Sets when orders of a line are paid. Existing orders keep their pay policy.',
    input: z.object({ ...lineRef, payPolicy: z.enum(linePayPolicies) }),
    output: z.null(),
  }),
  setDelivery: staffCall({
    path: '/console/tariffs/setDelivery',
    access: 'tariff:publish',
    effect: 'change',
    summary: 'Sets whether a line delivers to the door, to a pickup point, or to either, for new orders.',
    input: z.object({ ...lineRef, delivery: z.enum(lineDeliveries) }),
    output: z.null(),
  }),
};
