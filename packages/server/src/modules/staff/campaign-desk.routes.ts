import { campaignCalls, rewardDeskCalls } from '@onehaul/contract/console/campaigns';
import { Refusal } from '@onehaul/domain/refusal';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import {
  findCampaignsAtDesk,
  findRules,
  giveAtDesk,
  saveCampaign,
  setLevels,
  setRules,
  switchCampaign,
} from '../reward/index.ts';

/** A record of a shop, as the audit log names it. */
const nameOf = (shopId: number, id: number) => `${shopId}/${id}`;

/** What shops offer, and by which rules they give points. */
export const campaignDeskRoutes: StaffRoute[] = [
  ...bindStaff(campaignCalls, {
    list: ({ db, language }, { pageIndex, pageRows, ...filter }) =>
      findCampaignsAtDesk(db, {
        ...filter,
        language,
        limit: pageRows,
        offset: (pageIndex - 1) * pageRows,
      }),
    save: async ({ db, audit }, draft) => {
      const saved = await saveCampaign(db, draft);
      const { kind, minor, points, stock, isActive } = draft;
      audit('campaign', nameOf(draft.shopId, saved.id), { kind, minor, points, stock, isActive });
      return saved;
    },
    switch: async ({ db, audit }, { shopId, id, isActive }) => {
      const found = await db.first(switchCampaign, { shopId, id, isActive });
      if (!found) throw new Refusal('record.notFound');
      audit('campaign', nameOf(shopId, id), { isActive });
      return null;
    },
    give: async ({ db, audit }, giving) => {
      const done = await giveAtDesk(db, giving);
      const { shopId, id, memberCode, level } = giving;
      audit('campaign', nameOf(shopId, id), { ...done, ...(memberCode ? { memberCode } : { level }) });
      return done;
    },
  }),
  ...bindStaff(rewardDeskCalls, {
    rules: async ({ db, language }) => ({ items: await findRules(db, language) }),
    setRules: async ({ db, audit }, { shopId, ...rules }) => {
      await setRules(db, shopId, rules);
      audit('shop', shopId, rules);
      return null;
    },
    setLevels: async ({ db, audit }, { shopId, levels }) => {
      await setLevels(db, shopId, levels);
      audit('shop', shopId, { levels });
      return null;
    },
  }),
];
