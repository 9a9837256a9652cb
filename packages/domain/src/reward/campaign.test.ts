import fc from 'fast-check';
import { expect, test } from 'vitest';
import { campaignProblem, campaignRefusal, codeRisk, couponsForFriends } from './campaign.ts';

const now = new Date('2026-11-16T00:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const offer = { isActive: true, startsAt: later(-1), endsAt: null, stock: null, given: 0, mostEach: null };

test('an offer holds from its beginning to its end, while it is switched on', () => {
  expect(campaignRefusal(offer, 0, now)).toBeUndefined();
  expect(campaignRefusal({ ...offer, startsAt: now, endsAt: later(1) }, 0, now)).toBeUndefined();
  expect(campaignRefusal({ ...offer, startsAt: later(1) }, 0, now)).toBe('campaign.over');
  expect(campaignRefusal({ ...offer, endsAt: now }, 0, now)).toBe('campaign.over');
  expect(campaignRefusal({ ...offer, isActive: false }, 0, now)).toBe('campaign.over');
});

test('there are so many in all, and so many for one', () => {
  expect(campaignRefusal({ ...offer, stock: 3, given: 2 }, 0, now)).toBeUndefined();
  expect(campaignRefusal({ ...offer, stock: 3, given: 3 }, 0, now)).toBe('campaign.soldOut');
  expect(campaignRefusal({ ...offer, stock: 0 }, 0, now)).toBe('campaign.soldOut');
  expect(campaignRefusal({ ...offer, mostEach: 2 }, 1, now)).toBeUndefined();
  expect(campaignRefusal({ ...offer, mostEach: 2 }, 2, now)).toBe('campaign.mostReached');
});

test('friends bring one coupon for each full number of them, however they are counted', () => {
  const count = fc.integer({ min: 0, max: 200 });
  fc.assert(
    fc.property(count, fc.integer({ min: 1, max: 20 }), (friends, each) => {
      let had = 0;
      for (let came = 0; came <= friends; came++) had += couponsForFriends(came, each, had);
      expect(had).toBe(Math.floor(friends / each));
      expect(couponsForFriends(friends, each, had)).toBe(0);
      expect(couponsForFriends(friends, each, had + 5)).toBe(0);
    }),
  );
});

test('each kind of campaign has its own fields, and no other’s', () => {
  const none = { code: '', points: 0, friends: 0, mostEach: null, startsAt: now, endsAt: null };
  expect(campaignProblem({ ...none, kind: 'give' })).toBeUndefined();
  expect(campaignProblem({ ...none, kind: 'redeem', points: 5 })).toBeUndefined();
  expect(campaignProblem({ ...none, kind: 'redeem' })).toBe('points');
  expect(campaignProblem({ ...none, kind: 'give', points: 5 })).toBe('points');
  expect(campaignProblem({ ...none, kind: 'invite' })).toBe('friends');
  expect(campaignProblem({ ...none, kind: 'give', friends: 5 })).toBe('friends');
  expect(campaignProblem({ ...none, kind: 'code' })).toBe('code');
  expect(campaignProblem({ ...none, kind: 'welcome', code: 'SPRING' })).toBe('code');
  expect(campaignProblem({ ...none, kind: 'code', code: 'SPRING' })).toBe('mostEach');
  expect(campaignProblem({ ...none, kind: 'code', code: 'SPRING', mostEach: 1 })).toBeUndefined();
  expect(campaignProblem({ ...none, kind: 'give', endsAt: now })).toBe('endsAt');
});

test('a code with half off or more, or without limit, is asked about once', () => {
  const usual = { kind: 'code', percent: 49, stock: 100 } as const;
  expect(codeRisk(undefined, usual)).toBeUndefined();
  expect(codeRisk(undefined, { ...usual, percent: 50 })).toBe('percent');
  expect(codeRisk(undefined, { ...usual, stock: null })).toBe('stock');
  expect(codeRisk(usual, { ...usual, percent: 80 })).toBe('percent');
  const large = { ...usual, percent: 80 };
  expect(codeRisk(large, large)).toBeUndefined();
  expect(codeRisk(large, { ...large, stock: null })).toBe('stock');
  expect(codeRisk(undefined, { ...large, kind: 'give' })).toBeUndefined();
});
