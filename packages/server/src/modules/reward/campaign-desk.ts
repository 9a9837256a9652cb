import type { CampaignRow, ShopRules } from '@onehaul/contract/console/campaigns';
import type { Language } from '@onehaul/domain/language';
import type { CampaignKind, CampaignState } from '@onehaul/domain/reward/campaign';
import { settingsFrom, settingsOfGroup } from '@onehaul/domain/settings';
import type { Db } from '../../db/database.ts';
import { campaignPage, countCampaigns, levelsOfCompany, rulesOfCompany } from './campaign-desk.repository.ts';

type Page = { readonly limit: number; readonly offset: number };
type Search = Page & {
  readonly shopId?: number | undefined;
  readonly kind?: CampaignKind | undefined;
  readonly state?: CampaignState | undefined;
  readonly language: Language;
};

/** Campaigns of the tenant's shops with their results. */
export async function findCampaignsForStaff(
  db: Db,
  { shopId, kind, state, ...page }: Search,
): Promise<{ items: CampaignRow[]; total: number }> {
  const filter = { shopId: shopId ?? null, kind: kind ?? null, state: state ?? null };
  const [rows, counted] = await Promise.all([
    db.all(campaignPage, { ...filter, ...page }),
    db.first(countCampaigns, filter),
  ]);
  return { items: rows, total: counted!.total };
}

const ruleNames = settingsOfGroup('rewards');

export async function findRules(db: Db, language: Language): Promise<ShopRules[]> {
  const [shops, levels] = await Promise.all([
    db.all(rulesOfCompany, { names: ruleNames }),
    db.all(levelsOfCompany, { language }),
  ]);
  return shops.map(({ own, ...shop }) => {
    const settings = settingsFrom(own);
    return {
      ...shop,
      rules: Object.fromEntries(ruleNames.map((name) => [name, settings[name]])) as ShopRules['rules'],
      levels: levels.filter(({ shopId }) => shopId === shop.shopId).map(({ shopId: _, ...level }) => level),
    };
  });
}
