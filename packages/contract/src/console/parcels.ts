import { claimStates } from '@onehaul/domain/parcel/claim';
import { eventActs, holdReasons, parcelStates } from '@onehaul/domain/parcel/parcel-state';
import { z } from 'zod';
import { bigRecordId, instant, pageRequest, recordId } from '../wire.ts';
import { daysOf, isWithinShop, singleLine, pageOf, searchText, staffCall } from './staff-call.ts';

const recordRef = { shopId: recordId, id: bigRecordId };

const ParcelRow = z.object({
  ...recordRef,
  courierNumber: z.string(),
  piece: z.int(),
  state: z.enum(parcelStates),
  holdReason: z.enum(holdReasons).nullable(),
  holdNote: z.string(),
  warehouseId: z.int(),
  warehouseName: z.string(),
  binCode: z.string(),
  memberId: z.int().nullable(),
  memberCode: z.string(),
  memberName: z.string(),
  goodsName: z.string(),
  weightGrams: z.int().nullable(),
  receivedAt: instant.nullable(),
  storedAt: instant.nullable(),
  freeUntil: instant.nullable(),
  createdAt: instant,
});
export type ParcelRow = z.output<typeof ParcelRow>;

const Photo = z.object({
  id: z.uuid(),
  kind: z.enum(['label', 'whole', 'damage']),
  url: z.string(),
  takenAt: instant,
});

const Claim = z.object({
  ...recordRef,
  parcelId: bigRecordId,
  courierNumber: z.string(),
  memberId: z.int(),
  memberCode: z.string(),
  memberName: z.string(),
  state: z.enum(claimStates),
  note: z.string(),
  reason: z.string(),
  proofUrls: z.array(z.string()),
  /** The member forecast this number before it arrived. */
  isForecast: z.boolean(),
  createdAt: instant,
  decidedAt: instant.nullable(),
  decidedBy: z.string(),
});
export type Claim = z.output<typeof Claim>;

const Disposal = z.object({
  id: bigRecordId,
  outcome: z.enum(['disposed', 'returned']),
  reason: z.string(),
  proposedById: z.int(),
  proposedBy: z.string(),
  proposedAt: instant,
});

const ParcelDetail = ParcelRow.extend({
  goodsTypeName: z.string(),
  quantity: z.int(),
  unitPriceCents: z.int(),
  remark: z.string(),
  lengthMillimetres: z.int().nullable(),
  widthMillimetres: z.int().nullable(),
  heightMillimetres: z.int().nullable(),
  abandonAt: instant.nullable(),
  photos: z.array(Photo),
  events: z.array(
    z.object({
      id: bigRecordId,
      act: z.enum(eventActs),
      from: z.enum(parcelStates).nullable(),
      to: z.enum(parcelStates),
      actor: z.enum(['member', 'staff', 'system']),
      actorName: z.string(),
      reason: z.string(),
      details: z.record(z.string(), z.unknown()),
      createdAt: instant,
    }),
  ),
  claims: z.array(Claim),
  /** Pending disposal, which needs two people. */
  disposal: Disposal.nullable(),
});
export type ParcelDetail = z.output<typeof ParcelDetail>;

/** A possible owner of an unowned parcel, and the evidence. */
const Candidate = z.object({
  memberId: z.int(),
  memberCode: z.string(),
  memberName: z.string(),
  parcelId: bigRecordId,
  courierNumber: z.string(),
  goodsName: z.string(),
  warehouseName: z.string(),
  forecastAt: instant,
  /** Edit distance between the two numbers; 0 for the same number. */
  distance: z.int(),
});
export type Candidate = z.output<typeof Candidate>;

/** What the days of a list are about. */
export const parcelDays = ['received'] as const;
/** Orders of the list. Newest and oldest by receipt or, before that, by announcement. */
export const parcelSorts = ['newest', 'oldest', 'weight'] as const;
export type ParcelSort = (typeof parcelSorts)[number];

/** What narrows and orders the list. */
export const parcelFilters = {
  search: searchText,
  shopId: recordId.optional(),
  warehouseId: recordId.optional(),
  state: z.enum(parcelStates).optional(),
  /** Only parcels that lie in no bin. */
  isWithoutBin: z.boolean().default(false),
  days: daysOf(parcelDays).optional(),
  sort: z.enum(parcelSorts).optional(),
};

export const parcelDeskCalls = {
  list: staffCall({
    path: '/console/parcels/list',
    access: 'parcel:read',
    effect: 'read',
    summary:
      'Lists parcels, newest first unless sorted otherwise; searchable by the beginning or end of their number, or by a member code.',
    input: z.object({ ...pageRequest(20, 100), ...parcelFilters }).refine(isWithinShop),
    output: pageOf(ParcelRow),
  }),
  get: staffCall({
    path: '/console/parcels/get',
    access: 'parcel:read',
    effect: 'read',
    summary: 'Returns a parcel with its photos, claims and history.',
    input: z.object(recordRef),
    output: ParcelDetail,
  }),
};

export const claimDeskCalls = {
  unclaimed: staffCall({
    path: '/console/claims/unclaimed',
    access: 'claim:read',
    effect: 'read',
    summary: 'Lists unclaimed parcels and those marked as abandoned, oldest first.',
    input: z.object({
      ...pageRequest(20, 100),
      shopId: recordId.optional(),
      kind: z.enum(['unclaimed', 'abandoned']).default('unclaimed'),
    }),
    output: pageOf(
      ParcelRow.extend({
        openClaims: z.int(),
        /** End of the period in which every member may claim it. */
        noticeEndsAt: instant,
        disposal: Disposal.nullable(),
      }),
    ),
  }),
  candidates: staffCall({
    path: '/console/claims/candidates',
    access: 'claim:read',
    effect: 'read',
    summary: 'Lists members with forecasts that resemble an unclaimed parcel’s number, most likely first.',
    input: z.object(recordRef),
    output: z.object({ items: z.array(Candidate) }),
  }),
  queue: staffCall({
    path: '/console/claims/queue',
    access: 'claim:read',
    effect: 'read',
    summary: 'Lists claims, longest waiting first.',
    input: z.object({
      ...pageRequest(20, 100),
      shopId: recordId.optional(),
      state: z.enum(claimStates).default('open'),
    }),
    output: pageOf(Claim),
  }),
  approve: staffCall({
    path: '/console/claims/approve',
    access: 'claim:decide',
    effect: 'change',
    summary: 'Approves a claim: the parcel belongs to the member. Other claims to it are refused.',
    input: z.object(recordRef),
    output: z.null(),
  }),
  reject: staffCall({
    path: '/console/claims/reject',
    access: 'claim:decide',
    effect: 'change',
    summary: 'Refuses a claim, for a reason shown to the member.',
    input: z.object({ ...recordRef, reason: singleLine(300).min(1) }),
    output: z.null(),
  }),
  give: staffCall({
    path: '/console/claims/give',
    access: 'claim:decide',
    effect: 'change',
    summary: 'Assigns an unclaimed parcel to the member it was found to belong to.',
    input: z.object({ ...recordRef, memberId: recordId, reason: singleLine(300).min(1) }),
    output: z.null(),
  }),
  propose: staffCall({
    path: '/console/claims/propose',
    access: 'claim:decide',
    effect: 'change',
    summary: 'Proposes to dispose of goods or send them back. A second person decides.',
    input: z.object({
      ...recordRef,
      outcome: z.enum(['disposed', 'returned']),
      reason: singleLine(300).min(1),
    }),
    output: z.null(),
  }),
  decide: staffCall({
    path: '/console/claims/decide',
    access: 'disposal:decide',
    effect: 'change',
    approves: true,
    summary: 'Carries out a proposed disposal or refuses it, as a second person.',
    input: z.object({ shopId: recordId, id: bigRecordId, isConfirmed: z.boolean() }),
    output: z.null(),
  }),
};
