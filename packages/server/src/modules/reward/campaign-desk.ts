import type { CampaignRow, ShopRules } from '@onehaul/contract/console/campaigns';
import { type Language, languages, type Translated } from '@onehaul/domain/language';
import { Refusal } from '@onehaul/domain/refusal';
import type { CampaignKind } from '@onehaul/domain/reward/campaign';
import { settingsFrom, settingsOfGroup } from '@onehaul/domain/settings';
import type { Db, TransactionDb } from '../../db/database.ts';
import {
  campaignPage,
  type CampaignState,
  changeCampaign,
  countCampaigns,
  insertCampaign,
  levelsOfCompany,
  rulesOfCompany,
  shopOfCompany,
} from './campaign-desk.repository.ts';

type Page = { readonly limit: number; readonly offset: number };
type Search = Page & {
  readonly shopId?: number | undefined;
  readonly kind?: CampaignKind | undefined;
  readonly state?: CampaignState | undefined;
  readonly language: Language;
};

const inAllLanguages = (texts: Translated | null) =>
  Object.fromEntries(
    languages.map((language) => [language, texts?.[language] ?? '']),
  ) as CampaignRow['names'];

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
  const items = rows.map((row) => ({
    ...row,
    names: inAllLanguages(row.names),
    notes: inAllLanguages(row.notes),
  }));
  return { items, total: counted!.total };
}

type Draft = Omit<CampaignRow, 'id' | 'name' | 'state' | 'given' | 'inOrders' | 'used' | 'shopId'> & {
  readonly shopId: number;
  readonly id?: number | undefined;
};

/** Inserts or updates a campaign. Fields that do not apply to its kind are reset. */
export async function saveCampaign(db: TransactionDb, { id, ...draft }: Draft): Promise<{ id: number }> {
  const { kind, points, friends, startsAt, endsAt } = draft;
  if (!(await db.first(shopOfCompany, { shopId: draft.shopId }))) throw new Refusal('record.notFound');
  const isMissing = (kind === 'redeem' && points === 0) || (kind === 'invite' && friends === 0);
  if (isMissing || (endsAt !== null && endsAt <= startsAt)) throw new Refusal('input.invalid');
  const written = (texts: Translated) => {
    const filled = Object.entries(texts).filter(([, text]) => text !== '');
    return filled.length === 0 ? null : JSON.stringify(Object.fromEntries(filled));
  };
  const terms = {
    ...draft,
    names: written(draft.names)!,
    notes: written(draft.notes),
    points: kind === 'redeem' ? points : 0,
    friends: kind === 'invite' ? friends : 0,
  };
  const saved = id === undefined ? await db.first(insertCampaign, terms) : await change(db, { ...terms, id });
  if (!saved) throw new Refusal('record.notFound');
  return saved;
}

async function change(
  db: TransactionDb,
  terms: Omit<Parameters<(typeof changeCampaign)['bind']>[0], 'tenantId'>,
) {
  return db.first(changeCampaign, terms).catch((error: unknown) => {
    // The new stock is below the number of coupons already issued.
    if ((error as { constraint?: string }).constraint === 'campaign_stock')
      throw new Refusal('campaign.soldOut');
    throw error;
  });
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
