import type { Candidate, Claim } from '@onehaul/contract/console/parcels';
import type { Language } from '@onehaul/domain/language';
import type { ClaimState } from '@onehaul/domain/parcel/claim';
import { noticeEndsAt } from '@onehaul/domain/parcel/disposal';
import { rankMatches } from '@onehaul/domain/parcel/match-numbers';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import type { Db } from '../../db/database.ts';
import type { Keys } from '../../keys.ts';
import { consoleFileUrl } from '../file/index.ts';
import {
  forecastsWithPrefix,
  claimQueue,
  decidedClaims,
  countQueue,
  forecastsWithSuffix,
  ownersOfForecasts,
  unownedNumber,
} from './claim-desk.repository.ts';
import { waitingParcels } from './parcel-desk.repository.ts';

type Page = { readonly limit: number; readonly offset: number; readonly shopId?: number | undefined };
type ClaimRowForStaff = NonNullable<(typeof claimQueue)['row']>;

/** Returns a claim whose proof pictures have console URLs. */
export function claimView(keys: Keys, tenantId: number, { proofKeys, ...claim }: ClaimRowForStaff): Claim {
  const shop = { tenantId, id: claim.shopId };
  return { ...claim, proofUrls: proofKeys.map((fileKey) => consoleFileUrl(keys, shop, fileKey)) };
}

/** Lists claims in one state: open ones oldest first, decided ones newest first. */
export async function findQueue(
  { db, keys, tenantId }: { db: Db; keys: Keys; tenantId: number },
  { shopId, state, ...page }: Page & { readonly state: ClaimState },
): Promise<{ items: Claim[]; total: number }> {
  const filter = { shopId: shopId ?? null, state };
  const [rows, counted] = await Promise.all([
    db.all(state === 'open' ? claimQueue : decidedClaims, { ...filter, ...page }),
    db.first(countQueue, filter),
  ]);
  return { items: rows.map((row) => claimView(keys, tenantId, row)), total: counted!.total };
}

/** Lists parcels that need a manual decision (unclaimed or abandoned), oldest first. */
export async function findWaiting(
  db: Db,
  { shopId, kind, ...page }: Page & { readonly kind: 'unclaimed' | 'abandoned'; readonly language: Language },
) {
  const { page: rowsOf, count } = waitingParcels[kind];
  const [rows, counted] = await Promise.all([
    db.all(rowsOf, { ...page, shopId: shopId ?? null }),
    db.first(count, { shopId: shopId ?? null }),
  ]);
  const items = rows.map((row) => {
    const { ownNoticeDays, disposalId, outcome, reason, proposedById, proposedBy, proposedAt, ...parcel } =
      row;
    const { unclaimedNoticeDays } = settingsFrom({ unclaimedNoticeDays: ownNoticeDays });
    const disposal =
      disposalId === null
        ? null
        : {
            id: disposalId,
            outcome: outcome!,
            reason: reason!,
            proposedById: proposedById!,
            proposedBy,
            proposedAt: proposedAt!,
          };
    const since = parcel.receivedAt ?? parcel.createdAt;
    return { ...parcel, noticeEndsAt: noticeEndsAt(since, unclaimedNoticeDays), disposal };
  });
  return { items, total: counted!.total };
}

/** Minimum prefix or suffix length for a lookup of similar numbers. */
const suffixLength = 4;
const maxCandidates = 20;
const maxCodePoint = '\u{10FFFF}';

/** Finds members whose forecasts resemble an unowned number: the same first half or last four characters. */
export async function findCandidates(
  db: Db,
  { language, ...which }: { readonly shopId: number; readonly id: number; readonly language: Language },
): Promise<Candidate[]> {
  const parcel = await db.first(unownedNumber, which);
  if (!parcel) throw new Refusal('record.notFound');
  const { shopId } = which;
  const { courierNumber } = parcel;
  const first = courierNumber.slice(0, Math.max(suffixLength, Math.floor(courierNumber.length / 2)));
  const [beginning, ending] = await Promise.all([
    db.all(forecastsWithPrefix, { shopId, first, afterFirst: `${first}${maxCodePoint}` }),
    db.all(forecastsWithSuffix, {
      shopId,
      last: courierNumber.slice(-suffixLength),
      signs: courierNumber.length,
    }),
  ]);
  const alike = new Map([...beginning, ...ending].map((forecast) => [forecast.id, forecast]));
  const ranked = rankMatches(courierNumber, [...alike.values()]).slice(0, maxCandidates);
  const owners = await db.all(ownersOfForecasts, { shopId, language, ids: ranked.map(({ id }) => id) });
  const ownerOf = new Map(owners.map((owner) => [owner.parcelId, owner]));
  return ranked.flatMap(({ id, distance }) => {
    const owner = ownerOf.get(id);
    return owner ? [{ ...owner, distance }] : [];
  });
}
