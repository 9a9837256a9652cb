import type { BannerRow } from '@onehaul/contract/console/banners';
import { expect, test } from 'vitest';
import { bannerFormSchema, newDraft, toBannerDraft, toBannerInput } from './banner-draft.ts';

const row: BannerRow = {
  shopId: 1,
  id: 7,
  title: 'Sea line',
  titles: { zhHans: '海运', zhHanT: '', en: 'Sea line', vi: '' },
  alts: { zhHans: '', zhHanT: '', en: 'A ship', vi: '' },
  link: '/charge-introduce',
  isActive: false,
  startsAt: new Date(2026, 10, 1, 9, 30),
  endsAt: new Date(2026, 10, 11),
  position: 2,
  pictureUrl: '',
  state: 'off',
};

test('what is not touched stays to the moment', () => {
  const draft = bannerFormSchema.parse(toBannerDraft(row));
  expect(draft).toMatchObject({ startsOn: '2026-11-01', endsOn: '2026-11-10', altEn: 'A ship' });
  const { titles, alts, link, isActive, startsAt, endsAt, position } = row;
  expect(toBannerInput(draft, row)).toEqual({ titles, alts, link, isActive, startsAt, endsAt, position });
});

test('a last day is shown to its end, and empty days mean always', () => {
  const draft = bannerFormSchema.parse({
    ...newDraft(1),
    en: 'New',
    startsOn: '2026-11-17',
    endsOn: '2026-11-17',
  });
  expect(toBannerInput(draft, undefined)).toMatchObject({
    startsAt: new Date(2026, 10, 17),
    endsAt: new Date(2026, 10, 18),
  });
  expect(toBannerInput({ ...draft, startsOn: '', endsOn: '' }, row)).toMatchObject({
    startsAt: null,
    endsAt: null,
  });
});

test('a link stays inside the shop', () => {
  for (const link of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere', 'help'])
    expect(bannerFormSchema.safeParse({ ...newDraft(1), link }).success, link).toBe(false);
  expect(bannerFormSchema.safeParse({ ...newDraft(1), link: '/help?id=3' }).success).toBe(true);
});
