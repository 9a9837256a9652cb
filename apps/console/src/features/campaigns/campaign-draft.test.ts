import type { CampaignRow } from '@onehaul/contract/console/campaigns';
import { expect, test } from 'vitest';
import { fallbackLanguageOf } from '../../app/fallback-language.ts';
import { campaignFormSchema, newDraft, toCampaignDraft, toCampaignInput } from './campaign-draft.ts';

const row: CampaignRow = {
  shopId: 1,
  id: 7,
  kind: 'redeem',
  name: 'Ten off',
  names: { zhHans: '减十元', zhHanT: '', en: 'Ten off', vi: '' },
  notes: { zhHans: '', zhHanT: '', en: 'For small orders', vi: '' },
  minor: 1050,
  leastMinor: 5000,
  leastGrams: 1500,
  validDays: 30,
  points: 300,
  friends: 0,
  stock: 100,
  mostEach: null,
  startsAt: new Date(2026, 10, 1, 9, 30),
  endsAt: new Date(2026, 11, 1),
  isActive: false,
  position: 3,
  state: 'off',
  given: 4,
  inOrders: 1,
  used: 2,
};

test('what is opened and saved unchanged is what it was', () => {
  const draft = campaignFormSchema.parse(toCampaignDraft(row));
  expect(draft).toMatchObject({
    yuan: 10.5,
    leastKilograms: 1.5,
    startsOn: '2026-11-01',
    endsOn: '2026-11-30',
  });
  const { id: _id, name: _name, state: _state, given: _given, inOrders: _in, used: _used, ...terms } = row;
  expect(toCampaignInput(draft, row)).toEqual(terms);
});

test('a new one begins at midnight of its first day and ends after its last', () => {
  const draft = campaignFormSchema.parse({
    ...newDraft(1, new Date(2026, 10, 16, 23, 59)),
    en: 'Friends',
    kind: 'invite',
    friends: 3,
    points: 50,
    yuan: 0.29,
    endsOn: '2026-11-16',
  });
  const terms = toCampaignInput(draft, undefined);
  expect(terms).toMatchObject({
    minor: 29,
    friends: 3,
    points: 0,
    stock: null,
    mostEach: null,
    isActive: true,
  });
  expect(terms.startsAt).toEqual(new Date(2026, 10, 16));
  expect(terms.endsAt).toEqual(new Date(2026, 10, 17));
});

test('P11: the name that is needed is that of the chosen shop’s own language', () => {
  const shops = [
    { id: 1, name: 'Harbour', languages: ['zhHanT' as const, 'en' as const] },
    { id: 2, name: 'Sao Mai', languages: ['vi' as const, 'zhHans' as const] },
  ];
  expect(fallbackLanguageOf(shops, 2)).toBe('vi');
  expect(fallbackLanguageOf(shops, 1)).toBe('zhHanT');
  expect(fallbackLanguageOf(shops, undefined)).toBe('zhHanT');
  expect(fallbackLanguageOf([], 1)).toBeUndefined();
});
