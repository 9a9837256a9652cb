import type { Parcel, ParcelDetail } from '@onehaul/contract/parcel';
import type { PageRequest } from '@onehaul/contract/wire';
import { type ParcelStage, parcelStages } from '@onehaul/domain/parcel/parcel-state';
import { daysStored, freeDaysLeft } from '@onehaul/domain/parcel/storage-clock';
import { Refusal } from '@onehaul/domain/refusal';
import { findPage, readerParameters } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { privateFileUrl } from '../file/index.ts';
import { countUnclaimed } from './claim.repository.ts';
import { declarationOfParcel } from './declaration.repository.ts';
import {
  eventsOfParcel,
  parcelById,
  parcelPage,
  type ParcelRow,
  photosOfParcel,
  talliesOfMember,
} from './parcel.repository.ts';

type ParcelSearch = PageRequest & {
  readonly stage?: ParcelStage | undefined;
  readonly warehouseId?: number | undefined;
  /** Courier number prefix, as typed. */
  readonly search: string;
  readonly freeDaysAtMost?: number | undefined;
};

/** Highest code point: prefix + this is an upper bound for all strings with that prefix. */
const maxCodePoint = '\u{10FFFF}';

/** Normalises a typed prefix the way courier numbers are stored. */
export const normalizeNumberPrefix = (typed: string) =>
  typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();

/** Stages after dispatch, in which no storage days are counted. */
const departedStages: readonly (ParcelStage | 'unclaimed' | 'joined')[] = ['sent', 'closed'];

function parcelOf({ pausedSeconds, pausedAt, ...row }: ParcelRow, now: Date): Parcel {
  const { storedAt, freeUntil } = row;
  const clock = { storedAt, pausedAt, pausedSeconds, freeUntil };
  const isHere = !departedStages.includes(row.stage);
  return {
    ...row,
    stage: row.stage as ParcelStage,
    totalPriceCents: row.quantity * row.unitPriceCents,
    photoCount: row.photoCount ?? 0,
    daysStored: isHere ? daysStored(clock, now) : 0,
    freeDaysLeft: isHere ? freeDaysLeft(clock, now) : null,
    isClockPaused: pausedAt !== null,
  };
}

/** A sub-account sees the parcels of its main account (A16). */
export async function findParcels(
  context: MemberContext,
  { stage, warehouseId, search, freeDaysAtMost, ...page }: ParcelSearch,
): Promise<{ items: Parcel[]; total: number }> {
  const beginning = normalizeNumberPrefix(search);
  const statement = parcelPage({
    hasStage: stage !== undefined,
    hasWarehouse: warehouseId !== undefined,
    hasSearch: beginning !== '',
    hasFreeDays: freeDaysAtMost !== undefined,
  });
  const now = new Date();
  const { items, total } = await findPage(context, statement, page, {
    memberId: context.member.ownerId,
    stage: stage ?? 'expected',
    warehouseId: warehouseId ?? 0,
    search: beginning,
    afterSearch: `${beginning}${maxCodePoint}`,
    freeDaysAtMost: freeDaysAtMost ?? 0,
    now,
  });
  return { items: items.map((row) => parcelOf(row, now)), total };
}

type StageCounts = Record<ParcelStage, number>;

export async function countParcels({ db, shop, member }: MemberContext) {
  const [tallies, unclaimed] = await Promise.all([
    db.all(talliesOfMember, { shopId: shop.id, memberId: member.ownerId }),
    db.first(countUnclaimed, { shopId: shop.id }),
  ]);
  const byStage = new Map(tallies.map(({ stage, parcels }) => [stage, parcels]));
  const counts = Object.fromEntries(
    parcelStages.map((stage) => [stage, byStage.get(stage) ?? 0]),
  ) as StageCounts;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { ...counts, total, unclaimed: unclaimed?.total ?? 0 };
}

/** Reads one own parcel as the list shows it; inside a transaction it sees that transaction's changes. */
export async function getOwnParcel(context: MemberContext, id: number): Promise<Parcel> {
  const memberId = context.member.ownerId;
  const row = await context.db.first(parcelById, { ...readerParameters(context), memberId, id });
  if (!row) throw new Refusal('record.notFound');
  return parcelOf(row, new Date());
}

/**
 * Reads one parcel with photos, events and declaration. The queries run in parallel; the result is returned
 * only if the parcel is the member's own.
 */
export async function getParcel(
  { keys }: Services,
  context: MemberContext,
  { id }: { id: number },
): Promise<ParcelDetail> {
  const { db, shop } = context;
  const of = { shopId: shop.id, parcelId: id };
  const [parcel, photos, events, declaration] = await Promise.all([
    getOwnParcel(context, id),
    db.all(photosOfParcel, of),
    db.all(eventsOfParcel, of),
    db.first(declarationOfParcel, { ...readerParameters(context), parcelId: id }),
  ]);
  const urls = new Map(photos.map((photo) => [photo.id, privateFileUrl(keys, shop, photo.fileKey)]));
  return {
    ...parcel,
    photos: photos.map(({ fileKey: _, ...photo }) => ({ ...photo, url: urls.get(photo.id)! })),
    events: events.map(({ proof, ...event }) => ({
      ...event,
      photoUrls: proof.flatMap((photoId) => urls.get(photoId) ?? []),
    })),
    declaration: declaration ?? null,
  };
}
