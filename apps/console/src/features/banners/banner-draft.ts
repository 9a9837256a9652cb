import type { BannerRow } from '@onehaul/contract/console/banners';
import { type Language, languages } from '@onehaul/domain/language';
import { z } from 'zod';
import { localMidnight, toDateInputValue } from '../../app/date-input.ts';

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .or(z.literal(''))
  .optional();
const text = (most: number) => z.string().trim().max(most).optional();

export const altNames = { zhHans: 'altZhHans', zhHanT: 'altZhHanT', en: 'altEn', vi: 'altVi' } as const;

/** Form values of a banner. */
export const bannerFormSchema = z.object({
  shopId: z.int(),
  file: z.instanceof(File).optional(),
  zhHans: text(100),
  zhHanT: text(100),
  en: text(100),
  vi: text(100),
  altZhHans: text(200),
  altZhHanT: text(200),
  altEn: text(200),
  altVi: text(200),
  link: z
    .string()
    .trim()
    .max(300)
    .regex(/^(\/[^/\\].*)?$/)
    .optional(),
  startsOn: day,
  endsOn: day,
  position: z.int().min(1).max(1000),
  isActive: z.boolean(),
});
type BannerDraft = z.output<typeof bannerFormSchema>;

export function toBannerDraft(banner: BannerRow): Partial<BannerDraft> {
  const { shopId, titles, alts, link, startsAt, endsAt, position, isActive } = banner;
  return {
    shopId,
    ...titles,
    ...Object.fromEntries(languages.map((language) => [altNames[language], alts[language]])),
    link,
    ...(startsAt && { startsOn: toDateInputValue(startsAt) }),
    // endsAt is the exclusive midnight, so the last day shown is the one before it.
    ...(endsAt && { endsOn: toDateInputValue(new Date(endsAt.getTime() - 1)) }),
    position,
    isActive,
  };
}

export const newDraft = (shopId: number | undefined): Partial<BannerDraft> => ({
  ...(shopId !== undefined && { shopId }),
  link: '',
  position: 1,
  isActive: true,
});

/** Converts form values to the call's input; an unchanged first or last day keeps its exact instant. */
export function toBannerInput(draft: BannerDraft, before: BannerRow | undefined) {
  const kept = before && toBannerDraft(before);
  const inFour = (textOf: (language: Language) => string | undefined) =>
    Object.fromEntries(
      languages.map((language) => [language, textOf(language) ?? '']),
    ) as BannerRow['titles'];
  const { startsOn, endsOn } = draft;
  return {
    titles: inFour((language) => draft[language]),
    alts: inFour((language) => draft[altNames[language]]),
    link: draft.link ?? '',
    isActive: draft.isActive,
    startsAt: startsOn ? (startsOn === kept?.startsOn ? before!.startsAt : localMidnight(startsOn)) : null,
    endsAt: endsOn ? (endsOn === kept?.endsOn ? before!.endsAt : localMidnight(endsOn, 1)) : null,
    position: draft.position,
  };
}
