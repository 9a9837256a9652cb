import { campaignCalls, rewardDeskCalls } from '@onehaul/contract/console/campaigns';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import { recordName } from '../../http/record-name.ts';
import { withLimitAndOffset } from '../../db/page.ts';
import { findCampaignsForStaff, findRules } from './campaign-desk.ts';
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
