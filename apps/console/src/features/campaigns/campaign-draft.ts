import type { CampaignRow } from '@onehaul/contract/console/campaigns';
import { type CampaignKind, campaignKinds } from '@onehaul/domain/reward/campaign';
import { fromMajor } from '@onehaul/domain/money';
import { languages } from '@onehaul/domain/language';
import { z } from 'zod';
import { localMidnight, toDateInputValue } from '../../app/date-input.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const isToTheCent = (yuan: number) => Math.abs(yuan * 100 - Math.round(yuan * 100)) < 1e-6;
const yuan = (least: number, most: number) => z.number().min(least).max(most).refine(isToTheCent);
const text = (most: number) => z.string().trim().max(most).optional();

/** Form values of a campaign: yuan, kilograms and days. */
export const campaignFormSchema = z.object({
  shopId: z.int(),
  kind: z.enum(campaignKinds),
  zhHans: text(60),
  zhHanT: text(60),
  en: text(60),
  vi: text(60),
  noteZhHans: text(200),
  noteZhHanT: text(200),
  noteEn: text(200),
  noteVi: text(200),
  yuan: yuan(0.01, 100_000),
  leastYuan: yuan(0, 1_000_000),
  leastKilograms: z.number().min(0).max(1000),
  validDays: z.int().min(1).max(3650),
  points: z.int().min(1).max(10_000_000).optional(),
  friends: z.int().min(1).max(1000).optional(),
  stock: z.int().min(0).max(10_000_000).optional(),
  mostEach: z.int().min(1).max(1000).optional(),
  startsOn: day,
  endsOn: day.or(z.literal('')).optional(),
  position: z.int().min(1).max(1000),
});
type CampaignDraft = z.output<typeof campaignFormSchema>;

const noteNames = { zhHans: 'noteZhHans', zhHanT: 'noteZhHanT', en: 'noteEn', vi: 'noteVi' } as const;
export function toCampaignDraft(campaign: CampaignRow): Partial<CampaignDraft> {
  const { shopId, kind, names, notes, minor, leastMinor, leastGrams, validDays, position } = campaign;
  return {
    shopId,
    kind,
    ...names,
    ...Object.fromEntries(languages.map((language) => [noteNames[language], notes[language]])),
    yuan: minor / 100,
    leastYuan: leastMinor / 100,
    leastKilograms: leastGrams / 1000,
    validDays,
    ...(campaign.points > 0 && { points: campaign.points }),
    ...(campaign.friends > 0 && { friends: campaign.friends }),
    ...(campaign.stock !== null && { stock: campaign.stock }),
    ...(campaign.mostEach !== null && { mostEach: campaign.mostEach }),
    startsOn: toDateInputValue(campaign.startsAt),
    // endsAt is the exclusive midnight, so the last day shown is the one before it.
    ...(campaign.endsAt && { endsOn: toDateInputValue(new Date(campaign.endsAt.getTime() - 1)) }),
    position,
  };
}

export const newDraft = (shopId: number | undefined, now = new Date()): Partial<CampaignDraft> => ({
  ...(shopId !== undefined && { shopId }),
  kind: 'redeem',
  leastYuan: 0,
  leastKilograms: 0,
  validDays: 30,
  startsOn: toDateInputValue(now),
  position: 1,
});

const cents = (amount: number) => fromMajor(Math.round(amount * 100) / 100, 'CNY').minor;

/** Converts form values to the call's input; an unchanged first day keeps its exact instant. */
export function toCampaignInput(draft: CampaignDraft, before: CampaignRow | undefined) {
  const isKind = (kind: CampaignKind) => draft.kind === kind;
  const isSameStart = before && draft.startsOn === toDateInputValue(before.startsAt);
  const texts = (nameOf: (language: (typeof languages)[number]) => string | undefined) =>
    Object.fromEntries(
      languages.map((language) => [language, nameOf(language) ?? '']),
    ) as CampaignRow['names'];
  return {
    shopId: draft.shopId,
    kind: draft.kind,
    names: texts((language) => draft[language]),
    notes: texts((language) => draft[noteNames[language]]),
    minor: cents(draft.yuan),
    leastMinor: cents(draft.leastYuan),
    leastGrams: Math.round(draft.leastKilograms * 1000),
    validDays: draft.validDays,
    points: isKind('redeem') ? (draft.points ?? 0) : 0,
    friends: isKind('invite') ? (draft.friends ?? 0) : 0,
    stock: draft.stock ?? null,
    mostEach: draft.mostEach ?? null,
    startsAt: isSameStart ? before.startsAt : localMidnight(draft.startsOn),
    endsAt: draft.endsOn ? localMidnight(draft.endsOn, 1) : null,
    isActive: before?.isActive ?? true,
    position: draft.position,
  };
}
