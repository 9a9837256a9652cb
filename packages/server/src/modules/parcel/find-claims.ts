import type { Claim, Unclaimed } from '@onehaul/contract/parcel';
import type { PageRequest } from '@onehaul/contract/wire';
import { maskCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import { findPage, readerParameters } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { privateFileUrl } from '../file/index.ts';
import { findSettings } from '../shop/index.ts';
import { claimById, claimPage, type ClaimRow, unclaimedPage } from './claim.repository.ts';
import { normalizeNumberPrefix } from './find-parcels.ts';

type UnclaimedSearch = PageRequest & { readonly warehouseId?: number | undefined; readonly search: string };

const dayMs = 86_400_000;

/** Lists unowned parcels with only as much detail as an owner needs to recognise one. */
export async function findUnclaimed(
  { keys }: Services,
  context: MemberContext,
  { warehouseId, search, ...page }: UnclaimedSearch,
): Promise<{ items: Unclaimed[]; total: number }> {
  const { shop, member } = context;
  const [own, { items, total }] = await Promise.all([
    findSettings(context),
    findPage(context, unclaimedPage, page, {
      memberId: member.ownerId,
      warehouseId: warehouseId ?? null,
      search: normalizeNumberPrefix(search),
    }),
  ]);
  const { unclaimedNoticeDays } = settingsFrom(own);
  return {
    items: items.map(({ courierNumber, weightGrams, blurredKey, ...row }) => ({
      ...row,
      maskedNumber: maskCourierNumber(courierNumber),
      weightBelowKilograms: weightGrams === null ? null : Math.floor(weightGrams / 1000) + 1,
      photoUrl: privateFileUrl(keys, shop, blurredKey),
      isClaimed: Boolean(row.isClaimed),
      noticeEndsAt: new Date(row.receivedAt.getTime() + unclaimedNoticeDays * dayMs),
    })),
    total,
  };
}

const claimOf = ({ keys }: Services, { shop }: MemberContext, { proofKeys, ...claim }: ClaimRow): Claim => ({
  ...claim,
  proofUrls: proofKeys.map((fileKey) => privateFileUrl(keys, shop, fileKey)),
});

export async function findClaims(services: Services, context: MemberContext, page: PageRequest) {
  const { items, total } = await findPage(context, claimPage, page, { memberId: context.member.ownerId });
  return { items: items.map((row) => claimOf(services, context, row)), total };
}

export async function getClaim(services: Services, context: MemberContext, id: number): Promise<Claim> {
  const memberId = context.member.ownerId;
  const row = await context.db.first(claimById, { ...readerParameters(context), memberId, id });
  if (!row) throw new Refusal('record.notFound');
  return claimOf(services, context, row);
}
