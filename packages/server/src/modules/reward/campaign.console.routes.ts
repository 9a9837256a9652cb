import { campaignCalls, rewardDeskCalls } from '@onehaul/contract/console/campaigns';
import { Refusal } from '@onehaul/domain/refusal';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import { recordName } from '../../http/record-name.ts';
import { withLimitAndOffset } from '../../db/page.ts';
import { setCampaignActive } from './campaign-desk.repository.ts';
import { findCampaignsForStaff, findRules, saveCampaign } from './campaign-desk.ts';
import { grantCouponsForStaff } from './grant-coupons-for-staff.ts';

/** Console routes for campaigns and reward rules. */
export const campaignConsoleRoutes: StaffRoute[] = [
  ...bindStaff(campaignCalls, {
    list: ({ db, language }, { pageIndex, pageRows, ...filter }) =>
      findCampaignsForStaff(db, {
        ...filter,
        language,
        ...withLimitAndOffset({ pageIndex, pageRows }),
      }),
    save: async ({ db, audit }, draft) => {
      const saved = await saveCampaign(db, draft);
      const { kind, minor, points, stock, isActive } = draft;
      audit('campaign', recordName(draft.shopId, saved.id), { kind, minor, points, stock, isActive });
      return saved;
    },
    switch: async ({ db, audit }, { shopId, id, isActive }) => {
      const found = await db.first(setCampaignActive, { shopId, id, isActive });
      if (!found) throw new Refusal('record.notFound');
      audit('campaign', recordName(shopId, id), { isActive });
      return null;
    },
    give: async ({ db, audit }, giving) => {
      const done = await grantCouponsForStaff(db, giving);
      const { shopId, id, memberCode, level } = giving;
      audit('campaign', recordName(shopId, id), { ...done, ...(memberCode ? { memberCode } : { level }) });
      return done;
    },
  }),
  ...bindStaff(rewardDeskCalls, {
    rules: async ({ db, language }) => ({ items: await findRules(db, language) }),
  }),
];
