import type { Campaign } from '@onehaul/contract/reward';
import type { PageRequest } from '@onehaul/contract/wire';
import { findPage } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import { runningCampaigns } from './campaign.repository.ts';

/** The shop's running campaigns, with the coupons the main account may still get. */
export async function findCampaigns(
  context: MemberContext,
  page: PageRequest,
): Promise<{ items: Campaign[]; total: number }> {
  const { items, total } = await findPage(context, runningCampaigns, page, {
    memberId: context.member.ownerId,
  });
  return {
    items: items.map(({ mostEach, ...campaign }) => ({
      ...campaign,
      leftForMember: mostEach === null ? null : Math.max(0, mostEach - campaign.had),
    })),
    total,
  };
}
